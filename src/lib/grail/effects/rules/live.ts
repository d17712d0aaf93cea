/** Which continuous rules are live now (§3): standing ones while they are awake, laid ones until their scope ends. */
import type { AppliedRule, SeatId } from '../../state/board.ts';
import type { Game } from '../../state/game.ts';
import type { CompiledRule, RuleLife, Scope } from '../compiled.ts';
import { allHold } from '../conditions.ts';
import { depthOf } from '../pending.ts';
import { holdersOf, inForm } from '../scope.ts';
import type { RuleKind } from './index.ts';

/**
 * Looks at one rule that is awake, in the scope its words are read in; true: it has seen enough.
 * `applied`: how it was laid; null for a standing rule.
 */
export type Look<R extends RuleKind> = (
  rule: CompiledRule<R>,
  scope: Scope,
  applied: AppliedRule | null,
) => boolean | void;

/**
 * A rule is being looked at that itself asks what rules say. What it is told then comes from the rules that ask
 * nothing, so no two rules can wait for each other and a question goes two deep at most, whatever a skill says.
 */
let askedByRule = false;

/** No character has such a rule and none is laid. */
export function nobodyHas(game: Game, kind: RuleKind): boolean {
  return game.rules.skills.standing[kind] === undefined && game.board.applied.length === 0;
}

/**
 * The look-up that most questions cost: no rule of the kind that could be awake is about this matter and this seat.
 * @param matter as `RuleLife.matter`; null for kinds that are about one thing
 * @param seat whom the rules would be about; −1 where they are about nobody
 */
export function nobodySays(game: Game, kind: RuleKind, matter: string | null, seat: SeatId): boolean {
  const { rules, standing } = game.rules.skills;
  const own = standing[kind];
  if (own !== undefined)
    for (const index of own) {
      const rule = rules[index];
      if (rule !== undefined && mightSay(game, rule, rule.owner, matter, seat)) return false;
    }
  for (const applied of game.board.applied) {
    const rule = rules[applied.rule];
    if (rule?.rule.rule === kind && mightSay(game, rule, applied.seat, matter, seat)) return false;
  }
  return true;
}

function mightSay(game: Game, rule: RuleLife, owner: SeatId, matter: string | null, seat: SeatId): boolean {
  if (rule.matter !== matter || (rule.ofOwner && owner !== seat)) return false;
  return inForm(game, owner, rule.form);
}

/** Every rule of the kind that is awake: standing ones first, then laid ones in the order in which they began. */
export function eachAwake<R extends RuleKind>(game: Game, kind: R, look: Look<R>): void {
  const { rules, standing } = game.rules.skills;
  const own = standing[kind];
  if (own !== undefined)
    for (const index of own) {
      const rule = ruleAt<R>(rules, index);
      if (lookAt(game, rule, rule.scope, null, look)) return;
    }
  for (const applied of game.board.applied) {
    const rule = ruleAt<R>(rules, applied.rule);
    if (rule.rule.rule === kind && lookAt(game, rule, applied, applied, look)) return;
  }
}

/** Rules are numbered by the skills that made them; which kind a number is was seen to before. */
function ruleAt<R extends RuleKind>(rules: readonly CompiledRule[], index: number): CompiledRule<R> {
  const rule = rules[index];
  if (!rule) throw new Error(`no rule ${index}`);
  return rule as unknown as CompiledRule<R>;
}

/** Whether the rule's `if` holds. Asked last: conditions cost more than the question whom a rule is about. */
export function holdsNow(game: Game, rule: RuleLife, scope: Scope): boolean {
  return rule.holds.length === 0 || allHold(rule.holds, game, scope);
}

/** A rule laid "for this attack" speaks of that attack alone, not of those nested in it. */
export function isOfThisAttack(game: Game, applied: AppliedRule | null): boolean {
  return applied === null || applied.until !== 'attack' || applied.depth === depthOf(game, 'attack');
}

function lookAt<R extends RuleKind>(
  game: Game,
  rule: CompiledRule<R>,
  scope: Scope,
  applied: AppliedRule | null,
  look: Look<R>,
): boolean {
  if (!inForm(game, scope.seat, rule.form)) return false;
  if (rule.asks && askedByRule) return false;
  if (!rule.asks) return lookAwake(game, rule, scope, applied, look);
  askedByRule = true;
  try {
    return lookAwake(game, rule, scope, applied, look);
  } finally {
    askedByRule = false;
  }
}

/** Once, or for a rule of a laid card once for each holder. */
function lookAwake<R extends RuleKind>(
  game: Game,
  rule: CompiledRule<R>,
  scope: Scope,
  applied: AppliedRule | null,
  look: Look<R>,
): boolean {
  if (rule.cards === null) return look(rule, withWheres(game, rule, scope), applied) === true;
  for (const holder of holdersOf(game, scope.seat, rule.cards)) {
    const held = { seat: scope.seat, user: scope.user, slots: { ...scope.slots, holder: [holder] } };
    if (look(rule, withWheres(game, rule, held), applied) === true) return true;
  }
  return false;
}

/** The rule's own numbers, read at every look. */
function withWheres(game: Game, { wheres }: RuleLife, scope: Scope): Scope {
  if (wheres.length === 0) return scope;
  const own: Scope = { seat: scope.seat, user: scope.user, slots: { ...scope.slots } };
  for (const { name, value } of wheres) own.slots[name] = [value(game, own)];
  return own;
}
