import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { caseTexts, technicalCases, type CaseText } from '$lib/content/case-texts.ts';
import { loadCharacterRulings, loadRulings } from '$lib/content/cases.ts';
import { roster } from '$lib/content/roster.ts';
import { paragraphs } from '$lib/content/rules.ts';
import { setupOf } from '$lib/dsl/cases/given.ts';
import type { Case } from '$lib/dsl/cases/parse.ts';
import { resolveConfig } from '$lib/grail/index.ts';
import { avoidedWords, lostTerms, readGlossary } from '../house/message-rules.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const CHINESE = ['zh-Hans', 'zh-Hant'] as const;
const HAN = /\p{Script=Han}/u;
const REFERENCE = /§\d+(?:\.\d+)?(?:\(\d+\))?/g;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** As long as a Chinese text may be; English says the same in about three times the letters. */
const LONGEST = { question: 40, answer: 70, line: 12 };
const LONGEST_EN = { question: 110, answer: 200, line: 32 };

const textsOf = Object.fromEntries(LOCALES.map((locale) => [locale, caseTexts(locale)])) as Record<
  (typeof LOCALES)[number],
  ReturnType<typeof caseTexts>
>;
const partsOf = ({ question, answer, lines = [] }: CaseText): string[] => [question, answer, ...lines];
const found = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])].sort();
const entries = (locale: (typeof LOCALES)[number]) => Object.entries(textsOf[locale].texts);

let cases: Case[] = [];
beforeAll(async () => {
  cases = [...(await loadRulings()), ...(await loadCharacterRulings())];
});

/** Seats at the table of a case; none where its set-up is to be refused. */
function seatsOf(entry: Case): number {
  const { config, situation } = setupOf(entry.given, entry.id, roster);
  try {
    return resolveConfig(situation?.config ?? config ?? {}).seating.length;
  } catch {
    return 0;
  }
}

describe('texts of the rulings', () => {
  it.each(LOCALES)('say every case, and no other, in %s', (locale) => {
    const ids = cases.map(({ id }) => id).sort();
    expect(Object.keys(textsOf[locale].texts).sort()).toEqual(ids);
  });

  it.each(LOCALES)('stand in the file of their case in %s', (locale) => {
    const wrong = cases.filter(({ id, file }) => !file.endsWith(`/${textsOf[locale].fileOf[id] ?? ''}.yaml`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name each course of a case with alternatives, and only those', () => {
    const wrong = cases.flatMap(({ id, branches }) =>
      LOCALES.filter(
        (locale) =>
          (textsOf[locale].texts[id]?.lines ?? []).length !== (branches.length > 1 ? branches.length : 0),
      ).map((locale) => `${locale} ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are short enough to be read at the table', () => {
    const tooLong = LOCALES.flatMap((locale) =>
      entries(locale).flatMap(([id, { question, answer, lines = [] }]) => {
        const most = locale === 'en' ? LONGEST_EN : LONGEST;
        const long = [...question].length > most.question || [...answer].length > most.answer;
        return long || lines.some((line) => [...line].length > most.line) ? [`${locale} ${id}`] : [];
      }),
    );
    expect(tooLong).toEqual([]);
  });

  it('are no copies of each other', () => {
    for (const locale of LOCALES) {
      const questions = entries(locale).map(([, { question }]) => question);
      expect(questions.filter((text, at) => questions.indexOf(text) !== at)).toEqual([]);
    }
  });

  it('ask a question and give the § of the answer', () => {
    const odd = LOCALES.flatMap((locale) =>
      entries(locale)
        .filter(([, { question }]) => !/[?？]$/.test(question) || question.includes('§'))
        .map(([id]) => `${locale} ${id}`),
    );
    expect(odd).toEqual([]);
  });

  it('cite the case itself: every § in an answer is one of its rules', () => {
    const sections = new Set([
      ...(parse(readFileSync('content/rules/paragraphs.yaml', 'utf8')) as { id: string }[]).map(
        ({ id }) => id,
      ),
      ...Object.keys(paragraphs('zh-Hans')),
    ]);
    const bare = (rule: string): string => rule.replace(/\(\d+\)$/, '');
    const wrong = cases.flatMap(({ id, rules }) => {
      const cited = found(textsOf['zh-Hans'].texts[id]?.answer ?? '', REFERENCE);
      const shown = rules.map(bare);
      const unknown = cited.filter((rule) => !rules.includes(rule) && !sections.has(bare(rule)));
      const own = cited.some((rule) => shown.includes(bare(rule)));
      return [...unknown.map((rule) => `${id}: no ${rule}`), ...(own ? [] : [`${id}: none of its own §`])];
    });
    expect(wrong).toEqual([]);
  });

  it('cite the same § and name the same seats in every language', () => {
    const base = textsOf['zh-Hans'].texts;
    const different = LOCALES.flatMap((locale) =>
      entries(locale)
        .filter(([id, text]) => {
          const twin = base[id];
          if (twin === undefined) return true;
          return [REFERENCE, PLACEHOLDER].some(
            (what) =>
              found(partsOf(text).join(' '), what).join() !== found(partsOf(twin).join(' '), what).join(),
          );
        })
        .map(([id]) => `${locale} ${id}`),
    );
    expect(different).toEqual([]);
  });

  it('name only seats that sit at the table', () => {
    const wrong = cases.flatMap((entry) => {
      const text = textsOf['zh-Hans'].texts[entry.id];
      const names = text === undefined ? [] : found(partsOf(text).join(' '), PLACEHOLDER);
      const seats = seatsOf(entry);
      const sits = (name: string): boolean => /^\{\d\}$/.test(name) && Number(name.slice(1, -1)) < seats;
      return names.filter((name) => !sits(name)).map((name) => `${entry.id}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('ask without naming a seat, so that a list can show the question before a table is set up', () => {
    const named = LOCALES.flatMap((locale) =>
      entries(locale).filter(([, { question }]) => /[{}]/.test(question)),
    );
    expect(named).toEqual([]);
  });

  it('leave the naming of seats to the interface', () => {
    const named = CHINESE.flatMap((locale) =>
      entries(locale).filter(([, text]) => /\d\s*[号號]|[红紅蓝藍]方\d/.test(partsOf(text).join(' '))),
    );
    expect(named).toEqual([]);
    expect(entries('en').filter(([, text]) => /\b(seat|red|blue) \d/i.test(partsOf(text).join(' ')))).toEqual(
      [],
    );
  });

  it('keep to the words of the glossary', () => {
    const flat = (locale: (typeof LOCALES)[number]): Record<string, string> =>
      Object.fromEntries(
        entries(locale).flatMap(([id, text]) =>
          partsOf(text).map((part, at) => [`${locale} ${id} ${String(at)}`.replace(/^\S+ /, ''), part]),
        ),
      );
    const glossary = readGlossary();
    expect(avoidedWords(glossary, flat('zh-Hans'))).toEqual([]);
    expect(avoidedWords(glossary, flat('en'))).toEqual([]);
    expect(lostTerms(glossary, flat('zh-Hans'), flat('en'))).toEqual([]);
  });

  it('hold no Chinese in English', () => {
    expect(entries('en').filter(([, text]) => HAN.test(partsOf(text).join(' ')))).toEqual([]);
  });
});

describe('the list of technical cases', () => {
  it('names cases that exist, each with a reason, and stays short', () => {
    const ids = new Set(cases.map(({ id }) => id));
    const technical = Object.entries(technicalCases());
    expect(technical.filter(([id, reason]) => !ids.has(id) || reason.length < 10)).toEqual([]);
    expect(technical.length).toBeGreaterThan(0);
    expect(technical.length).toBeLessThan(cases.length / 20);
  });
});
