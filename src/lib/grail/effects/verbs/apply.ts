/** `apply`: continuous rules for a while, with the names that the effect knows now. */
import type { Scoped } from '../../state/board.ts';
import type { EffectData, WindowData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import type { Trigger } from '../language/trigger.ts';
import type { WhoWord } from '../language/words.ts';
import type { Names } from '../names.ts';
import { depthOf } from '../pending.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import type { Rule } from '../rules/index.ts';
import { applyRule } from '../rules/scopes.ts';
import { compileGroup, type SeatsOf } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** The rules end when such an event comes. */
export interface UntilEvent {
  until: Trigger;
}

/** Continuous rules until the end of the skill, attack or turn, until an event, or for the whole game. */
export interface Apply extends EffectBase {
  do: 'apply';
  rules: Rule[];
  for: 'skill' | 'attack' | 'turn' | 'game' | UntilEvent;
}

/** Parts in the event of now; a rule that is looked at later means who plays them when it is laid. */
const ROLES: readonly WhoWord[] = ['attacker', 'attacked', 'source', 'victim', 'player'];
/** In a rule about attacks these are the parts of each attack it speaks of. */
const ATTACK_ROLES: readonly WhoWord[] = ['attacker', 'attacked'];

export function apply(effect: Apply, program: Program, names: Names): void {
  for (const rule of effect.rules) layRule(rule, effect.for, program, names);
  if (effect.rules.some(({ rule }) => rule === 'limit')) checkOverLimits(program);
}

function layRule(rule: Rule, lasts: Apply['for'], program: Program, names: Names): void {
  const until = typeof lasts === 'string' ? undefined : lasts.until;
  const words = new Set(JSON.stringify([rule, until ?? null]).match(/[A-Za-z][A-Za-z0-9-]*/g));
  const roles = new Map<string, SeatsOf>();
  const bound = new Map(names.bound);
  for (const role of ROLES)
    if (words.has(role) && !(rule.rule === 'attack' && ATTACK_ROLES.includes(role))) {
      roles.set(role, compileGroup(role, names));
      bound.set(role, 'seat');
    }
  const index = names.build.rule(rule, { ...names, bound }, until);
  add(program, (game, frame) => {
    const scope = scopeOf(game, lasts);
    if (scope !== null) applyRule(game, frame.seat, index, keptNames(game, frame, words, roles), scope);
    return true;
  });
}

/** What the rule mentions of the names bound so far, as they are now, and who plays the parts it speaks of. */
function keptNames(
  game: Game,
  frame: EffectData,
  words: ReadonlySet<string>,
  roles: ReadonlyMap<string, SeatsOf>,
): Record<string, number[]> {
  const slots: Record<string, number[]> = {};
  for (const [name, values] of Object.entries(frame.slots)) if (words.has(name)) slots[name] = [...values];
  for (const [role, seats] of roles) slots[role] = seats(game, frame);
  return slots;
}

/** Null: nothing runs that it could last as long as. */
function scopeOf(game: Game, lasts: Apply['for']): Scoped | null {
  if (typeof lasts !== 'string') return { until: 'event', depth: -1 };
  if (lasts === 'turn' || lasts === 'game') return { until: lasts, depth: -1 };
  const depth = lasts === 'attack' ? depthOf(game, 'attack') : depthOfSkill(game);
  return depth < 0 ? null : { until: lasts, depth };
}

/** The use that is answered at `skill.used`, elsewhere the running one itself. */
function depthOfSkill(game: Game): number {
  const { stack } = game.board;
  const at = depthOf(game, 'window');
  const timing = (stack[at]?.data as WindowData | undefined)?.timing;
  return timing === 'skill.used' && stack[at - 1]?.machine === 'effect' ? at - 1 : stack.length - 1;
}
