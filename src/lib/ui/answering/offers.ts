/** The answers to show for what is picked so far: kinds first, then cards, then seats, stones or fields. */
import type { CardFace, Choice, ChoiceType, Stones } from '$lib/grail';
import { m } from '$lib/i18n';
import { stonesText } from '../wording/stones-text.ts';
import { formOffers, seatLook } from './field-offers.ts';
import { beginSkill, choiceOf, formOf, isSkillOption, type SkillOption } from './form.ts';
import { detailOf, extraOffer, iconOf, labelOf, skillDetail, skillLabel, skillName } from './offer-words.ts';
import type { Offer, OfferWords, Wish } from './offer.ts';
import {
  attemptOf,
  cardsFor,
  kindsOf,
  needsSeat,
  NO_PICKS,
  optionsOf,
  type Asked,
  type Picks,
} from './picks.ts';

export type { Offer, OfferWords, Wish } from './offer.ts';

/** Offers for what is picked; never empty while somebody is asked. `more`: answers a lesson wants tried. */
export function offersOf(asked: Asked, picks: Picks, words: OfferWords, more: readonly Wish[] = []): Offer[] {
  const form = formOf(asked, picks);
  if (form) return formOffers(asked, form, picks, words);
  const { type, card } = picks;
  if (type === null) {
    const kinds = kindsOf(
      asked.request,
      more.map(({ choice }) => choice.type),
    );
    const wished = more.flatMap((wish) => wishOffer(asked, wish, words) ?? []);
    return [...kinds.flatMap((kind) => kindOffers(asked, kind, words)), ...wished];
  }
  if (type === 'buy' || type === 'synthesize' || type === 'extract') return stoneOffers(asked, type);
  if (card === null) return cardsFor(asked, type).map((face) => cardOffer(face, type, words));
  const face = asked.hand.find(({ id }) => id === card);
  if (!face) return [];
  return needsSeat(asked, type, card)
    ? seatOffers(asked, type, face, words)
    : [confirmOffer(asked, type, face, words)];
}

function kindOffers(asked: Asked, type: ChoiceType, words: OfferWords): Offer[] {
  const { request } = asked;
  if (type === 'useHeals') return healOffers(asked);
  if (type === 'takeExtra')
    return optionsOf(request, type).map((option) => extraOffer(option.entry, option, asked, words));
  const skills = request.options.filter(isSkillOption).filter((option) => option.type === type);
  if (skills.length > 0) return skills.map((option) => skillOffer(asked, option, words));
  const base = { id: type, icon: iconOf(type), label: labelOf(asked, type), ...detailOf(asked, type) };
  const offered = request.options.filter((option) => option.type === type);
  const choice = attemptOf(asked, type);
  if (offered.length === 0) return choice ? [{ ...base, choice }] : [];
  const [only] = offered;
  const next: Picks = { ...NO_PICKS, type };
  if (only && 'card' in only && only.card !== undefined) return [{ ...base, next }];
  if (only && 'stones' in only) {
    if (only.stones.length > 1) return [{ ...base, next }];
    const [stones] = only.stones;
    if (typeof stones === 'object' && (type === 'synthesize' || type === 'extract'))
      return [{ ...base, choice: { type, seat: request.seat, stones } }];
  }
  return choice ? [{ ...base, choice }] : [];
}

/** A skill that the rules do not offer; other kinds of answers are tried as `attemptOf` makes them. */
function wishOffer({ request }: Asked, { choice, skill }: Wish, words: OfferWords): Offer | null {
  if (!('ability' in choice) || skill === undefined) return null;
  const { type, ability } = choice;
  if (request.options.filter(isSkillOption).some((option) => option.ability === ability)) return null;
  return {
    id: `${type}-${String(ability)}`,
    icon: iconOf(type),
    label: skillName(type, skill, words),
    choice,
  };
}

/** Without anything to choose one press is the answer; else its fields are asked, and it is confirmed at the end. */
function skillOffer(asked: Asked, option: SkillOption, words: OfferWords): Offer {
  const { type, ability, fields } = option;
  const detail = skillDetail(option);
  const offer: Offer = {
    id: `${type}-${String(ability)}`,
    icon: iconOf(type),
    label: skillLabel(asked, option, words),
    ...(detail === undefined ? {} : { detail }),
  };
  if (fields.length > 0) return { ...offer, next: beginSkill(asked, option, NO_PICKS) };
  return { ...offer, choice: choiceOf({ type, skill: option, fields }, asked.request.seat, {}) };
}

/** From one heal up, so that the digit is the number; using none stands last. */
function healOffers({ request, points }: Asked): Offer[] {
  const max = optionsOf(request, 'useHeals')[0]?.max ?? 0;
  const counts = [...Array.from({ length: max }, (_, index) => index + 1), 0];
  return counts.map((count): Offer => ({
    id: `heals-${String(count)}`,
    icon: 'heal',
    label: count === 0 ? m.answer_useHeals_none() : m.answer_useHeals({ count }),
    detail: m.answer_useHeals_detail({ before: points, after: points - count }),
    choice: { type: 'useHeals', seat: request.seat, count },
  }));
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

const cardOffer = (face: CardFace, type: ChoiceType, { words }: OfferWords): Offer => ({
  id: `card-${String(face.id)}`,
  icon: `el-${face.element}`,
  label: words.card(face),
  card: face.id,
  next: { ...NO_PICKS, type, card: face.id },
});

/** All seats it could be pointed at; those the rules refuse may be tried. */
function seatOffers(asked: Asked, type: ChoiceType, face: CardFace, words: OfferWords): Offer[] {
  const { seat: own } = asked.request;
  return asked.seats
    .filter(({ seat }) => type === 'magic' || seat !== own)
    .map(({ seat }): Offer => ({
      id: `seat-${String(seat)}`,
      ...seatLook(seat, words),
      choice: { type: type as 'attack' | 'counter' | 'magic', seat: own, card: face.id, target: seat },
    }));
}

function confirmOffer(asked: Asked, type: ChoiceType, face: CardFace, { words }: OfferWords): Offer {
  const { seat } = asked.request;
  const choice: Choice = { type: type as 'block' | 'pass' | 'magic', seat, card: face.id };
  const label = labelOf(asked, type);
  return { id: 'confirm', icon: iconOf(type), label, detail: words.card(face), choice };
}
