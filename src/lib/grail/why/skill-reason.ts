/** Why a skill that listens is not offered at this moment; what the viewer may not know is left open (§4.6). */
import { listeners, uselessBecause } from '../actions/window.ts';
import { whyUndeclarable } from '../choices/declarations.ts';
import type { RefusalCode } from '../choices/choice.ts';
import { mightDestroy } from '../choices/freedom.ts';
import type { CompiledAbility } from '../effects/compiled.ts';
import type { Condition } from '../effects/language/index.ts';
import { scopesAwake } from '../effects/scope.ts';
import type { SeatId } from '../state/board.ts';
import type { WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** Whose eyes an explanation is for; 'open': all cards lie open, as in a replay. */
export type Viewer = SeatId | 'open';

/** Every reason why a skill is not offered, with its §. */
export const SILENT = {
  noSkill: '§21.1',
  otherEvent: '§21.1',
  usedHere: '§20.5',
  /** It needs a form, or a card on the table. */
  asleep: '§20.3',
  /** Another skill has shut it. */
  locked: '§20.3',
  usedUp: '§20.3',
  condition: '§20.3',
  cost: '§20.3',
  noTarget: '§20.7',
  freedom: '§23.7',
  leavesNothing: '§19.4',
  /** It depends on cards that the viewer does not see. */
  hidden: '§4.6',
  /** It happens without a question. */
  byItself: '§20.2',
} as const;
export type SilentCode = keyof typeof SILENT;

export interface SkillReason {
  ability: number;
  skill: string;
  /** Null: it can be used now. */
  because: SilentCode | null;
  rule: string;
  /** The condition of the skill's data that does not hold, where it is one and the viewer may know. */
  condition: Condition | null;
}

const OF_REFUSAL: Partial<Record<RefusalCode, SilentCode>> = {
  skillUsed: 'usedUp',
  skillNotUsable: 'condition',
  skillCostUnpaid: 'cost',
  skillLostTarget: 'noTarget',
  destroysPossibilities: 'freedom',
};

/** The reason of one code; null means that it can be used. */
export function skillReason(compiled: CompiledAbility, { because, condition }: Silence): SkillReason {
  const rule = because === null ? '§21.3' : SILENT[because];
  return { ability: compiled.index, skill: compiled.skill.id, because, rule, condition };
}

/** Whether the outcome rests on the faces of its owner's hand, which the viewer does not see (§4.2). */
function restsOnHand(game: Game, compiled: CompiledAbility): boolean {
  const { ability } = compiled;
  const filtered = [ability, ...(ability.modes ?? [])].some(({ pay = [] }) =>
    pay.some(
      (cost) =>
        (cost.pay === 'play' || cost.pay === 'discard' || cost.pay === 'covered') &&
        (cost.cards !== undefined || ('together' in cost && cost.together !== undefined)),
    ),
  );
  return filtered || mightDestroy(game, compiled);
}

/** What stops a declaration before its costs are looked at. */
const PUBLIC: ReadonlySet<RefusalCode | null> = new Set([
  'skillUsed',
  'skillNotUsable',
  'skillLostTarget',
] as const);

export const seesHandOf = (viewer: Viewer, seat: SeatId): boolean => viewer === 'open' || viewer === seat;

/** Why not, and the condition that does not hold. */
export interface Silence {
  because: SilentCode | null;
  condition: Condition | null;
}

/** §20.3: limits, conditions, targets and costs; its event apart. */
export function declarable(game: Game, compiled: CompiledAbility, viewer: Viewer): Silence {
  const stopped = whyUndeclarable(game, compiled.index);
  const shut = stopped?.because ?? null;
  if (!PUBLIC.has(shut) && !seesHandOf(viewer, compiled.seat) && restsOnHand(game, compiled))
    return { because: 'hidden', condition: null };
  if (shut === null) return { because: null, condition: null };
  return { because: OF_REFUSAL[shut] ?? 'condition', condition: stopped?.condition ?? null };
}

/** §21.6: one listening ability, while the window stands on the stack. */
export function windowReason(
  game: Game,
  window: WindowData,
  compiled: CompiledAbility,
  viewer: Viewer,
): Silence {
  const useless = uselessBecause(game, window, compiled);
  if (useless === null || useless.why === 'undeclarable') return declarable(game, compiled, viewer);
  return { because: useless.why, condition: null };
}

/** The abilities of one seat that listen to the window's timing. */
export function listening(game: Game, window: WindowData, seat: SeatId): CompiledAbility[] {
  return listeners(game, window).filter((compiled) => askedFor(game, compiled) === seat);
}

/** Who would be asked: the owner, or whom the ability names in his place. */
function askedFor(game: Game, compiled: CompiledAbility): SeatId {
  return scopesAwake(game, compiled)[0]?.user ?? compiled.seat;
}
