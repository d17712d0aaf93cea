/** The official characters as lists and the search show them. Build and test time only. */
import { z } from '../dsl/zod.ts';
import type { Character, Faction, Text } from '../grail/index.ts';
import type { ByLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import { kindsOf, timesOf, type ActKind, type Time } from './codex-acts.ts';
import { hantNames } from './hant-names.ts';
import { stations, timeOfState } from './codex-windows.ts';
import { roster } from './roster.ts';
import { sealOf } from './sheet.ts';
import { namesOf as typedNames } from './sheet-text.ts';
import aliasFile from '$content/characters/aliases.yaml?raw';

/** A character in a list. */
export interface CodexEntry {
  id: string;
  name: ByLocale<string>;
  faction: Faction;
  stars: number;
  /** What is cut into its seal: the first sign of its name. */
  seal: string;
  tokens: ByLocale<string>[];
  skills: { id: string; name: ByLocale<string> }[];
  aliases: readonly string[];
  times: readonly Time[];
  kinds: readonly ActKind[];
}

const aliases = readYaml(
  { file: 'content/characters/aliases.yaml', text: aliasFile },
  z.record(z.string(), z.array(z.string())),
);

/** What else people call a character or a skill. */
export const aliasesOf = (id: string): readonly string[] => aliases[id] ?? [];

const namesOf = (name: Text): ByLocale<string> => typedNames(name, hantNames);
const unsided = (token: { name: Text }): ByLocale<string> => namesOf(token.name);

function entryOf(character: Character): CodexEntry {
  const { id, name, faction, stars, skills, tokens = {} } = character;
  return {
    ...{ id, faction, stars, name: namesOf(name), seal: sealOf(name) },
    tokens: Object.values(tokens).map(unsided),
    skills: skills.map((skill) => ({ id: skill.id, name: namesOf(skill.name) })),
    aliases: [id, ...skills.map((skill) => skill.id)].flatMap(aliasesOf),
    times: [...new Set(skills.flatMap(timesOf))],
    kinds: kindsOf(skills),
  };
}

/** All of them, by their English names. */
export const codexEntries: readonly CodexEntry[] = [...roster.values()].map(entryOf);

/** The moments that at least one of them listens to: those of the flow in its order, then the others. */
export function codexTimes(): Time[] {
  const used = new Set(codexEntries.flatMap(({ times }) => times));
  const inFlow = stations.map(({ time }) => time).filter((time) => used.has(time));
  return [...inFlow, ...[...used].filter((time) => !inFlow.includes(time))];
}

/** Who acts at which state of the charts: characters by state (`attack.launch`), with their names. */
export interface ActingHere {
  names: Readonly<Record<string, ByLocale<string>>>;
  at: Readonly<Record<string, readonly string[]>>;
}

export const actingHere = (): ActingHere => ({
  names: Object.fromEntries(codexEntries.map(({ id, name }) => [id, name])),
  at: Object.fromEntries(
    [...timeOfState].map(([state, time]) => [
      state,
      codexEntries.filter(({ times }) => times.includes(time)).map(({ id }) => id),
    ]),
  ),
});
