/** The study of a draft's text: read, checked, described. Runs in the worker, where roster and checks may be heavy. */
import { DESCRIBED } from '$lib/content/codex-text.ts';
import { sheetOf } from '$lib/content/sheet.ts';
import { deck as official } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { readDeck } from '$lib/dsl/decks/index.ts';
import { readCharacter } from '$lib/dsl/characters/read.ts';
import { describeSkill } from '$lib/dsl/describe/index.ts';
import type { Character, Skill } from '$lib/grail';
import type { DraftKind, Study } from './study.ts';

/** How long a skill's text is on a card, in the language most cards are read in. */
const cardText = (skill: Skill, character: Character): string =>
  describeSkill(character, skill, 'zh-Hans', DESCRIBED).plain;

/** The deck is not looked at: which cards bear the unique skills of a character of one's own is for a deck of one's own to say. */
function studyCharacter(text: string): Study {
  const { character, findings } = readCharacter(text, '', { textOf: cardText });
  return { text, findings, value: character, sheet: character && sheetOf(character, DESCRIBED) };
}

/** Characters of one's own are not looked for: a unique skill of one is a warning, and no more. */
function studyDeck(text: string): Study {
  const { deck, findings } = readDeck(text, '', { official, characters: roster });
  return { text, findings, value: deck, sheet: null };
}

/** How each kind is studied; a kind that is missing is a type error. */
const STUDIES: Readonly<Record<DraftKind, (text: string) => Study>> = {
  character: studyCharacter,
  deck: studyDeck,
};

/** @param text as it was typed, broken or not; never throws for what it says */
export const studyDraft = (kind: DraftKind, text: string): Study => STUDIES[kind](text);
