/** The search finds what people look for, in the words they use. */
import { beforeAll, describe, expect, it } from 'vitest';
import { searchFile } from '$lib/content/search.ts';
import {
  grouped,
  wakeSearch,
  type Ask,
  type Hit,
  type Kind,
  type SearchFile,
} from '$lib/content/search-index.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
type Locale = (typeof LOCALES)[number];
const ask = {} as Record<Locale, Ask>;

beforeAll(async () => {
  for (const locale of LOCALES) {
    // As the browser gets it: through JSON.
    ask[locale] = wakeSearch(JSON.parse(JSON.stringify(await searchFile(locale))) as SearchFile);
  }
}, 60_000);

const ids = (hits: readonly Hit[], kind?: Kind): string[] =>
  hits.filter((hit) => kind === undefined || hit.kind === kind).map(({ id }) => id);
const QUESTIONS = {
  'zh-Hans': [
    '暴牌',
    '土',
    '墓地',
    '中毒和虚弱先后',
    '圣盾能不能留',
    '手牌超过上限怎么办',
    '暗灭能应战吗',
    '7.4',
    '無法行動',
    '士气',
  ],
  'zh-Hant': ['爆牌', '应战', '治療', '戰績區', '虚弱摸三张'],
  en: [
    'poisen',
    'counter dark',
    'poison or weakness first',
    'can i keep the shield',
    'reshuffle',
    'extra turn',
    'heal',
    '§14',
    'how many times can i counter',
    'graveyard',
  ],
} as const;

describe('words that people use for something else in the rules', () => {
  it.each([
    ['zh-Hans', '暴牌', 'term over-limit', 'rule §14'],
    ['zh-Hans', '土', 'term elements.earth', null],
    ['zh-Hans', '地系', 'term elements.earth', null],
    ['zh-Hans', '墓地', 'term discard-pile', 'rule §4.3'],
    ['zh-Hans', '血量', 'term morale', 'rule §15'],
    ['en', 'graveyard', 'term discard-pile', 'rule §4.3'],
    ['en', 'spell', 'term magic', 'rule §8'],
  ] as const)('%s: "%s" finds %s', (locale, query, term, rule) => {
    const hits = ask[locale](query);
    expect(ids(hits, 'term')[0]).toBe(term);
    if (rule !== null) expect(ids(hits, 'rule')).toContain(rule);
  });

  it('a word that stands nowhere together is looked for by its characters', () => {
    expect(ids(ask['zh-Hans']('炸牌'), 'rule').length).toBeGreaterThan(0);
  });
});

describe('questions find the § that settles them', () => {
  it.each([
    ['zh-Hans', '中毒和虚弱先后', '§10.1'],
    ['zh-Hans', '圣盾能不能留', '§8.4'],
    ['zh-Hans', '手牌超过上限怎么办', '§14'],
    ['zh-Hant', '中毒與虛弱哪個先', '§10.1'],
    ['en', 'poison or weakness first', '§10.1'],
    ['en', 'can i keep the shield', '§8.4'],
    ['en', 'how many times can i counter', '§7.7'],
    ['en', 'when to reshuffle', '§13.3'],
  ] as const)('%s: "%s" finds %s among the first three', (locale, query, rule) => {
    expect(ids(ask[locale](query), 'rule').slice(0, 3)).toContain(`rule ${rule}`);
  });

  it('§7.3 "counter dark" finds that a dark attack cannot be countered', () => {
    expect(ids(ask.en('counter dark'), 'rule').slice(0, 5)).toContain('rule §7.3');
  });

  it('a § is found by its number, and its parts with it', () => {
    for (const query of ['7.4', '§7.4']) {
      const rules = ids(ask['zh-Hans'](query), 'rule');
      expect(rules[0]).toBe('rule §7.4');
      expect(rules).toContain('rule §7.4(1)');
    }
    expect(ids(ask.en('§7.4(1)'), 'rule')[0]).toBe('rule §7.4(1)');
    expect(ids(ask.en('14'), 'rule')[0]).toBe('rule §14');
  });
});

describe('slips and scripts', () => {
  it('a slip of the pen still finds the word', () => {
    expect(ids(ask.en('poisen'), 'term')[0]).toBe('term poison');
    expect(ids(ask.en('poisen'), 'rule')[0]).toBe('rule §10.2');
    expect(ids(ask.en('syntesize'), 'term')[0]).toBe('term synthesize');
  });

  it.each([
    ['zh-Hans', '應戰', 'term counter'],
    ['zh-Hans', '無法行動', 'term cannot-act'],
    ['zh-Hant', '应战', 'term counter'],
    ['zh-Hant', '战绩区', 'term stone-zone'],
    ['en', '应战', 'term counter'],
    ['en', '應戰', 'term counter'],
    ['zh-Hans', 'poison', 'term poison'],
  ] as const)('%s: "%s" typed in another script finds %s', (locale, query, term) => {
    expect(ids(ask[locale](query), 'term').slice(0, 3)).toContain(term);
  });

  it('nothing is found for nothing, and for what is no word', () => {
    for (const query of ['', '   ', '?!', 'xqzzkw']) expect(ask.en(query)).toEqual([]);
  });
});

describe('what is found', () => {
  it('comes in groups, the kind with the best hit first', () => {
    const hits = ask.en('poison');
    const groups = grouped(hits, 3);
    expect(groups[0]?.kind).toBe(hits[0]?.kind);
    expect(groups.every(({ hits: few }) => few.length <= 3)).toBe(true);
    expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  });

  it('leads to a place of the site', () => {
    const paths = ['poison', 'buy', 'discard', 'holy light']
      .flatMap((query) => ask.en(query))
      .map(({ path }) => path);
    for (const path of paths) expect(path).toMatch(/^\/(rules|learn|situations|charts|codex)\/[^ ]*$/);
    expect(ask.en('§7.4(1)')[0]?.path).toBe('/rules/7/#7.4(1)');
  });

  it('holds pages, puzzles and rulings with their questions', async () => {
    const asked = wakeSearch(
      await searchFile('en', {
        pages: [{ path: '/learn/', title: 'Learn' }],
        seat: (number) => `Seat ${number}`,
      }),
    );
    expect(asked('learn')[0]?.path).toBe('/learn/');
    const [ruling] = asked('ATK-01');
    expect(ruling).toMatchObject({ kind: 'case', path: '/situations/table/#case=ATK-01' });
    expect(ruling?.title).toMatch(/[?.]$/);
    expect(asked('P01')[0]).toMatchObject({ kind: 'puzzle', path: '/learn/puzzles/P01/' });
    const titles = ['attack', 'poison', 'draw', 'missile']
      .flatMap((query) => asked(query))
      .map(({ title }) => title);
    expect(titles.filter((title) => /[{}]/.test(title))).toEqual([]);
  });
});

it('the search answers within 50 ms', () => {
  const questions = LOCALES.flatMap((locale) => QUESTIONS[locale].map((query) => [locale, query] as const));
  const times = [...questions, ...questions].map(([locale, query]) => {
    const start = performance.now();
    ask[locale](query);
    return performance.now() - start;
  });
  expect(times.length).toBeGreaterThanOrEqual(50);
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(50);
});

describe('characters and their skills', () => {
  it.each([
    ['zh-Hans', '守护天使', 'character angel'],
    ['zh-Hans', '神之庇护', 'character angel/divine-protection'],
    ['zh-Hans', 'divine protection', 'character angel/divine-protection'],
    ['zh-Hans', '弓之女神', 'character divine-archer'],
    ['zh-Hant', '守護天使', 'character angel'],
    ['zh-Hant', '五系束缚', 'character sealer/five-element-bind'],
    ['en', 'guardian angel', 'character angel'],
    ['en', '封印师', 'character sealer'],
  ] as const)('%s: "%s" finds %s first among them', (locale, query, id) => {
    expect(ids(ask[locale](query), 'character')[0]).toBe(id);
  });
});
