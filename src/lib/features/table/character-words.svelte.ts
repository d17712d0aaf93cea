/** What comes to a table later than its numbers: the words of its characters' skills, and their traditional names. */
import { browser } from '$app/environment';
import { locale } from '$lib/i18n';
import { learnHantNames } from '$lib/ui/wording/own-names.svelte.ts';
import type { NamedSkill, SheetSkill, SkillWords } from '$lib/ui/wording/skill-names.ts';

type Told = typeof import('$lib/content/skill-words.ts');

let told = $state.raw<Told | null>(null);
let isAsked = false;

/** Fetches the words; from then on every table has them. */
export async function loadSkillWords(): Promise<void> {
  told = await import('$lib/content/skill-words.ts');
}

/** Fetches the traditional names; from then on every name is shown so to who reads them. */
export async function loadHantNames(): Promise<void> {
  learnHantNames((await import('$lib/content/hant-names.ts')).hantNames);
}

/** In a browser, once: without a network the numbers and the simplified names stay, and the next table tries again. */
function fetchWords(): void {
  if (!browser || isAsked) return;
  isAsked = true;
  Promise.all([loadSkillWords(), loadHantNames()]).catch(() => {
    isAsked = false;
  });
}

/** What the characters' skills at a table say; null where none sits there, or until the words have come. */
export function skillWordsOf(skills: readonly NamedSkill[]): SkillWords | null {
  const sheets = new Map<string, SheetSkill>(
    skills.flatMap(({ id, sheet }) => (sheet === undefined ? [] : [[id, sheet] as const])),
  );
  if (sheets.size === 0) return null;
  fetchWords();
  const words = told;
  if (words === null) return null;
  const names = new Map([
    ...[...sheets.values()].map(({ character: { id, name } }) => [id, name] as const),
    ...skills.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])),
  ]);
  const others = (id: string) => names.get(id);
  return {
    way(skill, at, value) {
      const sheet = sheets.get(skill);
      return sheet === undefined ? null : words.wayText({ ...sheet, others }, at, value, locale.current);
    },
    need(skill, condition) {
      const sheet = sheets.get(skill);
      return sheet === undefined ? null : words.needText({ ...sheet, others }, condition, locale.current);
    },
    owner: (skill) => sheets.get(skill)?.character ?? null,
  };
}
