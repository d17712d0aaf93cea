/** The codex says of each character what its data says: texts, moments, cards, rulings; and finds it by its words. */
import { beforeAll, describe, expect, it } from 'vitest';
import drawings from 'virtual:chart-drawings';
import { ACT_KINDS, actingOf, kindsOf, lastingOf } from '$lib/content/codex-acts.ts';
import { actingHere, codexEntries, codexTimes } from '$lib/content/codex-entries.ts';
import { codexCharacter, type CodexCharacter } from '$lib/content/codex.ts';
import { stations, strips } from '$lib/content/codex-windows.ts';
import { DESCRIBED } from '$lib/content/codex-text.ts';
import type { SheetSkill, TextPart } from '$lib/content/sheet-text.ts';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { paragraphs } from '$lib/content/rules.ts';
import { characterIds } from '$lib/content/roster.ts';
import { describeCharacter, type SkillText } from '$lib/dsl/describe/index.ts';
import { timesApart } from '$lib/features/codex/compare.ts';
import { comparedIn, EVERYBODY, filterOf, matching } from '$lib/features/codex/filter.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const all: CodexCharacter[] = [];
beforeAll(async () => {
  for (const id of characterIds) {
    const character = await codexCharacter(id);
    if (character !== undefined) all.push(character);
  }
}, 120_000);
const one = (id: string): CodexCharacter => {
  const found = all.find((character) => character.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const found = (filter: Partial<typeof EVERYBODY>) =>
  matching(codexEntries, { ...EVERYBODY, ...filter }).map(({ id }) => id);

const said = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[2])).join('');
const plain = (pieces: readonly { text: string }[]): string => pieces.map(({ text }) => text).join('');

describe('the page of a character', () => {
  it('exists for each of the roster', () => {
    expect(all.map(({ id }) => id)).toEqual(characterIds);
  });

  it.each(LOCALES)('says in %s just what the skill language says of its data', (locale) => {
    const skill = (of: SkillText) => [
      plain(of.name),
      of.className,
      of.typeName,
      of.badge.map(plain),
      of.sentences.map(({ pieces }) => plain(pieces)),
      plain(of.note),
    ];
    const shown = (of: SheetSkill) => [
      of.name,
      of.className,
      of.typeName,
      of.costs,
      of.sentences.map(said),
      of.note,
    ];
    for (const { id, text } of all) {
      const sheet = roster.get(id);
      if (sheet === undefined) throw new Error(id);
      const described = describeCharacter(sheet, locale, DESCRIBED);
      const { skills, variants, tokens, forms, cards, name } = text[locale];
      expect(name).toBe(plain(described.name));
      expect(skills.map(shown)).toEqual(described.skills.map(skill));
      expect(variants.map((variant) => variant.skills.map(shown))).toEqual(
        described.variants.map((variant) => variant.skills.map(skill)),
      );
      expect([tokens, forms, cards].flat().map((thing) => [thing.name, said(thing.text)])).toEqual(
        [described.tokens, described.forms, described.cards]
          .flat()
          .map((thing) => [plain(thing.name), plain(thing.pieces)]),
      );
    }
  });

  it('writes traditional names in traditional characters', () => {
    expect(one('sealer').text['zh-Hant'].skills.map(({ name }) => name)).toContain('五系束縛');
  });

  it('has a text for every skill in every language, and no Chinese in English', () => {
    for (const { text } of all) {
      for (const locale of LOCALES)
        expect(text[locale].skills.filter(({ sentences }) => sentences.map(said).join('') === '')).toEqual(
          [],
        );
      expect(JSON.stringify(text.en)).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('counts the cards that carry its unique skills', () => {
    for (const { id, carried } of all) {
      const printed = deck.flatMap(({ unique }) => unique.filter(({ character }) => character === id));
      const counted = carried.flatMap(({ cards }) => cards.map(({ count }) => count));
      expect([id, counted.reduce((sum, count) => sum + count, 0)]).toEqual([id, printed.length]);
    }
    expect(one('angel').carried.map(({ skill }) => skill)).toEqual(['angel-wall']);
  });

  it('lists its rulings with question and answer, most of them playable', () => {
    const empty = all.flatMap(({ rulings }) =>
      rulings.filter(({ question, answer }) =>
        LOCALES.some((locale) => !question[locale] || !answer[locale]),
      ),
    );
    expect(empty).toEqual([]);
    const rulings = all.flatMap((character) => character.rulings);
    expect(rulings.length).toBeGreaterThan(400);
    expect(rulings.filter(({ opens }) => opens).length / rulings.length).toBeGreaterThan(0.95);
    for (const { text, rulings: own } of all) {
      const ids = text.en.skills.map(({ id }) => id);
      expect(own.flatMap(({ skills }) => skills).filter((skill) => !ids.includes(skill))).toEqual([]);
    }
  });

  it('leads to paragraphs that exist', () => {
    const known = paragraphs('en');
    expect(all.flatMap(({ rules }) => rules).filter((rule) => known[rule] === undefined)).toEqual([]);
  });
});

describe('where a character acts', () => {
  it('is read from its triggers and from what its effects wait for', () => {
    expect(actingOf({ skills: roster.get('angel')?.skills ?? [] })).toEqual([
      { time: 'action.choose', skills: ['wind-purification', 'angel-blessing', 'angel-wall'] },
      { time: 'effect.removed', skills: ['angel-bond'] },
      { time: 'effect.placed', skills: ['angel-bond'] },
      { time: 'turn.before', skills: ['angel-song'] },
      { time: 'morale.loss', skills: ['divine-protection'] },
    ]);
    const waits = {
      ...({ id: 's', name: { en: 'S' }, class: 'common', type: 'magic' } as const),
      does: [
        {
          on: { time: 'action.choose', as: 'magic' },
          do: [{ do: 'later', on: { time: 'turn.end' }, within: 'turn', then: [{ do: 'draw', count: 1 }] }],
        },
      ],
    } as const;
    expect(actingOf({ skills: [waits as never] }).map(({ time }) => time)).toEqual([
      'action.choose',
      'turn.end',
    ]);
  });

  it('gives every skill a place: a moment, or all the time', () => {
    for (const sheet of roster.values()) {
      const placed = new Set([...actingOf(sheet).flatMap(({ skills }) => skills), ...lastingOf(sheet)]);
      const setUpOnly = sheet.skills.filter(({ does = [], rules = [] }) => does.length + rules.length === 0);
      expect([...placed, ...setUpOnly.map(({ id }) => id)].sort()).toEqual(
        [...new Set(sheet.skills.map(({ id }) => id))].sort(),
      );
    }
  });

  it('lights states of the charts that exist, each moment once', () => {
    for (const { machine, state, time } of stations)
      expect(drawings[machine]?.graph.nodes.find(({ id }) => id === state)?.timing).toBe(time);
    expect(new Set(stations.map(({ time }) => time)).size).toBe(stations.length);
    expect(strips.flatMap((strip) => strip.stations)).toHaveLength(stations.length);
    expect(strips.slice(0, 2).map(({ machine }) => machine)).toEqual(['turn', 'action']);
  });

  it('tells the same from the side of the charts', () => {
    const { at, names } = actingHere();
    expect(at['morale.before']).toContain('angel');
    expect(at['attack.hit']).not.toContain('angel');
    for (const ids of Object.values(at)) for (const id of ids) expect(names).toHaveProperty(id);
  });

  it('is compared: shared moments and those of one alone', () => {
    const apart = timesApart(one('angel'), one('sealer'), strips);
    expect(apart.both).toContain('action.choose');
    expect(apart.a).toContain('morale.loss');
    expect(apart.b).toContain('card.revealed');
    expect([...apart.both, ...apart.a].sort()).toEqual(
      one('angel')
        .acting.map(({ time }) => time)
        .sort(),
    );
  });
});

describe('the filter', () => {
  it('takes everybody when nothing is asked', () => {
    expect(found({})).toEqual(characterIds);
  });

  it('finds by name, skill and other names, in every script', () => {
    for (const find of ['守护天使', '守護天使', 'guardian angel', '神之庇护', 'Divine Protection'])
      expect(found({ find })).toEqual(['angel']);
    expect(found({ find: '弓之女神' })).toEqual(['divine-archer']);
    expect(found({ find: 'no such words' })).toEqual([]);
  });

  it('holds every condition at once', () => {
    expect(found({ faction: 'holy' })).toEqual(
      [...roster.values()].filter(({ faction }) => faction === 'holy').map(({ id }) => id),
    );
    expect(found({ faction: 'holy', time: 'morale.loss' })).toEqual(['angel']);
    expect(found({ faction: 'blood', time: 'morale.loss' })).toEqual([]);
    expect(found({ stars: '3.5' }).length).toBeGreaterThan(1);
    expect(found({ kind: 'morale' })).toContain('angel');
    expect(found({ kind: 'no-such-kind' })).toEqual([]);
  });

  it('offers only what somebody meets', () => {
    for (const time of codexTimes()) expect(found({ time })).not.toEqual([]);
    for (const kind of ACT_KINDS) expect(found({ kind })).not.toEqual([]);
    expect(kindsOf(roster.get('angel')?.skills ?? [])).toEqual(['heal', 'hand', 'placed', 'morale']);
  });

  it('reads the address, and forgives what is none', () => {
    expect(filterOf({ time: 't2.hit', at: '3' })).toEqual({ ...EVERYBODY, time: 't2.hit' });
    expect(comparedIn('angel,sealer', characterIds)).toEqual(['angel', 'sealer']);
    expect(comparedIn('angel,angel', characterIds)).toEqual(['angel', '']);
    expect(comparedIn('nobody', characterIds)).toEqual(['', '']);
  });
});
