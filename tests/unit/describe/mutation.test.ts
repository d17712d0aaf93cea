import { describe, expect, it } from 'vitest';
import {
  describeSkill,
  type DescribedCharacter,
  type Language,
} from '../../../src/lib/dsl/describe/index.ts';
import { at, mutantsOf } from './mutants.ts';
import { LANGUAGES, OPTIONS, ROSTER, seen } from './roster.ts';

type Skill = DescribedCharacter['skills'][number];
type Mutants = ReturnType<typeof mutantsOf>;
type Found = Mutants extends Generator<infer M> ? M : never;

const last = ({ path }: Found): string | number | undefined => path.at(-1);
const was = ({ path }: Found, skill: Skill): unknown => at(skill as never, path);
const gone = ({ to }: Found): boolean => to === undefined;

/** What cannot be seen, and why. */
const UNSEEN: readonly [string, (mutant: Found, skill: Skill) => boolean][] = [
  ['an id is no text: the name is', ({ path }) => path.length === 1 && path[0] === 'id'],
  ['who is left out is oneself', (mutant, skill) => gone(mutant) && was(mutant, skill) === 'self'],
  [
    'a passive skill and an action are never asked',
    ({ path, to }, skill) => path.at(-1) === 'must' && to === true && isForced(skill, path),
  ],
  [
    'damage without a kind is magic',
    (mutant, skill) => gone(mutant) && last(mutant) === 'kind' && was(mutant, skill) === 'magic',
  ],
  [
    'the language demands the field: without it there is no such construct',
    (mutant, skill) => gone(mutant) && isDemanded(mutant, skill),
  ],
  [
    'one card is meant where no number is written',
    (mutant, skill) => gone(mutant) && last(mutant) === 'count' && was(mutant, skill) === 1,
  ],
  [
    'a kind of damage tells that damage was the cause',
    (mutant, skill) => gone(mutant) && last(mutant) === 'cause' && 'kind' in parent(mutant, skill),
  ],
  [
    'cards of a name lie where they lie',
    (mutant, skill) => gone(mutant) && last(mutant) === 'from' && 'these' in parent(mutant, skill),
  ],
  [
    'a name that nothing uses is only its author’s',
    (mutant, skill) => last(mutant) === 'optional' && uses(skill, was(mutant, skill)) === 1,
  ],
];
const parent = ({ path }: Found, skill: Skill): object =>
  (at(skill as never, path.slice(0, -1)) ?? {}) as object;
const uses = (skill: Skill, name: unknown): number => JSON.stringify(skill).split(String(name)).length - 1;
/** Fields without a question mark in the types; a number of cards to be discarded, a bound of a condition. */
const isDemanded = (mutant: Found, skill: Skill): boolean => {
  const field = String(last(mutant));
  const around = parent(mutant, skill);
  if (['as', 'team', 'within', 'what', 'label'].includes(field)) return true;
  if (field === 'kind') return mutant.path.at(-2) === 'only';
  if (field === 'by') return 'in' in around;
  if (field === 'count') return 'do' in around && was(mutant, skill) === 'all';
  return field === 'atLeast' && 'count' in around && mutant.path.includes('if');
};
const isForced = (skill: Skill, path: Found['path']): boolean => {
  const on = at(skill as never, [...path.slice(0, -1), 'on']) as { time?: string } | null;
  return skill.type === 'passive' || on?.time === 'action.choose';
};

/** All in the long run; else each mutant in one of them by turns. A word in one language is no text in the other. */
function languagesFor(mutant: Found, turn: number): readonly Language[] {
  const field = last(mutant);
  const all = LANGUAGES.filter((language) =>
    field === 'zh' ? language !== 'en' : field === 'en' ? language === 'en' : true,
  );
  return process.env['LONG'] === undefined ? all.filter((_, i) => i === turn % all.length) : all;
}

function textOf(character: DescribedCharacter, skill: Skill, language: Language): string {
  try {
    return seen(describeSkill(character, skill, language, OPTIONS));
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

describe('a change of a skill changes its text', () => {
  it.each(ROSTER.map((character) => [character.id, character] as const))(
    'in all languages: %s',
    (_id, character) => {
      const silent: string[] = [];
      const refused = character.skills.filter((skill) =>
        textOf(character, skill, 'en').startsWith('refused'),
      );
      expect(refused).toEqual([]);
      let count = 0;
      for (const skill of character.skills) {
        const before = LANGUAGES.map((language) => textOf(character, skill, language));
        for (const mutant of mutantsOf(skill as never)) {
          if (UNSEEN.some(([, unseen]) => unseen(mutant, skill))) continue;
          count += 1;
          const after = mutant.skill as unknown as Skill;
          const same = languagesFor(mutant, count).filter(
            (language) => textOf(character, after, language) === before[LANGUAGES.indexOf(language)],
          );
          if (same.length > 0)
            silent.push(
              `${skill.id}${mutant.title} ${same.join(' ')} (was ${JSON.stringify(at(skill as never, mutant.path))})`,
            );
        }
      }
      expect(count).toBeGreaterThan(20);
      expect(silent).toEqual([]);
    },
  );
});
