/**
 * An answer in the making: what kind, with which card, at whom. The space of answers comes from the request;
 * what it does not hold may still be tried, so that the rules can say why not.
 */
import type {
  AttackView,
  CardFace,
  CardId,
  Choice,
  ChoiceType,
  ExtraAction,
  Field,
  MachineId,
  Option,
  Request,
  RulesConfig,
  SeatId,
  SeatView,
  Stones,
  TableView,
} from '$lib/grail';

/** Values by the name of the field they were chosen for. */
export type Values = Readonly<Record<string, readonly number[]>>;

export interface Picks {
  type: ChoiceType | null;
  card: CardId | null;
  /** The ability that is declared; its fields are asked one after the other. */
  ability: number | null;
  values: Values;
  /** Number of the field that is asked now; as many as there are: all is chosen. */
  at: number;
  /** Where going back leads; null: to the kinds of answers. */
  before: Picks | null;
}

export const NO_PICKS: Picks = { type: null, card: null, ability: null, values: {}, at: 0, before: null };

/** The fields of an ability that go on from values chosen already; null: nothing does. */
export type FieldsOf = (ability: number, given: Record<string, number[]>) => readonly Field[] | null;

/** What an answer is made from. */
export interface Asked {
  request: Request;
  /** The asked player's own hand. */
  hand: readonly CardFace[];
  own: SeatView;
  /** All seats in order, with who is on whose side and what lies there. */
  seats: readonly (Pick<SeatView, 'seat' | 'table'> & { isOpponent: boolean })[];
  /** Stones of the own team. */
  zone: Stones;
  /** The attack that waits for its answer. */
  attack: AttackView | null;
  /** Points of the attack, missile or damage that is answered. */
  points: number;
  extras: readonly ExtraAction[];
  /** Numbers of this game's settings (§24). */
  config: RulesConfig;
  /** Narrows the fields of a declaration; without it they stay as the request describes them. */
  fieldsOf?: FieldsOf | undefined;
}

/** What the asked viewer answers with; null if somebody else is asked, or nobody. */
export function askedOf(
  view: TableView,
  config: RulesConfig,
  faceOf: (card: CardId) => CardFace | undefined,
  fieldsOf?: FieldsOf,
): Asked | null {
  const { request, seats, teams, attack, turn } = view;
  const own = request && seats[request.seat];
  if (!request || !own) return null;
  return {
    request,
    hand: (own.hand ?? []).flatMap((card) => faceOf(card) ?? []),
    own,
    seats: seats.map(({ seat, team, table }) => ({ seat, table, isOpponent: team !== own.team })),
    zone: teams[own.team].stones,
    attack: request.machine === 'attack' ? attack : null,
    points: pointsOf(view, request.machine),
    extras: turn.extras,
    config,
    fieldsOf,
  };
}

function pointsOf({ attack, missile, damage }: TableView, machine: MachineId): number {
  if (machine === 'attack') return attack?.damage ?? 0;
  return machine === 'missile' ? (missile?.points ?? 0) : (damage?.points ?? 0);
}

/** Kinds of answers that a state always speaks of, legal or not; elsewhere only what is offered. */
const STANDING: Readonly<Record<string, readonly ChoiceType[]>> = {
  'action.choose': ['attack', 'magic', 'buy', 'synthesize', 'extract'],
  'attack.respond': ['counter', 'block', 'take'],
  'missile.respond': ['pass', 'block', 'take'],
};

/** The kinds of answers to show, in an order that never changes. `more`: kinds a lesson wants tried. */
export function kindsOf(
  { machine, state, options }: Request,
  more: readonly ChoiceType[] = [],
): ChoiceType[] {
  const standing = STANDING[`${machine}.${state}`] ?? [];
  const offered = options.map(({ type }) => type);
  const kinds = [...new Set([...standing, ...offered, ...more])];
  // To take it stands last, even after what is only tried.
  return kinds.includes('take') ? [...kinds.filter((kind) => kind !== 'take'), 'take'] : kinds;
}

type OptionOf<T extends Option['type']> = Extract<Option, { type: T }>;
export const optionsOf = <T extends Option['type']>(request: Request, type: T): OptionOf<T>[] =>
  request.options.filter((option): option is OptionOf<T> => option.type === type);

/** Cards with which an answer of this kind is possible, in the order of the hand. */
export function cardsFor({ request, hand }: Asked, type: ChoiceType): CardFace[] {
  const possible = new Set(
    request.options.flatMap((option) =>
      option.type === type && 'card' in option && option.card !== undefined ? [option.card] : [],
    ),
  );
  return hand.filter(({ id }) => possible.has(id));
}

/** Whether a card may be used now in any way. */
export const isUsable = ({ request }: Asked, card: CardId): boolean =>
  request.options.some(
    (option) =>
      ('card' in option && option.card === card) ||
      (option.type === 'discard' && option.cards.includes(card)),
  );

/** The kind of answer a card serves, when it is pressed first. */
export const kindOfCard = ({ request }: Asked, card: CardId): ChoiceType | null =>
  request.options.find((option) => 'card' in option && option.card === card)?.type ?? null;

/** Seats at which this card may be pointed, by the request. */
export function targetsOf({ request }: Asked, type: ChoiceType, card: CardId): readonly SeatId[] {
  const option = request.options.find((one) => one.type === type && 'card' in one && one.card === card);
  return option && 'targets' in option ? (option.targets ?? []) : [];
}

/** Whether an answer of this kind and card still needs a seat. */
export function needsSeat({ request }: Asked, type: ChoiceType, card: CardId): boolean {
  if (type === 'attack' || type === 'counter') return true;
  return request.options.some(
    (one) => one.type === 'magic' && type === 'magic' && one.card === card && one.targets !== null,
  );
}

/** An opponent who is not the attacker, so that what is tried is not refused for its target. */
const otherOpponent = ({ seats, attack, request }: Asked): SeatId =>
  seats.find((one) => one.isOpponent && one.seat !== attack?.attacker)?.seat ?? request.seat;

/** A card's likeliest use, for asking why it cannot be used. */
export function attempt(asked: Asked, card: CardFace): Choice {
  const { request } = asked;
  const { seat, machine } = request;
  const opponent = otherOpponent(asked);
  if (machine === 'attack')
    return card.kind === 'attack'
      ? { type: 'counter', seat, card: card.id, target: opponent }
      : { type: 'block', seat, card: card.id };
  if (machine === 'missile')
    return card.kind === 'attack'
      ? { type: 'counter', seat, card: card.id, target: opponent }
      : { type: 'pass', seat, card: card.id };
  if (card.kind === 'attack') return { type: 'attack', seat, card: card.id, target: opponent };
  return card.name === 'magic-missile'
    ? { type: 'magic', seat, card: card.id }
    : { type: 'magic', seat, card: card.id, target: seat };
}

/** An answer of a kind that is not offered, so that the rules refuse it and say why. */
export function attemptOf(asked: Asked, type: ChoiceType): Choice | null {
  const { request, hand, zone } = asked;
  const { seat } = request;
  const wanted =
    hand.find(({ kind }) => kind === (type === 'attack' || type === 'counter' ? 'attack' : 'magic')) ??
    hand[0];
  const card = wanted?.id ?? 0;
  const target = otherOpponent(asked);
  switch (type) {
    case 'attack':
    case 'counter':
      return { type, seat, card, target };
    case 'magic':
      return { type, seat, card, target: seat };
    case 'block':
      return { type, seat, card };
    case 'pass':
      // In a window it declines and is no matter of cards.
      return request.machine === 'missile' ? { type, seat, card } : { type, seat };
    case 'synthesize': {
      const gem = Math.min(zone.gem, 3);
      return { type, seat, stones: { gem, crystal: 3 - gem } };
    }
    case 'extract':
      return zone.gem > 0 || zone.crystal === 0
        ? { type, seat, stones: { gem: 1, crystal: 0 } }
        : { type, seat, stones: { gem: 0, crystal: 1 } };
    case 'buy':
    case 'take':
    case 'skipActionPhase':
    case 'drawThree':
    case 'declareCannotAct':
    case 'noStartup':
    case 'stopExtra':
      return { type, seat };
    default:
      return null;
  }
}
