/** Recording a lesson: what a teacher plays and writes becomes a document that proves itself like our own. */
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { documentSchemas } from '../../src/lib/content/documents.ts';
import { isGameLesson, lessons } from '../../src/lib/content/lessons.ts';
import { roster } from '$lib/content/roster.ts';
import { situations } from '../../src/lib/content/situations.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import { requestOf, type Choice } from '../../src/lib/grail/index.ts';
import { readAnswer } from '../../src/lib/lesson/answers.ts';
import { compileLesson } from '../../src/lib/lesson/compile.ts';
import { checkLesson, type LessonDocument } from '../../src/lib/lesson/document.ts';
import type { Move } from '../../src/lib/lesson/format.ts';
import { lessonOf } from '../../src/lib/lesson/own-lesson.ts';
import { faultsOf } from '../../src/lib/lesson/proof.ts';
import {
  addMove,
  addRight,
  addWrong,
  emptyTray,
  filled,
  gameAfterWrong,
  gameAt,
  newLesson,
  playWrongOn,
  RecordError,
  removeWrong,
  setPlayer,
  takeBack,
} from '../../src/lib/lesson/record.ts';
import { lessonFaults } from '../../src/lib/lesson/record-faults.ts';
import { emptyTable, tableOf } from '../../src/lib/lesson/record-setup.ts';
import * as words from '../../src/lib/lesson/record-words.ts';
import { envelope, readEnvelope } from '../../src/lib/store/envelope.ts';
import { fromLink, toLink } from '../../src/lib/store/link.ts';

const supply = { deck, roster };
const SETUP = {
  you: 0,
  turn: 1,
  seating: 'RBRB',
  hands: { 0: ['fire', 'fire', 'light', 'water'], 1: ['fire', 'wind'], 2: ['earth'], 3: ['wind', 'water'] },
};

/** The choice that these words mean at a step, or at the end. */
const at = (document: LessonDocument, text: string, step?: number): Choice =>
  readAnswer(gameAt(document, supply, step), text);
const moves = (document: LessonDocument): Move[] => document.lesson.script.steps as Move[];
const codes = (document: LessonDocument): string[] => lessonFaults(document, supply).map(({ code }) => code);

/** An attack, a counter with two wrong answers, and who is countered takes it. */
function played(): LessonDocument {
  let made = newLesson(SETUP, 'en', supply);
  made = addMove(made, supply, at(made, 'attack fire->0'));
  made = addMove(made, supply, at(made, 'counter fire->3'));
  made = addMove(made, supply, at(made, 'take'));
  made = addWrong(made, supply, 1, at(made, 'counter water->3', 1));
  return addWrong(made, supply, 1, at(made, 'take', 1));
}

function written(): LessonDocument {
  let made = played();
  made = words.setTitle(made, 'Strike back');
  made = words.setIdea(made, 'A counter strikes somebody else.');
  [0, 1, 2].forEach((step) => (made = words.setWords(made, step, 'say', `Step ${String(step)} of {3}`)));
  made = words.setWords(made, 1, 'hint', 'The same element.');
  made = words.setWrongWords(made, 1, 0, 'Water does not counter fire.');
  made = words.setWrongWords(made, 1, 1, 'Two cards more for you.');
  made = words.setQuestion(made, 'ask', 'Whom may it strike?');
  made = words.setQuestion(made, 'why', 'Not the attacker.');
  made = words.setOption(made, 0, 'the attacker');
  made = words.setOption(made, 1, 'another opponent');
  return words.setRight(made, 1);
}

describe('a recorded lesson', () => {
  test('proves itself as our own lessons do', () => {
    const made = written();
    expect(lessonFaults(made, supply)).toEqual([]);
    expect(faultsOf({ lesson: lessonOf(made), ...supply })).toEqual([]);
    expect(checkLesson(made).findings).toBeNull();
    expect(compileLesson(lessonOf(made), supply)).toHaveLength(3);
  });

  test('is played by the learner where the learner sits, by the script elsewhere', () => {
    expect(moves(played()).map(({ learner, auto }) => [learner, auto])).toEqual([
      [undefined, 'attack fire->0'],
      ['counter fire->3', undefined],
      [undefined, 'take'],
    ]);
  });

  test('has its lights, windows, numbers, § and end from the game', () => {
    const { script, head } = played().lesson;
    expect(moves(played())[0]).toMatchObject({
      at: 'action.choose',
      who: 1,
      windows: ['card.revealed', 't1.launch'],
      after: { hand: { 1: 1 } },
    });
    expect(moves(played())[0]?.lights?.at(-1)).toBe('attack.respond');
    expect(script.end).toMatchObject({ hand: { 0: 3, 1: 1, 3: 4 }, stones: { R: '0g1c' } });
    expect(script.endsAt).toEqual({ at: 'action.choose', who: 2 });
    expect(head.sections).toEqual(['§7.4']);
  });

  test('keeps a refused answer with its §, and a legal one with the numbers after it', () => {
    expect(moves(played())[1]?.wrong).toEqual([
      { do: 'counter water->3', kind: 'illegal', rule: '§7.4(1)' },
      { do: 'take', kind: 'detour', then: [], shows: { hand: { 0: 6 }, stones: { B: '1g0c' } } },
    ]);
  });

  test('plays a legal wrong answer on, whoever is asked', () => {
    let made = addWrong(played(), supply, 1, at(played(), 'block', 1));
    const request = requestOf(gameAfterWrong(made, supply, 1, 2));
    expect(request?.seat).toBe(2);
    made = playWrongOn(
      made,
      supply,
      [1, 2],
      readAnswer(gameAfterWrong(made, supply, 1, 2), 'attack earth->1'),
    );
    expect(moves(made)[1]?.wrong[2]).toMatchObject({
      then: ['attack earth->1'],
      shows: { hand: { 0: 3, 2: 0 } },
    });
  });

  test('knows an answer that is right too, and takes none twice', () => {
    const light = at(played(), 'block', 1);
    const made = addRight(played(), supply, 1, light);
    expect(moves(made)[1]?.alsoRight).toEqual(['block']);
    expect(() => addRight(made, supply, 1, light)).toThrow(RecordError);
    expect(() => addWrong(made, supply, 1, light)).toThrow(RecordError);
    expect(() => addRight(made, supply, 1, at(made, 'counter water->3', 1))).toThrow(/refused/);
  });

  test('names a card by its face, so that every copy of it is the same answer', () => {
    const [first, second] = gameAt(played(), supply, 1).board.seats[0]?.hand ?? [];
    const made = newLesson(SETUP, 'en', supply);
    const begun = addMove(made, supply, at(made, 'attack fire->0'));
    for (const card of [first, second])
      expect(
        moves(addMove(begun, supply, { type: 'counter', seat: 0, card: card ?? 0, target: 3 }))[1]?.learner,
      ).toBe('counter fire->3');
  });

  test('loses no words: what is taken back lies in the tray', () => {
    let made = written();
    made = removeWrong(made, 1, 0);
    expect(moves(made)[1]?.wrong).toHaveLength(1);
    made = setPlayer(made, 1, 'script');
    made = takeBack(made, supply);
    expect(made.tray).toEqual([
      { move: 'counter water->3', words: ['Water does not counter fire.'] },
      { move: 'counter fire->3', words: ['The same element.', 'Two cards more for you.'] },
      { move: 'take', words: ['Step 2 of {3}'] },
    ]);
    expect(emptyTray(made).tray).toBeUndefined();
    expect(checkLesson(made).findings).toBeNull();
  });
});

describe('what is wrong with a recorded lesson', () => {
  test('an empty one lacks everything', () => {
    const found = lessonFaults(newLesson(SETUP, 'en', supply), supply);
    expect(found.map(({ code, facts }) => facts['what'] ?? code)).toEqual([
      ...['title', 'idea', 'noSteps', 'ask', 'why', 'option', 'option'],
    ]);
  });

  const STALE: [what: string, code: string, bend: (made: LessonDocument) => void][] = [
    ['a step that waits elsewhere', 'waits', (made) => ((moves(made)[1] as Move).who = 3)],
    [
      'a number that is another one',
      'differs',
      (made) => ((moves(made)[0] as Move).after = { hand: { 1: 5 } }),
    ],
    ['other states on the way', 'passes', (made) => moves(made)[0]?.lights?.pop()],
    ['another end', 'endsElsewhere', (made) => (made.lesson.script.endsAt = { at: 'action.choose', who: 3 })],
    [
      'an answer that is refused',
      'refused',
      (made) => ((moves(made)[1] as Move).learner = 'counter fire->1'),
    ],
    [
      'an answer that cannot be read',
      'unreadable',
      (made) => ((moves(made)[1] as Move).learner = 'counter pie'),
    ],
    [
      'an "also right" that is refused',
      'alsoRefused',
      (made) => moves(made)[1]?.alsoRight.push('counter water->3'),
    ],
    [
      'a wrong answer that is legal',
      'isLegal',
      (made) => ((moves(made)[1] as Move).wrong[0] = { do: 'block', kind: 'illegal', rule: '§7.4' }),
    ],
    [
      'a refusal by another §',
      'otherRule',
      (made) => ((moves(made)[1] as Move).wrong[0] = { do: 'counter water->3', kind: 'illegal', rule: '§1' }),
    ],
    [
      'a detour that is refused',
      'detourRefused',
      (made) => ((moves(made)[1] as Move).wrong[1] = { do: 'counter fire->1', kind: 'detour', then: [] }),
    ],
    ['a table that cannot be', 'impossible', (made) => (made.lesson.script.setup.hands = { 0: ['pie'] })],
    ['no words', 'empty', (made) => ((made.lesson.text.steps[0] as { say: string }).say = ' ')],
    ['a seat that nobody sits at', 'nobody', (made) => (made.lesson.text.idea = '{7}')],
    ['two options that are the same', 'sameOptions', (made) => (made.lesson.text.quiz.options = ['a', 'a'])],
    [
      'nothing for the learner to do',
      'noLearner',
      (made) => (made.lesson.script.steps = [moves(made)[0] as Move]),
    ],
  ];
  test.each(STALE)('%s is told as %s', (_, code, bend) => {
    const made = structuredClone(written());
    bend(made);
    expect(codes(made)).toContain(code);
  });

  test('a Chinese text has at most 60 characters, an English one is not counted', () => {
    const long = words.setWords(written(), 0, 'say', 'x'.repeat(61));
    expect(codes(long)).toEqual([]);
    expect(lessonFaults(words.setLocale(long, 'zh-Hans'), supply)).toEqual([
      { place: { part: 'step', step: 0, of: 'say' }, code: 'long', facts: { value: '61' } },
    ]);
  });

  test('is told with the step it stands at', () => {
    const made = structuredClone(written());
    (moves(made)[1] as Move).learner = 'counter fire->1';
    expect(lessonFaults(made, supply)).toEqual([
      {
        place: { part: 'step', step: 1, of: 'move' },
        code: 'refused',
        facts: { answer: 'counter fire->1', because: 'counterNotAtAttacker', rule: '§7.4(1)' },
      },
    ]);
  });
});

describe('a recorded lesson on its way', () => {
  test('comes back from a file and from a link as it went', async () => {
    const made = checkLesson(written()).value;
    const title = 'Strike back';
    const file = JSON.stringify(envelope({ kind: 'lesson', title, value: made }));
    expect(await readEnvelope(file, documentSchemas, 'lesson')).toEqual({
      kind: 'lesson',
      title,
      value: made,
    });
    const link = await toLink('lesson', made, title);
    expect(await fromLink(link, documentSchemas)).toEqual({ kind: 'lesson', title, value: made });
  });

  test('words stay what was typed, and are text whatever they look like', () => {
    const odd = '<img src=x onerror=alert(1)> {constructor} \u202E';
    const made = words.setWords(written(), 0, 'say', odd);
    expect(checkLesson(made).value?.lesson.text.steps[0]?.say).toBe(odd);
  });

  const HOSTILE: [what: string, path: string, bend: (made: LessonDocument) => void][] = [
    ['a text without end', 'lesson.text.idea', (made) => (made.lesson.text.idea = 'x'.repeat(5000))],
    [
      'steps without end',
      'lesson.script.steps',
      (made) =>
        (made.lesson.script.steps = Array.from({ length: 500 }, () => made.lesson.script.steps[0] as Move)),
    ],
    ['a key of its own', 'lesson', (made) => Object.assign(made.lesson, { html: '<script>' })],
    ['a seat beyond the table', 'lesson.script.setup.you', (made) => (made.lesson.script.setup.you = 99)],
    [
      'an answer that is code',
      'lesson.script.steps.0.auto',
      (made) => ((moves(made)[0] as Move).auto = 'eval(1)'),
    ],
    ['a number as words', 'lesson.text.title', (made) => Object.assign(made.lesson.text, { title: 7 })],
    [
      'another machine',
      'lesson.head.machine',
      (made) => Object.assign(made.lesson.head, { machine: 'duel' }),
    ],
  ];
  test.each(HOSTILE)('%s is refused with its place', (_, path, bend) => {
    const made = structuredClone(written());
    bend(made);
    expect(checkLesson(made).findings?.[0]?.path).toBe(path);
  });
});

describe('where a lesson begins', () => {
  test.each([4, 6, 8])('an empty table of %i can be played at', (seats) => {
    const made = newLesson(emptyTable(seats, 4), 'en', supply);
    expect(requestOf(gameAt(made, supply))?.seat).toBe(0);
    expect(checkLesson(made).findings).toBeNull();
  });

  test('a table with characters: they are named by their ids, their skills are played and written down', () => {
    const situation = {
      config: { seating: 'RBRBRB' },
      seats: { 0: { hand: ['fire', 'light'], energy: [1, 0] as [number, number] }, 1: { hand: ['wind'] } },
    };
    const berserker = roster.get('berserker');
    if (berserker === undefined) throw new Error('nobody is called berserker');
    const table = tableOf({ seed: 'x', characters: { 0: berserker }, situation }, roster);
    if ('unheld' in table) throw new Error(table.unheld.join());
    expect(table.setup.characters).toEqual({ 0: 'berserker' });
    let made = newLesson(table.setup, 'en', supply);
    for (const answer of ['attack fire->1', 'take', 'use rend'])
      made = addMove(made, supply, at(made, answer));
    expect(moves(made).map((move) => move.learner ?? move.auto)).toEqual([
      'attack fire->1',
      'take',
      'use rend',
    ]);
    expect(checkLesson(made).findings).toBeNull();
    // Without the roster nobody knows who sits there: that is told, and nothing breaks.
    expect(lessonFaults(made, { deck }).map(({ code }) => code)).toContain('impossible');
  });

  test('each of our lessons can be gone on from, and holds as it does in the course', () => {
    for (const lesson of lessons.filter(isGameLesson)) {
      const { machine, minutes, sections, misconceptions } = lesson.head;
      const document = {
        lesson: {
          head: { machine, minutes, sections, misconceptions },
          script: lesson.script,
          text: lesson.text['zh-Hans'],
        },
        locale: 'zh-Hans' as const,
      };
      const checked = checkLesson(document);
      expect([lesson.head.id, checked.findings]).toEqual([lesson.head.id, null]);
      const made = filled(checked.value as LessonDocument, supply);
      expect([lesson.head.id, lessonFaults(made, supply)]).toEqual([lesson.head.id, []]);
    }
  });

  test('a ruling is a table, or it is told what of it no lesson can hold', async () => {
    const found = (await situations()).map(({ setup }) => tableOf(openedSetup(setup, roster), roster));
    const tables = found.filter((one) => 'setup' in one);
    const unheld = new Set(found.flatMap((one) => ('unheld' in one ? one.unheld : [])));
    expect(tables.length).toBeGreaterThan(100);
    expect(unheld).toContain('skills');
    for (const { setup } of tables) {
      const made = newLesson(setup, 'en', supply);
      expect(checkLesson(made).findings).toBeNull();
    }
  });
});
