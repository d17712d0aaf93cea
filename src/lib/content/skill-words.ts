/** What skills ask and what they need, in the words of the codex. Fetched when a game with characters is at hand, never part of a first load. */
import { describeNeed, describePart, plainOf, saysYou, type DescribeOptions, type Language, type Piece } from '../dsl/describe/index.ts';
import type { Character, Condition, Skill, Text } from '../grail/index.ts';
import { rosterAtHand } from './characters.ts';
import { hantNames } from './hant-names.ts';

/** A skill as it is played, of whom, and what the other characters and skills at the table are called. */
export interface SpokenSkill {
  character: Character;
  skill: Skill;
  others: (id: string) => Text | undefined;
}

/** A part of a skill in words. */
export interface PartText {
  text: string;
  /** It says "you", by which the skill means its owner. */
  saysYou: boolean;
}

const optionsOf = ({ others }: SpokenSkill): DescribeOptions => ({
  hantNames,
  others: (id) => others(id) ?? rosterAtHand().get(id)?.name,
});

function textOf(pieces: Piece[] | null, language: Language): PartText | null {
  if (pieces === null) return null;
  const text = plainOf(pieces);
  return { text, saysYou: saysYou(text, language) };
}

/** What an answer stands for (`describePart`); null where the skill's data says nothing of it. */
export function wayText(spoken: SpokenSkill, at: string, value: number, language: Language): PartText | null {
  const { character, skill } = spoken;
  return textOf(describePart(character, skill, at, value, language, optionsOf(spoken)), language);
}

/** A condition of the skill (`describeNeed`); null where it is none of its own. */
export function needText(spoken: SpokenSkill, condition: Condition, language: Language): PartText | null {
  const { character, skill } = spoken;
  return textOf(describeNeed(character, skill, condition, language, optionsOf(spoken)), language);
}
