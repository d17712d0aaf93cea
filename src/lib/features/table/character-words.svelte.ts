/** What comes to a table later than its numbers: the words of its characters' skills, and their traditional names. */
import { browser } from '$app/environment';
import type * as Texts from '$lib/content/skill-words.ts';
import { learnHantNames } from '$lib/ui/wording/own-names.svelte.ts';
import type { NamedSkill, SkillWords } from '$lib/ui/wording/skill-names.ts';
import { sheetsOf, speak } from './speak.ts';

let texts = $state.raw<typeof Texts | null>(null);
let isAsked = false;

/** Fetches the words; from then on every table has them. */
export async function loadSkillWords(): Promise<void> {
  texts = await import('$lib/content/skill-words.ts');
}

/** Fetches the traditional names; from then on every name is shown so to who reads them. */
export async function loadHantNames(): Promise<void> {
  learnHantNames((await import('$lib/content/hant-names.ts')).hantNames);
}

/** Fetches them for a table with characters, in a browser, once: without a network the numbers and the simplified names stay, until a table asks again. */
export function wantWords(): void {
  if (!browser || isAsked) return;
  isAsked = true;
  Promise.all([loadSkillWords(), loadHantNames()]).catch(() => {
    isAsked = false;
  });
}

/** What the characters' skills at a table say; null where none sits there, or until the words have come. */
export function skillWordsOf(skills: readonly NamedSkill[]): SkillWords | null {
  const sheets = sheetsOf(skills);
  if (sheets.size === 0) return null;
  wantWords();
  return texts === null ? null : speak(sheets, texts);
}
