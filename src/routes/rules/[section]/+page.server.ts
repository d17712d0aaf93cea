import { error } from '@sveltejs/kit';
import { chapterLines, rulebook, SECTIONS } from '$lib/content/rulebook.ts';
import { glossary } from '$lib/content/glossary.ts';
import { disputes, settings } from '$lib/content/settings.ts';
import { defaults } from '$lib/features/rules/defaults.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => SECTIONS.map((section) => ({ section: String(section) }));

export const load: PageServerLoad = async ({ params }) => {
  const chapters = chapterLines();
  const chapter = (await rulebook()).find(({ section }) => String(section) === params.section);
  if (chapter === undefined) error(404);
  return {
    chapter,
    chapters: chapters.map(({ section, title }) => ({ section, title })),
    defaults,
    // Only the chapter of the settings lists them all, only that of the words its words.
    all: chapter.section === 24 ? { settings, disputes } : null,
    words: chapter.section === 3 ? definitions() : null,
  };
};

/** Words that the glossary alone explains, not a paragraph. */
function definitions() {
  const terms = { hans: glossary('zh-Hans'), hant: glossary('zh-Hant'), en: glossary('en') };
  return terms.hans.flatMap(({ id, rule, word, text }, at) =>
    rule === '§3'
      ? {
          id,
          word: { 'zh-Hans': word, 'zh-Hant': terms.hant[at]?.word ?? '', en: terms.en[at]?.word ?? '' },
          text: { 'zh-Hans': text, 'zh-Hant': terms.hant[at]?.text ?? '', en: terms.en[at]?.text ?? '' },
        }
      : [],
  );
}
