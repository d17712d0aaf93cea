/** The rulebook is complete, and everything it shows comes from where it is kept. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allSynonyms, glossary } from '$lib/content/glossary.ts';
import { disputePath, rulePath } from '$lib/content/rule-path.ts';
import { chapterLines, rulebook, SECTIONS, wholeOf } from '$lib/content/rulebook.ts';
import { paragraphs } from '$lib/content/rules.ts';
import { disputes, settings } from '$lib/content/settings.ts';
import { readExceptions, readParagraphs } from '$lib/dsl/cases/coverage.ts';
import { DEFAULT_CONFIG } from '$lib/grail/index.ts';
import { indexTerms, markTerms, type TermEntry } from '$lib/ui/term/mark-terms.ts';
import { makeTermScope } from '$lib/ui/term/scope.ts';
import { avoidedWords, readGlossary } from '../house/message-rules.ts';
import { read } from '../house/source-files.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const all = readParagraphs(read('content/rules/paragraphs.yaml'));
const chapters = await rulebook();
const rows = chapters.flatMap((chapter) => chapter.paragraphs);

describe('the rulebook', () => {
  it('has a page for each of §1 to §24, with every numbered paragraph once and in order', () => {
    expect(chapters.map(({ section }) => section)).toEqual(SECTIONS);
    expect(rows.map(({ rule }) => rule)).toEqual(all);
    expect(chapterLines().every(({ text }) => LOCALES.every((locale) => text[locale] !== ''))).toBe(true);
  });

  it('shows every § of the texts, parts included', () => {
    const shown = [...chapters, ...rows, ...rows.flatMap(({ parts }) => parts)].map(({ rule }) => rule);
    for (const locale of LOCALES) expect(Object.keys(paragraphs(locale)).sort()).toEqual([...shown].sort());
  });

  it('every § is shown by a case, governs a state, or is a definition with a reason', () => {
    const definitions = readExceptions(read('content/rules/coverage-exceptions.yaml')).map(
      ({ rule }) => rule,
    );
    const bare = rows.filter(({ cases, states }) => cases.length === 0 && states.length === 0);
    expect(bare.map(({ rule }) => rule).filter((rule) => !definitions.includes(rule))).toEqual([]);
  });

  it('§7.4 is shown by cases of its parts, governs the question, and is taught', () => {
    const row = rows.find(({ rule }) => rule === '§7.4');
    expect(row?.parts.map(({ rule }) => rule)).toEqual(['§7.4(1)', '§7.4(2)', '§7.4(3)']);
    expect(row?.cases.map(({ id }) => id)).toContain('ATK-04');
    expect(row?.states.map(({ machine }) => machine)).toContain('attack');
    expect(row?.lessons.map(({ id }) => id)).toContain('L1.3');
  });

  it('a § has one address', () => {
    expect(rulePath('§7.4(1)')).toBe('/rules/7/#7.4(1)');
    expect(rulePath('§24')).toBe('/rules/24/');
    expect(disputePath({ id: 'D1', rules: ['§10.1', '§5.5'] })).toBe('/rules/10/#D1');
    expect(wholeOf('§7.4(1)')).toBe('§7.4');
  });
});

describe('§24 and §25', () => {
  it('every setting of the game is in the list, and the other way round', () => {
    expect(settings.map(({ id }) => id).sort()).toEqual(Object.keys(DEFAULT_CONFIG).sort());
  });

  it('settings and disputes name paragraphs that exist', () => {
    const named = [...settings, ...disputes].flatMap(({ rules }) => rules);
    expect(named.filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('holds D1 to D25, each with our reading, a reason and another reading in every language', () => {
    expect(disputes.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, at) => `D${at + 1}`));
    for (const { title, ours, why, others } of disputes) {
      expect(others.length).toBeGreaterThan(0);
      for (const locale of LOCALES)
        for (const words of [title, ours, why, ...others.map(({ text }) => text)])
          expect(words[locale]).toMatch(/\S/);
    }
  });

  it('no word of a language is left over', () => {
    for (const locale of LOCALES) {
      const words = parse(read(`content/rules/settings.${locale}.yaml`)) as Record<
        'settings' | 'disputes',
        Record<string, { others: string[] }>
      >;
      expect(Object.keys(words.settings)).toEqual(settings.map(({ id }) => id));
      expect(Object.values(words.disputes).map(({ others }) => others.length)).toEqual(
        disputes.map(({ others }) => others.length),
      );
    }
  });

  it('a switch leads away from the default to another value of the same setting', () => {
    const switches = disputes.flatMap(({ others }) => others.flatMap((other) => other.switch ?? []));
    expect(switches.map(({ setting }) => setting.id)).toEqual(
      expect.arrayContaining([
        ...['poisonStacks', 'missileNewRound', 'supplement8p', 'teammatesSeeHands', 'discardPilePublic'],
      ]),
    );
    for (const { setting, value } of switches) expect(DEFAULT_CONFIG[setting.id]).not.toBe(value);
  });

  it('every dispute stands beside a paragraph', () => {
    expect(rows.flatMap((row) => row.disputes.map(({ id }) => id)).sort()).toEqual(
      disputes.map(({ id }) => id).sort(),
    );
  });
});

describe('§3 the glossary', () => {
  it('has an explanation for every word, in every language', () => {
    for (const locale of LOCALES) {
      // What the cards of terms fetch is read as what the glossary writes.
      const entries: TermEntry[] = glossary(locale);
      expect(entries.filter(({ word, text }) => word === '' || text === '')).toEqual([]);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    }
  });

  it('names the word in the other languages, but no word twice', () => {
    const counter = glossary('en').find(({ id }) => id === 'counter');
    expect(counter?.others).toEqual(['应战', '應戰']);
    expect(glossary('zh-Hant').find(({ id }) => id === 'over-limit')?.others).toEqual(['over the limit']);
  });

  it('knows what people say, and our own texts still may not say it', () => {
    expect(allSynonyms('over-limit')).toEqual(expect.arrayContaining(['爆牌', '暴牌', 'overhand']));
    expect(allSynonyms('elements.earth')).toContain('土');
    expect(allSynonyms('discard-pile')).toContain('墓地');
    expect(avoidedWords(readGlossary(), { text: '他暴牌了，牌进墓地。' })).toHaveLength(2);
  });

  it('no synonym is the word of another term in the same language', () => {
    const words = new Map(glossary('zh-Hans').map(({ id, word }) => [word, id]));
    const clashes = glossary('zh-Hans').flatMap(({ id, synonyms }) =>
      synonyms.filter((said) => words.has(said) && words.get(said) !== id).map((said) => `${id}: ${said}`),
    );
    // One event text calls both kinds of stones 宝石.
    expect(clashes).toEqual(['stone: 宝石']);
  });
});

describe('words of the game in a text', () => {
  const en = indexTerms(glossary('en'));
  const hans = indexTerms(glossary('zh-Hans'));
  const anything = () => true;
  const ids = (text: string, index = en) =>
    markTerms(text, index, anything).flatMap((part) => (typeof part === 'string' ? [] : [part.id]));

  it('are found with their plurals, the longest first, and never inside another word', () => {
    expect(ids('Attack cards go to the discard pile.')).toEqual(['attack-card', 'discard-pile']);
    expect(ids('An unhealed wheel.')).toEqual([]);
    expect(ids('无法行动的人先弃牌。', hans)).toEqual(['cannot-act', 'discard']);
  });

  it('are marked once a text, and no letter of it is lost', () => {
    for (const locale of LOCALES) {
      const index = indexTerms(glossary(locale));
      for (const { text } of Object.values(paragraphs(locale))) {
        const parts = markTerms(text, index, anything);
        expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
        const marked = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
        expect(new Set(marked).size).toBe(marked.length);
      }
    }
  });

  it('are marked once a screen: the first text that holds a word keeps it until it changes', () => {
    const scope = makeTermScope();
    const [first, second] = [Symbol('first'), Symbol('second')];
    expect(scope.claim('heal', first)).toBe(true);
    expect(scope.claim('heal', second)).toBe(false);
    scope.release(first);
    expect(scope.claim('heal', second)).toBe(true);
  });

  it('that are too common stay unmarked, and so do elements and teams', () => {
    expect(ids('The turn player takes a hit on the red team.')).toEqual(['turn-player']);
    expect(ids('风、水、火、地', hans)).toEqual([]);
  });
});
