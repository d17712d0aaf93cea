/** Fresh data for the machines that effects and states call: one constructor a machine, constant shapes. */
import type { ExtraAction, SeatId, TeamId } from '../state/board.ts';
import type { CardId, Element, Faction } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type {
  ActionData,
  AttackData,
  DamageCause,
  DamageData,
  DamageKind,
  DrawData,
  Declaration,
  DrawKind,
  EffectData,
  MoraleCause,
  MoraleData,
  OverLimitData,
} from '../state/frames.ts';

/** §11.1: a damage always has source, target, kind, amount and cause; it enters at ③. */
export function newDamage(
  source: SeatId,
  target: SeatId,
  kind: DamageKind,
  cause: DamageCause,
  amount: number,
  skill: string | null = null,
  healsAllowed = -1,
): DamageData {
  return {
    source,
    target,
    kind,
    cause,
    amount,
    healsAllowed,
    healsUsed: 0,
    skill,
    taken: 0,
    late: false,
    moved: false,
    rest: null,
    loss: -1,
    lost: 0,
    used: [],
  };
}

/** §13.2: a draw of N is one step. */
export function newDraw(player: SeatId, count: number, kind: DrawKind): DrawData {
  return { player, count, left: count, kind, drawn: [] };
}

/** §15.2. */
export function newMorale(team: TeamId, amount: number, cause: MoraleCause, player: SeatId): MoraleData {
  return { team, amount, cause, player };
}

/** §14. */
export function newOverLimit(player: SeatId): OverLimitData {
  return { player, excess: 0, cards: [] };
}

/** §7.1: base damage is that of the settings; a dark attack cannot be countered from the start (§7.3). */
export function newAttack(
  game: Game,
  attacker: SeatId,
  target: SeatId,
  card: CardId,
  element: Element,
  active: boolean,
  faction: Faction | null = game.rules.cards[card]?.faction ?? null,
): AttackData {
  return {
    attacker,
    target,
    card,
    element,
    active,
    damage: game.rules.config.attackDamage,
    counterable: element !== 'dark',
    lightable: true,
    shieldable: true,
    forced: false,
    healsAllowed: -1,
    answer: 'none',
    answerCard: 0,
    answerElement: element,
    counterTarget: -1,
    hit: false,
    faction,
    damageSet: -1,
    harmless: false,
    counterChange: null,
    used: [],
  };
}

/** §6, §18.4: one action of the turn player, with what an entry of the list allows. */
export function newAction(quota: ActionData['quota'], restriction: ExtraAction | null = null): ActionData {
  return {
    quota,
    restriction,
    card: 0,
    look: null,
    target: -1,
    stones: { gem: 0, crystal: 0 },
    declaration: null,
    kind: 'attack',
    special: null,
    canAct: false,
    hit: false,
    used: [],
  };
}

/** The quota an entry of the list allows (§18.4). */
export function quotaOf(entry: ExtraAction): ActionData['quota'] {
  return entry.kinds.length === 2 ? 'attackOrMagic' : (entry.kinds[0] ?? 'attack');
}

/** The frame of a declared use. Everything it needs later is in it; the program is found by the ability's number. */
export function newEffect(declaration: Declaration): EffectData {
  const slots: Record<string, number[]> = {};
  for (const [name, values] of Object.entries(declaration.picks)) slots[name] = [...values];
  const { ability, seat, user } = declaration;
  return { ability, seat, user, pc: 0, slots, signal: 'next', call: null, ask: null, held: false, result: 0 };
}
