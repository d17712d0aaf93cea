/** The official characters, all at once: for build, tests and commands. Pages fetch it (`characters.ts`), never import it. */
import { rosterOf, type Roster } from '../dsl/roster/roster.ts';
import type { Character } from '../grail/index.ts';

const files = import.meta.glob<Character>('$content/characters/*/character.json', {
  eager: true,
  import: 'default',
});

/** By their English names: sheets are not numbered. */
const nameOf = ({ name, id }: Character): string => name.en ?? id;

/** Tests hold the files to the type. */
export const roster: Roster = rosterOf(
  Object.values(files).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
);

/** Their ids, in the order of the roster. */
export const characterIds: readonly string[] = [...roster.keys()];
