/** Facts in English: as a noun ("X = your Sparks"), and as what is compared ("you have at least 2 Sparks"). */
import type { TeamWord } from './words.ts';
import type { Fact, TokenFact } from './number.ts';
import { filterNounEn } from './card-filter.text.ts';
import { laidEn } from './laid.text.ts';
import { cardsRef } from './refs.text.ts';
import { isNothing, NOTHING, said, type Said } from './said.text.ts';
import { sideName, tokenName, type Say } from './say.text.ts';
import { KINDS, termEn } from './terms.text.ts';
import { everyEn, kindEn, oneEn, type Person } from './who.text.ts';
import { actionsEn, resultOf, type EventFact } from './fact-parts.text.ts';

export interface FactEn {
  /** Who has it; without, only the noun is compared. */
  who?: Person;
  one: Said;
  many: Said;
  noun: Said;
}

const teamEn = (team: TeamWord): Person => {
  const words = team === 'own' ? said`your team` : said`the other team`;
  return { subject: words, object: words, possessive: said`${words}’s`, form: 'one' };
};

export function factEn(fact: Fact, say: Say): FactEn {
  const found = plainFactEn(fact, say);
  if (fact.plus === undefined || fact.plus === 0) return found;
  return { ...found, noun: said`${found.noun} ${fact.plus < 0 ? '−' : '+'} ${Math.abs(fact.plus)}` };
}

const SEAT: Readonly<Record<string, { one: string; many: string; noun: string }>> = {
  hand: { one: 'card in hand', many: 'cards in hand', noun: 'hand size' },
  energy: { one: 'energy', many: 'energy', noun: 'energy' },
  'energy-room': { one: 'free energy place', many: 'free energy places', noun: 'room for energy' },
};

function plainFactEn(fact: Fact, say: Say): FactEn {
  switch (fact.count) {
    case 'hand-limit': {
      const noun = said`${oneEn(fact.of, say).possessive} hand limit`;
      return { one: NOTHING, many: NOTHING, noun };
    }
    case 'heals':
      return hasEn(oneEn(fact.of, say), termEn('heal'), termEn('heal', 'heals'));
    case 'hand':
    case 'energy':
    case 'energy-room': {
      const { one, many, noun } = SEAT[fact.count] ?? { one: '', many: '', noun: '' };
      return hasEn(oneEn(fact.of, say), said`${one}`, said`${many}`, said`${noun}`);
    }
    case 'tokens':
      return tokensEn(fact, say);
    case 'cups':
      return hasEn(teamEn(fact.team), said`cup`, said`cups`, said`number of cups`);
    case 'morale':
      return hasEn(teamEn(fact.team), said`morale`, said`morale`);
    case 'stones': {
      const who = teamEn(fact.team);
      const stone = fact.stone ?? 'stone';
      return hasEn(
        {
          ...who,
          subject: said`${who.possessive} ${termEn('stone-zone')}`,
          possessive: said`${who.possessive} ${termEn('stone-zone')}’s`,
        },
        said`${stone}`,
        said`${stone}s`,
      );
    }
    case 'deck':
    case 'discard-pile': {
      const pile = fact.count === 'deck' ? said`the deck` : said`the discard pile`;
      return hasEn(
        { subject: pile, object: pile, possessive: said`${pile}’s`, form: 'one' },
        said`card`,
        said`cards`,
      );
    }
    default:
      return eventFactEn(fact, say);
  }
}

const hasEn = (who: Person, one: Said, many: Said, noun = many): FactEn => ({
  who,
  one,
  many,
  noun: said`${who.possessive} ${noun}`,
});

function tokensEn(fact: TokenFact, say: Say): FactEn {
  const name = fact.side === undefined ? tokenName(fact.token, say) : sideName(fact.token, fact.side, say);
  const who = oneEn(fact.of, say);
  if (fact.cards === undefined) return hasEn(who, name, name);
  const among = said` among ${who.possessive} ${name}`;
  return thereEn(
    said`${filterNounEn(fact.cards, say, true)}${among}`,
    said`${filterNounEn(fact.cards, say, false)}${among}`,
  );
}

const THERE: Person = { subject: said`there`, object: NOTHING, possessive: NOTHING, form: 'many' };
/** "there are 2 opponents …": no one has them. */
const thereEn = (one: Said, many: Said): FactEn => ({
  who: THERE,
  one,
  many,
  noun: said`the number of ${many}`,
});
export const isThere = (who: Person): boolean => who === THERE;

function eventFactEn(fact: EventFact, say: Say): FactEn {
  switch (fact.count) {
    case 'placed': {
      const place = fact.of === 'all' ? said` in play` : said` before ${everyEn(fact.of, say).object}`;
      return thereEn(said`${laidEn(fact.card, say)}${place}`, said`${laidEn(fact.card, say, true)}${place}`);
    }
    case 'characters':
      return fact.of === 'teammates'
        ? hasEn(oneEn('self', say), said`teammate`, said`teammates`, said`number of teammates`)
        : thereEn(kindEn(fact.of, say, true), kindEn(fact.of, say, false));
    case 'cards': {
      const noun = (one: boolean): Said =>
        fact.cards === undefined ? said`card${one ? '' : 's'}` : filterNounEn(fact.cards, say, one);
      const among = said` among ${cardsRef(fact.in, say)}`;
      return thereEn(said`${noun(true)}${among}`, said`${noun(false)}${among}`);
    }
    case 'kinds': {
      const among = said` among ${cardsRef(fact.in, say)}`;
      return thereEn(said`${fact.by}${among}`, said`different ${fact.by}s${among}`);
    }
    case 'sets': {
      const rest = said` of ${fact.size} cards of one ${fact.by} among ${cardsRef(fact.in, say)}`;
      return thereEn(said`set${rest}`, said`sets${rest}`);
    }
    default:
      return countedEn(fact, say);
  }
}

function countedEn(
  fact: Exclude<EventFact, { count: 'placed' | 'characters' | 'cards' | 'kinds' | 'sets' }>,
  say: Say,
): FactEn {
  const noun = (words: Said): FactEn => ({ one: NOTHING, many: NOTHING, noun: words });
  switch (fact.count) {
    case 'points':
      return noun(said`${POINTS_EN[say.on[0]?.time ?? ''] ?? 'the number of this event'}`);
    case 'lost':
      return noun(said`${resultOf(fact.in, say)}the morale lost by it`);
    case 'damages':
      return noun(said`${resultOf(fact.in, say)}the number of damages dealt so far`);
    case 'gained':
      return noun(said`${resultOf(fact.in, say)}the number really gained`);
    case 'actions': {
      const span = said` this ${fact.within === 'phase' ? 'action phase' : 'turn'}`;
      const have: Person = { ...oneEn('self', say), subject: said`you` };
      return {
        who: have,
        one: said`${actionsEn(fact.kinds)}${span}`,
        many: said`${actionsEn(fact.kinds, true)}${span}`,
        noun: said`the number of your ${actionsEn(fact.kinds, true)}${span}`,
      };
    }
    case 'victims': {
      const kind = fact.kind === undefined ? '' : `${KINDS[fact.kind].en} `;
      const by = said` dealt ${kind}damage by ${teamEn(fact.team).object} this turn`;
      return thereEn(said`${kindEn(fact.of, say, true)}${by}`, said`${kindEn(fact.of, say, false)}${by}`);
    }
  }
}

const POINTS_EN: Readonly<Record<string, string>> = {
  't3.deal': 'the points of this damage',
  't4.heal': 'the points of this damage',
  't5.actual': 'the points of this damage',
  't6.take': 'the points of this damage',
  't6.taken': 'the points of this damage',
  'damage.end': 'the points of this damage',
  'morale.loss': 'the morale about to be lost',
  'morale.lost': 'the morale lost',
  'draw.before': 'the cards to draw',
  'special.buy': 'the stones bought',
  'special.extract': 'the stones extracted',
  'special.extracted': 'the stones extracted',
  'tokens.gained': 'the number gained',
  'tokens.removed': 'the number removed',
  'heals.gained': 'the heals gained',
  'heal.overflow': 'the heals that overflow',
};

export const isEmptyFact = (fact: FactEn): boolean => isNothing(fact.one);
