import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnvelope, envelope, isFault, type Enveloped, type Fault } from '../../src/lib/store/envelope.ts';
import { fromLink, isLink, toLink } from '../../src/lib/store/link.ts';
import { DICTIONARY } from '../../src/lib/store/link-dictionary.ts';
import { readPlain } from '../../src/lib/store/plain-text.ts';
import { apply, newGame, recordGame, sample } from '../../src/lib/grail/index.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { cards } from '../properties/plain-games.ts';
import { documentSchemas } from '../../src/lib/content/documents.ts';

/** Takes any JSON: what is tested is the way, not the goods. */
const any = () => Promise.resolve((value: unknown) => ({ value, findings: null }));
const anything = { game: any, situation: any, lesson: any, character: any, deck: any };

const faultIn = (read: Enveloped | Fault): string => (isFault(read) ? read.fault : 'none');

const SITUATION = {
  given: {
    seating: 'RBBRRB',
    hands: { 0: ['fire', 'water', 'light', 'x'], 1: ['fire', 'x*3'], 2: ['x*5'], 3: ['missile', 'shield'] },
    heals: { 0: 1, 2: 2 },
    table: { 1: ['shield<2', 'poison<0'] },
    energy: { 0: '1g1c' },
    stones: { R: '2g1c', B: '0g3c' },
    morale: '9:12',
    cups: '2:1',
    deckTop: ['thunder', 'earth'],
    turn: 0,
  },
  note: '攻击之后谁先响应？',
  question: '2号位可以应战吗？',
  answer: '可以，用同系的火。',
};

/** A random game of 600 choices, three times as long as usual ones: more morale and cups than it could lose or win. */
function longGame() {
  const setup = { seed: 'a long evening', config: { players: 6, morale: 99, moraleCap: 99, cupsToWin: 99 } };
  const game = newGame(cards, setup, { log: false });
  const random = seedRandom('bots');
  while (game.choices.length < 600) apply(game, sample(game, random));
  return { record: recordGame(cards, setup, game.choices), eyes: 'all' };
}

describe('a document as a link', () => {
  test('comes back as it went, with its title', async () => {
    const link = await toLink('situation', SITUATION, '谁先响应');
    expect(isLink(`#${link}`, 'situation')).toBe(true);
    expect(isLink(link, 'game')).toBe(false);
    expect(await fromLink(`#${link}`, documentSchemas)).toEqual({
      kind: 'situation',
      title: '谁先响应',
      value: SITUATION,
    });
  });

  test('any JSON comes back as it went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 8 }), fc.string({ unit: 'binary' }), async (value, title) => {
        // JSON knows no -0, and the keys that reach into objects are refused on purpose.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(plain)));
        const short = title.slice(0, 100);
        const back = await fromLink(await toLink('lesson', plain, short), anything);
        expect(back).toEqual({ kind: 'lesson', title: short, value: plain });
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  test('a usual situation takes at most 400 characters', async () => {
    const { length } = await toLink('situation', SITUATION, '谁先响应');
    expect(length).toBeLessThanOrEqual(400);
  });

  test('a game of 600 choices takes at most 6 kB and is taken by its schema', async () => {
    const game = longGame();
    const link = await toLink('game', game);
    console.log(`link of 600 choices: ${link.length} characters`);
    expect(link.length).toBeLessThanOrEqual(6000);
    expect(await fromLink(link, documentSchemas)).toEqual({ kind: 'game', title: '', value: game });
  });
});

describe('a link that is not right', () => {
  test('cut off anywhere, it is told to be broken', async () => {
    const link = await toLink('situation', SITUATION);
    for (let length = 'situation='.length; length < link.length; length++)
      expect(faultIn(await fromLink(link.slice(0, length), anything))).toBe('broken');
  });

  test('one letter changed, it is told to be broken', async () => {
    const link = await toLink('situation', SITUATION);
    for (let at = 'situation=1'.length; at < link.length - 1; at++) {
      const letter = link[at] === 'A' ? 'B' : 'A';
      const changed = link.slice(0, at) + letter + link.slice(at + 1);
      expect(faultIn(await fromLink(changed, anything)), `letter ${at}`).toBe('broken');
    }
  });

  test('made with a newer dictionary, it is told to be newer', async () => {
    const link = await toLink('situation', SITUATION);
    expect(faultIn(await fromLink(link.replace('situation=1', 'situation=2'), anything))).toBe('newer');
  });

  test.each([
    ['nothing', '', 'otherKind'],
    ['a bare #', '#', 'otherKind'],
    ['a kind that nobody knows', '#duel=1abc', 'otherKind'],
    ['no version', '#situation=', 'broken'],
    ['no body', '#situation=1', 'broken'],
    ['version 0', '#situation=0abcd', 'broken'],
    ['letters of no link', '#situation=1%%%', 'broken'],
    ['a million letters', `#situation=1${'A'.repeat(1_000_001)}`, 'tooBig'],
  ])('%s is refused', async (_what, text, fault) => {
    expect(faultIn(await fromLink(text, anything))).toBe(fault);
  });

  /** The link of bytes that no page of ours made. */
  const linkOf = (plain: Uint8Array): string => {
    const packed = deflateSync(plain, { dictionary: new TextEncoder().encode(DICTIONARY) });
    let sum = 0x811c9dc5;
    for (const byte of packed) sum = Math.imul(sum ^ byte, 0x01000193);
    const bytes = Buffer.from([(sum >>> 24) & 255, (sum >>> 8) & 255, ...packed]);
    return `situation=1${bytes.toString('base64url')}`;
  };

  test('a bomb that would unpack to 200 MB is stopped at two', async () => {
    const bomb = linkOf(new Uint8Array(200_000_000));
    const before = process.memoryUsage().arrayBuffers;
    expect(faultIn(await fromLink(bomb, anything))).toBe('tooBig');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  }, 30_000);

  test.each([
    ['brackets a million deep', '['.repeat(1_000_000), 'tooDeep'],
    ['a key that reaches into objects', '["",{"__proto__":{"evil":1}}]', 'broken'],
    ['a number that is none', '["",{"note":1e999}]', 'broken'],
    ['no JSON', '["",', 'broken'],
    ['no title', '[1,{}]', 'broken'],
    ['no letters', '\u0000\u0001', 'broken'],
  ])('%s', async (_what, text, fault) => {
    expect(faultIn(await fromLink(linkOf(new TextEncoder().encode(text)), anything))).toBe(fault);
  });

  test('whatever bytes come, there is an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const text = Buffer.from(bytes).toString('base64url');
        expect(isFault(await fromLink(`game=1${text}`, documentSchemas))).toBe(true);
      }),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(isFault(await fromLink(text, documentSchemas))).toBe(true);
        expect(isFault(await fromLink(linkOf(new TextEncoder().encode(text)), documentSchemas))).toBe(true);
      }),
    );
  }, 30_000);
});

describe('a document as a file', () => {
  const file = (over: object): string =>
    JSON.stringify({ ...envelope({ kind: 'situation', title: 'T', value: SITUATION }), ...over });

  test('comes back as it went', async () => {
    expect(await readEnvelope(file({}), documentSchemas, 'situation')).toEqual({
      kind: 'situation',
      title: 'T',
      value: SITUATION,
    });
  });

  test.each([
    ['no JSON', 'not json {', 'notJson'],
    ['nothing', 'null', 'otherKind'],
    ['a list', '[]', 'otherKind'],
    ['a stranger', file({ kind: 'else/situation' }), 'otherKind'],
    ['a kind that nobody knows', file({ kind: 'grailwright/pie' }), 'otherKind'],
    ['another kind than wanted', file({ kind: 'grailwright/game' }), 'otherKind'],
    ['a later version', file({ version: 9 }), 'newer'],
    ['no title', file({ title: 7 }), 'broken'],
    ['a wrong value', file({ value: { given: { hands: 'all' } } }), 'broken'],
    ['a forbidden key', file({ value: {} }).replace('"value":{}', '"value":{"__proto__":{}}'), 'broken'],
    ['a number that is none', file({ value: 0 }).replace('"value":0', '"value":1e999'), 'broken'],
    ['a value 61 deep', file({ value: 0 }).replace('0}', `${'['.repeat(60)}${']'.repeat(60)}}`), 'tooDeep'],
    ['more than 2 MB', `${file({})}${' '.repeat(2_000_000)}`, 'tooBig'],
  ])('%s is told apart', async (_what, text, fault) => {
    expect(faultIn(await readEnvelope(text, documentSchemas, 'situation'))).toBe(fault);
  });

  test('brackets inside a text are no depth', () => {
    expect(readPlain(JSON.stringify({ a: `\\"${'['.repeat(100)}` }))).toEqual({
      data: { a: `\\"${'['.repeat(100)}` },
    });
  });
});
