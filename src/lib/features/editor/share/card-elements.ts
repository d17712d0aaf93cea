/** Elements of the cards of a deck that carry a character's unique skills (§20.4), as its card shows them. */
import type { CardFace, Character, Element } from '$lib/grail';

const ORDER: readonly Element[] = ['earth', 'water', 'fire', 'wind', 'thunder', 'dark', 'light'];

/** @returns by the id of the skill; skills that no card carries are left out */
export function elementsOf(
  { id, skills }: Pick<Character, 'id' | 'skills'>,
  deck: readonly CardFace[],
): Record<string, Element[]> {
  const found: Record<string, Element[]> = {};
  for (const skill of skills) {
    const carried = deck.filter(({ unique }) =>
      unique.some((one) => one.character === id && one.skill === skill.id),
    );
    const elements = ORDER.filter((element) => carried.some((card) => card.element === element));
    if (elements.length > 0) found[skill.id] = elements;
  }
  return found;
}
