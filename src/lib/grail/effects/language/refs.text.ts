/** Cards, elements and numbers that were named before. */
import { said, type Said } from './said.text.ts';
import { nameOf, spoken, tokenName, type Meaning, type Say } from './say.text.ts';

/** Cards of a name; `attack-card`: what the attack looks like; `event-cards`: what the event is about. */
export function cardsRef(name: string, say: Say): Said {
  if (name === 'attack-card') return spoken(say, said`此攻击的牌`, said`this attack’s card`);
  if (name === 'event-cards') return eventCards(say);
  const bound = say.names.get(name);
  return bound !== undefined && 'words' in bound ? bound.words : nameOf('label', name, undefined, say);
}

function eventCards(say: Say): Said {
  const [trigger] = say.on;
  if (say.each) return spoken(say, said`该牌`, said`that card`);
  if (trigger?.time === 'tokens.removed')
    return spoken(
      say,
      said`移除的${tokenName(trigger.token, say)}`,
      said`the removed ${tokenName(trigger.token, say)}`,
    );
  if (trigger?.time === 'tokens.gained')
    return spoken(
      say,
      said`得到的${tokenName(trigger.token, say)}`,
      said`the gained ${tokenName(trigger.token, say)}`,
    );
  if (trigger?.time === 'card.revealed') return spoken(say, said`该牌`, said`that card`);
  if (trigger?.time === 'card.discarded') return spoken(say, said`该牌`, said`that card`);
  if (trigger?.time === 'morale.loss')
    return spoken(say, said`因爆牌弃掉的牌`, said`the cards discarded over the limit`);
  return spoken(say, said`相关的牌`, said`the cards in question`);
}

/** A set of cards by what was done with them. */
export function cardsBound(zh: Said, en: Said, say: Say): Meaning {
  return { is: 'cards', words: spoken(say, zh, en) };
}
