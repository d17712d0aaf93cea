import { describe, expect, test } from 'vitest';
import { documentSchemas } from '../../src/lib/content/documents.ts';
import { checkGame } from '../../src/lib/dsl/documents/game.ts';
import { checkSituation } from '../../src/lib/dsl/documents/situation.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { openedRecord, storedRecord } from '../../src/lib/dsl/roster/roster.ts';
import { newGame, recordGame, reopenGame, SituationError } from '../../src/lib/grail/index.ts';
import { checkLesson, type LessonDocument } from '../../src/lib/lesson/document.ts';
import { lessonOf, OWN_ID } from '../../src/lib/lesson/own-lesson.ts';
import { everythingExport, readEverything } from '../../src/lib/store/everything.ts';
import { isFault } from '../../src/lib/store/envelope.ts';
import { NO_PROGRESS, type Document } from '../../src/lib/store/records.ts';
import { cards, playRandom } from '../properties/plain-games.ts';

const { game: played, choices } = playRandom(3, false);
const record = recordGame(cards, played.setup, choices);
const line = { at: 2, choices: choices.slice(2, 5), title: 'what if' };

describe('a game', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('any that was played is taken as it is (seed %i)', (seed) => {
    const { game, choices: made } = playRandom(seed, false);
    const value = { record: recordGame(cards, game.setup, made), lines: [line], at: '12', eyes: 3 };
    const checked = checkGame(value);
    expect(checked.findings).toBeNull();
    expect(checked.value).toEqual(value);
  });

  test('what was taken opens again to its last choice', () => {
    const { value } = checkGame(JSON.parse(JSON.stringify({ record })));
    if (value === null) throw new Error('not taken');
    expect(reopenGame(cards, openedRecord(value.record, roster))).toMatchObject({
      agreed: choices.length,
      because: null,
    });
  });

  test('one that begins from a situation is taken', () => {
    const setup = {
      seed: 1,
      situation: {
        config: { seating: 'RBRB' },
        seats: { 0: { hand: ['fire', 'x*2'], energy: [1, 0], table: ['shield', { card: null, as: 'z' }] } },
        morale: [12, 9],
        start: 'action.extra',
        extra: [{ kinds: ['attack'], element: 'wind' }],
      },
      skills: { 1: [{ id: 'a-skill', type: 'passive' }] },
    };
    const value = { record: { ...record, setup, choices: [], hashes: [record.hashes[0]] } };
    expect(checkGame(value)).toEqual({ value, findings: null });
  });

  describe('with characters', () => {
    const sage = roster.get('sage')!;
    const own = { ...sage, id: 'own' };
    const older = { ...sage, id: 'two-ways', variants: { older: { name: { en: 'Older' }, skills: [] } } };
    const characters = { 0: sage, 1: own, 3: older };
    const setup = { seed: 1, config: { players: 6 }, characters, variants: { 3: 'older' } };
    const game = recordGame(cards, setup, []);

    test('an official one is kept by its id, another whole', () => {
      const stored = storedRecord(game, roster);
      expect(stored.setup.characters).toEqual({
        0: 'sage',
        1: { sheet: own },
        3: { sheet: older, variant: 'older' },
      });
      const { value, findings } = checkGame(JSON.parse(JSON.stringify({ record: stored })));
      expect(findings).toBeNull();
      expect(openedRecord(value!.record, roster)).toEqual(game);
      expect(reopenGame(cards, openedRecord(value!.record, roster))).toMatchObject({ because: null });
    });

    test('a variant of an official one is kept by both ids', () => {
      const known = new Map([['two-ways', older]]);
      expect(storedRecord(game, known).setup.characters?.[3]).toEqual({ id: 'two-ways', variant: 'older' });
      expect(openedRecord(storedRecord(game, known), known)).toEqual(game);
    });

    test('one that nobody knows, and a sheet that is none, are told', () => {
      const unknown = { record: { ...game, setup: { seed: 1, characters: { 0: 'nobody' } } } };
      const { value } = checkGame(unknown);
      expect(() => openedRecord(value!.record, roster)).toThrow(SituationError);
      const setupWith = (sheet: object) => ({
        record: { ...game, setup: { seed: 1, characters: { 0: { sheet } } } },
      });
      const place = (sheet: object) => checkGame(setupWith(sheet)).findings?.map(({ path }) => path);
      const at = 'record.setup.characters.0.sheet';
      expect(place({ ...own, format: 2 })).toEqual([`${at}.format`]);
      expect(place({ ...own, id: 'constructor' })).toEqual([`${at}.id`]);
      expect(place({ ...own, tokens: { a: { kind: 'covered', name: {}, max: -1 } } })).toEqual([
        `${at}.tokens.a.max`,
      ]);
      expect(place({ ...own, power: 9 })).toEqual([at]);
    });

    test('older ones without characters open as they did', () => {
      const { characters: _, variants: __, ...plain } = setup;
      expect(storedRecord(recordGame(cards, plain, []), roster).setup).toEqual(plain);
    });

    test('their games begin with what the sheets say', () => {
      expect(newGame(cards, game.setup).board.seats.map(({ character }) => character)).toEqual([
        'sage',
        'own',
        null,
        'two-ways',
        null,
        null,
      ]);
    });
  });

  const broken: readonly [string, object, string, string][] = [
    ['no record', {}, 'record', 'missing'],
    ['a seat that no table has', { choices: [{ type: 'take', seat: 9 }] }, 'record.choices.0.seat', 'tooBig'],
    [
      'a choice that is none',
      { choices: [{ type: 'fly', seat: 0 }] },
      'record.choices.0.type',
      'notReadable',
    ],
    ['a stray key', { choices: [{ type: 'take', seat: 0, x: 1 }] }, 'record.choices.0', 'unknownKey'],
    [
      'half a card',
      { choices: [{ type: 'block', seat: 0, card: 1.5 }] },
      'record.choices.0.card',
      'wrongType',
    ],
    ['a hash that is none', { hashes: ['xyz'] }, 'record.hashes.0', 'notReadable'],
    ['too few hashes', { hashes: [] }, 'record.hashes', 'misfit'],
    ['another format', { format: 2 }, 'record.format', 'notOneOf'],
    ['no seed', { setup: {} }, 'record.setup.seed', 'missing'],
  ];
  test.each(broken)('%s is told with its place', (what, part, path, code) => {
    const value = what === 'no record' ? part : { record: { ...record, ...part } };
    expect(checkGame(value).findings?.[0]).toMatchObject({ path, code });
  });

  test('a line that leaves the game after its end, or a later line, is told', () => {
    const late = { record, lines: [{ ...line, at: choices.length + 1 }] };
    expect(checkGame(late).findings).toMatchObject([{ path: 'lines.0.at', code: 'misfit' }]);
    const later = { record, lines: [{ ...line, of: 0 }] };
    expect(checkGame(later).findings).toMatchObject([{ path: 'lines.0.of', code: 'misfit' }]);
  });
});

describe('a situation', () => {
  test('is the position as cases write it', () => {
    const value = { given: { hands: { 0: ['fire'] }, morale: '3:9', extra: ['attack'] }, note: 'n' };
    expect(checkSituation(value)).toEqual({ value, findings: null });
  });

  test.each([
    [{ given: { hand: {} } }, 'given', 'unknownKey', { key: 'hand' }],
    [{ given: { hands: { x: [] } } }, 'given.hands.x', 'notReadable', {}],
    [{ given: { morale: '15-9' } }, 'given.morale', 'notReadable', { value: '15-9' }],
    [{ given: { start: 'noon' } }, 'given.start', 'notOneOf', { value: 'noon' }],
    [{ given: { heals: { 0: 'two' } } }, 'given.heals.0', 'wrongType', { expected: 'number' }],
    [{}, 'given', 'missing', {}],
    [{ given: {}, note: 7 }, 'note', 'wrongType', { expected: 'string' }],
    [null, '', 'wrongType', { expected: 'object' }],
  ])('%j: %s is %s', (value, path, code, facts) => {
    const [found] = checkSituation(value).findings ?? [];
    expect(found).toMatchObject({ path, code, facts });
    expect(found?.note).not.toBe('');
  });
});

const LESSON = {
  lesson: {
    head: { machine: 'game', minutes: 3, sections: ['§7.4'] },
    script: {
      setup: { seating: 'RBRB', hands: { 0: ['fire'], 1: ['x'] } },
      steps: [
        {
          at: 'action.choose',
          who: 0,
          learner: 'attack fire->1',
          wrong: [{ do: 'buy', kind: 'illegal', rule: '§6.1' }],
        },
      ],
      end: {},
      quiz: { options: [{ right: true }, { right: false }] },
    },
    text: {
      title: 'T',
      idea: 'I',
      steps: [{ say: 'S', wrong: ['W'] }],
      quiz: { ask: 'A', options: ['1', '2'], why: 'Y' },
    },
  },
  locale: 'en',
};

describe('a lesson', () => {
  test('stands with the words of one language, which then stand for all', () => {
    const { value, findings } = checkLesson(LESSON);
    expect(findings).toBeNull();
    const lesson = lessonOf(value as LessonDocument);
    expect(lesson.head).toMatchObject({ id: OWN_ID, machine: 'game' });
    expect(lesson.text['zh-Hant']).toEqual(lesson.text.en);
  });

  test('whose words do not lie beside its script is told where', () => {
    const text = { ...LESSON.lesson.text, steps: [{ say: 'S' }, { say: 'too many' }] };
    const { findings } = checkLesson({ ...LESSON, lesson: { ...LESSON.lesson, text } });
    expect(findings).toMatchObject([
      { path: 'lesson.text.steps', code: 'misfit', facts: { wanted: 1, got: 2 } },
      { path: 'lesson.text.steps.0.wrong', code: 'misfit', facts: { wanted: 1, got: 0 } },
    ]);
  });

  test('a step that is no step is told by its nearest meaning', () => {
    const script = { ...LESSON.lesson.script, steps: [{ at: 'action.choose', who: 12, learner: 'take' }] };
    const { findings } = checkLesson({ ...LESSON, lesson: { ...LESSON.lesson, script } });
    expect(findings?.[0]).toMatchObject({ path: 'lesson.script.steps.0.who', code: 'tooBig' });
  });
});

describe('a file of everything', () => {
  const document: Document = {
    id: 'abc',
    kind: 'situation',
    title: 'S',
    value: { given: {} },
    created: 1,
    updated: 2,
  };
  const progress = { ...NO_PROGRESS, mistakes: [{ misconception: 'M01', count: 2, updated: 3 }] };
  const read = (data: object) => readEverything(JSON.stringify(data), documentSchemas, 9);

  test('comes back as it went', async () => {
    expect(await read(everythingExport({ progress, documents: [document] }))).toEqual({
      progress,
      documents: [document],
      versions: [],
      refused: [],
      set: null,
    });
  });

  test('with a broken document: that one is named and left out, the rest is taken', async () => {
    const odd = { ...document, title: 'odd', value: { given: { hand: 1 } } };
    const data = everythingExport({ progress: null, documents: [odd, document, 'x' as unknown as Document] });
    const found = await read(data);
    expect(found).toMatchObject({ progress: null, documents: [document] });
    expect(found).toMatchObject({
      refused: [{ title: 'odd', fault: 'broken', findings: [{ path: 'given' }] }, { title: '' }],
    });
  });

  test('a file of progress, or of one document, is taken as well', async () => {
    const { kind, version, ...rest } = { kind: 'grailwright/progress', version: 1, ...progress };
    expect(await read({ kind, version, ...rest })).toMatchObject({ progress, documents: [], refused: [] });
    const one = { kind: 'grailwright/situation', version: 1, title: 'S', value: { given: {} } };
    expect(await read(one)).toMatchObject({
      documents: [{ kind: 'situation', title: 'S', created: 9, updated: 9 }],
    });
  });

  test.each([
    [{ kind: 'grailwright/everything', version: 3 }, 'newer'],
    [{ kind: 'grailwright/everything', version: 0 }, 'broken'],
    [{ kind: 'grailwright/everything', version: 1 }, 'broken'],
    [{ kind: 'grailwright/everything', version: 1, progress: { kind: 'x' } }, 'otherKind'],
    [{ kind: 'grailwright/pie', version: 1 }, 'otherKind'],
    [{ kind: 'grailwright/game', version: 1, title: 'x', value: {} }, 'broken'],
  ])('%j is refused as %s', async (data, fault) => {
    const found = await read(data);
    expect(isFault(found) && found.fault).toBe(fault);
  });
});
