import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hantTexts, toHant } from '../../scripts/zh-hant-texts.mjs';
import { m } from '../../src/lib/i18n/paraglide/messages.js';
import {
  avoidedWords,
  BASE,
  differentPlaceholders,
  lostTerms,
  misplacedKeys,
  missingKeys,
  OTHERS,
  readGlossary,
  readMessages,
  sharedWords,
  type Glossary,
} from './message-rules.ts';
import { filesUnder, read, withoutComments } from './source-files.ts';

const HAN = /\p{Script=Han}+/u;

describe('interface texts', () => {
  const base = readMessages(BASE);

  it('are compiled at all', () => {
    expect(Object.keys(base).length).toBeGreaterThan(40);
    expect(Object.keys(m).sort()).toEqual(Object.keys(base).sort());
    expect(m.ui_product({}, { locale: 'en' })).toBe('Grailwright');
  });

  it.each(OTHERS)('exist all in %s, with the same placeholders', (language) => {
    const other = readMessages(language);
    expect(missingKeys(base, other)).toEqual([]);
    expect(differentPlaceholders(base, other)).toEqual([]);
  });

  it('reports a missing key and a lost placeholder', () => {
    expect(missingKeys({ a: '', b: '' }, { b: '', c: '' })).toEqual(['a', 'c']);
    expect(differentPlaceholders({ a: '{x} {y}' }, { a: '{x}' })).toEqual(['a']);
  });

  it('stand in the file of their topic', () => {
    const files = filesUnder('messages').filter((path) => path.endsWith('.json'));
    expect(files.flatMap(misplacedKeys)).toEqual([]);
  });

  it('hold no Chinese in English', () => {
    const chinese = Object.entries(readMessages('en')).filter(([, text]) => HAN.test(text));
    expect(chinese).toEqual([]);
  });
});

describe('traditional texts', () => {
  it('are fresh (npm run zh-hant)', () => {
    const stale = hantTexts().filter(
      ({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('keep placeholders and take our own words first', () => {
    expect(toHant('{seat}号在{里}应战')).toBe('{seat}號在{里}應戰');
    expect(toHant('手里、之后、干净、公里')).toBe('手裡、之後、乾淨、公里');
    expect(toHant('导出')).toBe('匯出');
  });
});

describe('the glossary', () => {
  const texts = (): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(readMessages(BASE)).map(([key, text]) => [`zh ${key}`, text])),
    ...Object.fromEntries(Object.entries(readMessages('en')).map(([key, text]) => [`en ${key}`, text])),
    ...Object.fromEntries(
      filesUnder('content')
        .filter((path) => /\.(ya?ml|json|md)$/.test(path) && !path.endsWith('/glossary.yaml'))
        .filter((path) => !path.includes('zh-Hant'))
        .map((path) => [path, read(path).replace(/^\s*#.*$/gm, '')]),
    ),
  });

  it('names each thing once', () => {
    expect(sharedWords(readGlossary())).toEqual([]);
  });

  it('is kept in all texts', () => {
    expect(avoidedWords(readGlossary(), texts())).toEqual([]);
    expect(lostTerms(readGlossary(), readMessages(BASE), readMessages('en'))).toEqual([]);
  });

  it('reports a term said in two ways', () => {
    const glossary: Glossary = {
      counter: {
        'zh-Hans': '应战',
        en: 'counter',
        avoid: ['反击', 'riposte'],
        strict: true,
        enForms: ['counters'],
      },
      riposte: { 'zh-Hans': '还击', en: 'Counter' },
    };
    expect(sharedWords(glossary)).toHaveLength(1);
    expect(avoidedWords(glossary, { a: '可以反击', b: 'A Riposte!', c: 'ripostes' })).toHaveLength(2);
    expect(
      lostTerms(glossary, { a: '应战', b: '应战' }, { a: 'She counters.', b: 'She answers.' }),
    ).toHaveLength(1);
  });
});

describe('sources', () => {
  const free = /^src\/lib\/i18n\/|\.text\.ts$/;

  it('hold no Chinese outside messages and comments', () => {
    const found = filesUnder('src')
      .filter((path) => /\.(ts|js|svelte|css|html)$/.test(path) && !free.test(path))
      .map((path) => ({ path, han: HAN.exec(withoutComments(path, read(path)))?.[0] }))
      .filter(({ han }) => han !== undefined);
    expect(found).toEqual([]);
  });

  it('are read without their comments, and only without those', () => {
    expect(withoutComments('a.ts', "/** 文 */ const a = 'x'; // 字\n")).not.toMatch(HAN);
    expect(withoutComments('a.ts', 'const a = `${1} 字`;')).toMatch(HAN);
    expect(withoutComments('a.ts', "const url = 'http://字';")).toMatch(HAN);
    expect(withoutComments('A.svelte', '<!-- 文 --><p>x</p><script>// 文\n</script>')).not.toMatch(HAN);
    expect(withoutComments('A.svelte', '<p>字</p>')).toMatch(HAN);
  });
});
