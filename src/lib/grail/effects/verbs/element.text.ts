/** An element or faction as a limit, or one that was chosen before. */
import type { Faction } from '../../state/cards.ts';
import { said, type Said } from '../language/said.text.ts';
import { nameOf, spoken, type Say } from '../language/say.text.ts';
import { ELEMENTS, FACTIONS, isElement } from '../language/terms.text.ts';

/** 风系, 该系, "the cards’ element" */
export function elementWord(element: string, say: Say): Said {
  if (element === 'of-attack') return spoken(say, said`与该攻击同系`, said`of that attack’s element`);
  if (isElement(element)) return spoken(say, said`${ELEMENTS[element].zh}系`, said`${ELEMENTS[element].en}`);
  const bound = say.names.get(element);
  if (bound?.is === 'element') return spoken(say, said`${bound.words}系`, said`of ${bound.words}`);
  if (bound?.is === 'cards')
    return spoken(say, said`与${bound.words}同系`, said`of the element of ${bound.words}`);
  return nameOf('label', element, undefined, say);
}

export const factionWord = (faction: Faction, say: Say): Said =>
  spoken(
    say,
    said`${FACTIONS[faction]?.zh ?? faction}命格`,
    said`the ${FACTIONS[faction]?.en ?? faction} faction`,
  );
