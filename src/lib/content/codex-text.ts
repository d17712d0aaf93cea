/** What the texts of official characters are made with. Build and test time only; elsewhere it is fetched. */
import type { Text } from '../grail/index.ts';
import { hantNames } from './hant-names.ts';
import { roster } from './roster.ts';

const others = new Map<string, Text>(
  [...roster.values()].flatMap(({ id, name, skills }) => [
    ...skills.map((skill) => [skill.id, skill.name] as const),
    [id, name] as const,
  ]),
);

/** What the texts of official characters are made with. */
export const DESCRIBED = { hantNames, others: (id: string): Text | undefined => others.get(id) };

