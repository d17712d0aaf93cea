/** Small marks of a printed card that its texts say in words: what energy a skill costs, on which elements it is printed. */
import type { CardFace, Character, Element } from '$lib/grail';

/** A symbol and how many of it; the number may be a word of the skill (X). */
export interface CostMark {
  icon: 'gem' | 'crystal';
  text: string;
}
/** What stands beside the names of skills, by their ids. */
export interface SkillMarks {
  elements: Record<string, Element[]>;
  costs: Record<string, CostMark[]>;
}
type Skills = Pick<Character, 'id' | 'skills'>;

const ORDER: readonly Element[] = ['earth', 'water', 'fire', 'wind', 'thunder', 'dark', 'light'];
const STONES = ['gem', 'crystal'] as const;
/** A longer formula is for the sentence to say. */
const LONGEST_NUMBER = 2;

/** Elements of the cards of a deck that carry the unique skills (§20.4); skills that no card carries are left out. */
function elementsOf({ id, skills }: Skills, deck: readonly CardFace[]): Record<string, Element[]> {
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

function costsOf({ skills }: Skills): Record<string, CostMark[]> {
  const costs = ({ does = [] }: Character['skills'][number]): CostMark[] =>
    does
      .flatMap((ability) => [ability, ...(ability.modes ?? [])])
      .flatMap(({ pay = [] }) => pay)
      .flatMap((cost) =>
        cost.pay === 'energy' ? STONES.map((icon) => ({ icon, text: String(cost[icon] ?? '') })) : [],
      )
      .filter(({ text }) => text !== '' && text !== '0' && text.length <= LONGEST_NUMBER);
  return Object.fromEntries(skills.map((skill) => [skill.id, costs(skill).slice(0, 2)]));
}

/** @param deck the cards that are played with */
export const marksOf = (character: Skills, deck: readonly CardFace[]): SkillMarks => ({
  elements: elementsOf(character, deck),
  costs: costsOf(character),
});
