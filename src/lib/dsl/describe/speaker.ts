/** Who speaks: a character's file, a language, and a fresh book for each sentence. */
import {
  bind,
  rememberedWords,
  within,
  type Character,
  type Effect,
  type Meaning,
  type Say,
  type Text,
  type Tongue,
} from '../../grail/effects/index.text.ts';
import { bodyWords } from './body.text.ts';
import { bindResult, effectsWords } from './effects.text.ts';

/** Names of other files: characters and skills, by id. */
export type Others = (id: string) => Text | undefined;

/** @returns a speaker without a sentence yet */
export function speaker(character: Character, tongue: Tongue, others: Others = () => undefined): Say {
  return remembering({
    tongue,
    character,
    skill: null,
    others,
    on: [],
    names: new Map<string, Meaning>(),
    aloud: false,
    relative: false,
    each: false,
    bare: false,
    depth: 0,
    book: {
      facts: [],
      ranges: new Map(),
      tails: [],
      mentions: new Map(),
      marks: new Map(),
      letters: new Set(),
    },
    watch: null,
    effects: (list, say) => effectsWords(list, say),
    body: (body, say, lead) => bodyWords(body, say, lead),
  });
}

type Remember = Extract<Effect, { do: 'remember' }>;
/** Looked for once in a file: all its sentences ask. */
const labels = new WeakMap<object, readonly Remember[]>();

/** A remembered character is known in every ability. */
function remembering(say: Say): Say {
  const { skills } = say.character;
  const found =
    labels.get(skills) ??
    objectsIn(skills).filter(
      (object): object is Remember & Record<string, unknown> => object['do'] === 'remember',
    );
  labels.set(skills, found);
  return found.reduce(
    (now, effect) =>
      bind(now, effect.as, { is: 'character', many: false, words: rememberedWords(effect, say) }),
    say,
  );
}

type Objects = readonly Record<string, unknown>[];

/** Everything in a piece of the file that is an object, in order. */
function objectsIn(value: unknown, found: Record<string, unknown>[] = []): Objects {
  if (value === null || typeof value !== 'object') return found;
  if (!Array.isArray(value)) found.push(value as Record<string, unknown>);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

/** Single letters that the piece gives as names. */
function lettersIn(objects: Objects): Set<string> {
  const found = new Set<string>();
  for (const object of objects)
    for (const key of ['choose', 'where', 'pick'])
      for (const name of Object.keys(objectOr(object[key]))) if (/^[A-Za-z]$/.test(name)) found.add(name);
  return found;
}
/** Names in anything that may be a formula. */
function mentionsIn(objects: Objects): Map<string, number> {
  const found = new Map<string, number>();
  for (const object of objects)
    for (const value of Object.values(object))
      if (typeof value === 'string')
        for (const [name] of value.matchAll(/[A-Za-z]+/g)) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
const MARKS = 'ABCDEFGH';

/** Names under which more than one step collects cards, each with its sign. */
function marksIn(objects: Objects): Map<string, string> {
  const count = new Map<string, number>();
  for (const object of objects)
    if (object['do'] === 'discard' && typeof object['name'] === 'string')
      count.set(object['name'], (count.get(object['name']) ?? 0) + 1);
  const several = [...count].filter(([, steps]) => steps > 1);
  return new Map(several.map(([name], i) => [name, MARKS[i] ?? 'A']));
}
const objectOr = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** A loop collects under a name that stands after it too. */
function namesIn(objects: Objects, say: Say): Say {
  let now = say;
  for (const object of objects)
    if (typeof object['do'] === 'string' && typeof object['name'] === 'string')
      now = bindResult(object as unknown as Effect, object['name'], now);
  return now;
}

/** The speaker for one sentence about this piece of the file. */
export function forSentence(say: Say, piece: object, change: Partial<Say>): Say {
  const objects = objectsIn(piece);
  const book = {
    facts: [],
    ranges: new Map(),
    tails: [],
    mentions: mentionsIn(objects),
    marks: marksIn(objects),
    letters: lettersIn(objects),
  };
  return namesIn(objects, within(say, { ...change, book }));
}
