/** The answers to show for what is picked so far: kinds first, then cards, then seats or stones. */
import type { CardFace, CardId, Choice, ChoiceType, SeatId, Stones } from '$lib/grail';
import { m } from '$lib/i18n';
import type { BoardWords } from '../board/words.ts';
import { stonesText } from '../wording/stones-text.ts';
import { attemptOf, cardsFor, kindsOf, needsSeat, optionsOf, type Asked, type Picks } from './picks.ts';

/** One line of the list: either a whole answer, or a step on the way to one. */
export interface Offer {
  id: string;
  icon: string;
  label: string;
  detail?: string;
  /** Given: pressing gives this answer. It may be one that the rules refuse. */
  choice?: Choice;
  /** Given: pressing picks this and shows what is left to choose. */
  next?: Picks;
  card?: CardId;
  seat?: SeatId;
}

interface Words {
  words: BoardWords;
  teamOf: (seat: SeatId) => 0 | 1;
  /** Points of the attack or missile that waits for an answer. */
  points: number;
}

const LABELS: Partial<Record<ChoiceType, () => string>> = {
  attack: () => m.answer_attack(),
  magic: () => m.answer_magic(),
  buy: () => m.answer_buy(),
  synthesize: () => m.answer_synthesize(),
  extract: () => m.answer_extract(),
  counter: () => m.answer_counter(),
  block: () => m.answer_block(),
  take: () => m.answer_take(),
  pass: () => m.answer_pass(),
  skipActionPhase: () => m.answer_skipActionPhase(),
  declareCannotAct: () => m.answer_declareCannotAct(),
  noStartup: () => m.answer_noStartup(),
  stopExtra: () => m.answer_stopExtra(),
};
const ICONS: Partial<Record<ChoiceType, string>> = {
  attack: 'act-attack',
  magic: 'act-magic',
  buy: 'act-buy',
  synthesize: 'act-synthesize',
  extract: 'act-extract',
  counter: 'ans-counter',
  block: 'ans-block',
  take: 'ans-take',
  pass: 'missile',
  useHeals: 'heal',
  discard: 'discard',
  drawThree: 'hand',
  takeExtra: 'act-extra',
};
const iconOf = (type: ChoiceType): string => ICONS[type] ?? 'ruling';
const labelOf = ({ config }: Asked, type: ChoiceType): string =>
  type === 'drawThree' ? m.answer_drawThree({ count: config.weaknessDraw }) : (LABELS[type]?.() ?? type);

/** Offers for what is picked; never empty while somebody is asked. */
export function offersOf(asked: Asked, picks: Picks, words: Words, more: readonly ChoiceType[]): Offer[] {
  const { type, card } = picks;
  if (type === null)
    return kindsOf(asked.request, more).flatMap((kind) => kindOffers(asked, kind, picks, words));
  if (type === 'buy' || type === 'synthesize' || type === 'extract') return stoneOffers(asked, type);
  if (card === null) return cardsFor(asked, type).map((face) => cardOffer(face, type, words));
  const face = asked.hand.find(({ id }) => id === card);
  if (!face) return [];
  return needsSeat(asked, type, card)
    ? seatOffers(asked, type, face, words)
    : [confirmOffer(asked, type, face, words)];
}

function kindOffers(asked: Asked, type: ChoiceType, picks: Picks, words: Words): Offer[] {
  const { request } = asked;
  if (type === 'useHeals') return healOffers(asked, words);
  if (type === 'discard') return [discardOffer(asked, picks)];
  const base = { id: type, icon: iconOf(type), label: labelOf(asked, type), ...detailOf(asked, type, words) };
  const offered = request.options.filter((option) => option.type === type);
  const choice = attemptOf(asked, type);
  if (offered.length === 0) return choice ? [{ ...base, choice }] : [];
  const [only] = offered;
  if (only && 'card' in only && only.card !== undefined) return [{ ...base, next: { ...picks, type } }];
  if (only && 'stones' in only) {
    if (only.stones.length > 1) return [{ ...base, next: { ...picks, type } }];
    const [stones] = only.stones;
    if (typeof stones === 'object' && (type === 'synthesize' || type === 'extract'))
      return [{ ...base, choice: { type, seat: request.seat, stones } }];
  }
  return choice ? [{ ...base, choice }] : [];
}

/** What an answer brings, where it is the same whatever follows. */
function detailOf({ config }: Asked, type: ChoiceType, { points }: Words): { detail?: string } {
  if (type === 'take') return { detail: m.answer_take_detail({ points }) };
  if (type === 'buy') return { detail: m.answer_buy_detail({ count: config.buyDraw }) };
  if (type === 'block') return { detail: m.answer_block_detail() };
  return {};
}

function healOffers({ request }: Asked, { points }: Words): Offer[] {
  const max = optionsOf(request, 'useHeals')[0]?.max ?? 0;
  return Array.from({ length: max + 1 }, (_, count): Offer => ({
    id: `heals-${String(count)}`,
    icon: 'heal',
    label: count === 0 ? m.answer_useHeals_none() : m.answer_useHeals({ count }),
    detail: m.answer_useHeals_detail({ before: points, after: points - count }),
    choice: { type: 'useHeals', seat: request.seat, count },
  }));
}

function discardOffer({ request }: Asked, { cards }: Picks): Offer {
  const need = optionsOf(request, 'discard')[0]?.count ?? 0;
  return {
    id: 'discard',
    icon: 'discard',
    label: m.answer_discard({ count: need }),
    detail: m.lesson_discard_picked({ count: cards.length, need }),
    choice: { type: 'discard', seat: request.seat, cards: [...cards] },
  };
}

function stoneOffers({ request, config }: Asked, type: 'buy' | 'synthesize' | 'extract'): Offer[] {
  const { seat } = request;
  if (type === 'buy')
    return (optionsOf(request, 'buy')[0]?.stones ?? []).map((stone): Offer => ({
      id: `buy-${stone}`,
      icon: stone,
      label:
        stone === 'gem'
          ? m.answer_buy_detail_gem({ count: config.buyDraw })
          : m.answer_buy_detail_crystal({ count: config.buyDraw }),
      choice: { type, seat, stone },
    }));
  return (optionsOf(request, type)[0]?.stones ?? []).map((stones: Stones): Offer => ({
    id: `${type}-${String(stones.gem)}-${String(stones.crystal)}`,
    icon: iconOf(type),
    label: stonesText(stones),
    choice: { type, seat, stones },
  }));
}

const cardOffer = (face: CardFace, type: ChoiceType, { words }: Words): Offer => ({
  id: `card-${String(face.id)}`,
  icon: `el-${face.element}`,
  label: words.card(face),
  card: face.id,
  next: { type, card: face.id, cards: [] },
});

/** All seats it could be pointed at; those the rules refuse may be tried. */
function seatOffers(asked: Asked, type: ChoiceType, face: CardFace, { words, teamOf }: Words): Offer[] {
  const { seat: own } = asked.request;
  return asked.seats
    .filter(({ seat }) => type === 'magic' || seat !== own)
    .map(({ seat }): Offer => ({
      id: `seat-${String(seat)}`,
      icon: teamOf(seat) === 0 ? 'team-red' : 'team-blue',
      label: words.seatLong(seat, teamOf(seat)),
      detail: words.role(seat),
      seat,
      choice: { type: type as 'attack' | 'counter' | 'magic', seat: own, card: face.id, target: seat },
    }));
}

function confirmOffer(asked: Asked, type: ChoiceType, face: CardFace, words: Words): Offer {
  const { seat } = asked.request;
  const choice: Choice = { type: type as 'block' | 'pass' | 'magic', seat, card: face.id };
  return {
    id: 'confirm',
    icon: iconOf(type),
    label: LABELS[type]?.() ?? type,
    detail: words.words.card(face),
    choice,
  };
}
