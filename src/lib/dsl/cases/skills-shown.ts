/**
 * Which skill of a character is shown by which case: found by playing the cases again without it, not by what they say
 * of themselves (`shows`). A case shows the skills that it does not hold without, whether they act, forbid or only count.
 */
import type { CardFace, Character, Game, Skill } from '../../grail/index.ts';
import type { Roster } from '../roster/roster.ts';
import type { Case } from './parse.ts';
import { runCase, type CaseResult } from './run.ts';

export interface SkillRow {
  /** `character/skill`, or `character:variant/skill`. */
  skill: string;
  /** Ids of the cases that hold with it and do not hold without it; of a variant: not with the sheet's own skill. */
  cases: string[];
  /** Those of them in which it acts; none for a skill that only changes rules or the set-up. */
  used: string[];
}

export interface SkillsShown {
  rows: SkillRow[];
  /** Skills, and parts of them, that no case needs; skills that act and act in no case; `shows` of what is not there. */
  problems: string[];
}

/** A skill of a character or of one of his variants, and the cases found for it. */
interface Search {
  name: string;
  character: Character;
  variant: string | null;
  skill: Skill;
  needing: Case[];
  used: string[];
}

/** With what cases are played. */
interface Table {
  deck: readonly CardFace[];
  roster: Roster;
}

/** @param roster whose skills must all be shown, each ability, rule and set-up of them by itself */
export function skillsShown(cases: readonly Case[], deck: readonly CardFace[], roster: Roster): SkillsShown {
  const table: Table = { deck, roster };
  const searches = [...roster.values()].flatMap(searchesOf);
  const strays = cases.flatMap((entry) => straysOf(entry, roster));
  for (const entry of cases) lookIn(entry, searches, table);
  return {
    rows: searches.map(({ name, needing, used }) => ({
      skill: name,
      cases: needing.map(({ id }) => id),
      used,
    })),
    problems: [...searches.flatMap((search) => missing(search, table)), ...strays],
  };
}

function searchesOf(character: Character): Search[] {
  const of = (skills: readonly Skill[], variant: string | null): Search[] =>
    skills.map((skill) => {
      const name = `${character.id}${variant === null ? '' : `:${variant}`}/${skill.id}`;
      return { name, character, variant, skill, needing: [], used: [] };
    });
  const variants = Object.entries(character.variants ?? {});
  return [...of(character.skills, null), ...variants.flatMap(([name, { skills }]) => of(skills, name))];
}

/** Characters at the table of a case by id, with the variant that they are. */
function seatedIn({ given }: Case): Map<string, string | null> {
  return new Map(
    Object.values(given.characters ?? {}).flatMap((named): [string, string | null][] => {
      if (typeof named === 'string') return [[named, null]];
      return 'id' in named ? [[named.id, named.variant ?? null]] : [];
    }),
  );
}

function straysOf(entry: Case, roster: Roster): string[] {
  const seated = seatedIn(entry);
  return entry.shows.flatMap((skill) => {
    const [id = '', own] = skill.split('/');
    const known = roster.get(id)?.skills.some((one) => one.id === own) ?? false;
    return known && seated.has(id) ? [] : [`${entry.id} shows ${skill}, which nobody at its table has`];
  });
}

/** Finds the skills that a case needs; none of one that does not hold. */
function lookIn(entry: Case, searches: readonly Search[], table: Table): void {
  const seated = seatedIn(entry);
  const there = searches.filter(({ character: { id }, variant, skill }) => {
    const played = seated.get(id);
    return (
      played !== undefined && (variant === null ? !isReplaced(id, played, skill, table) : variant === played)
    );
  });
  if (there.length === 0) return;
  const whole = runCase(entry, table.deck, table.roster);
  if (whole.failures.length > 0) return;
  const used = usedIn(whole.games);
  for (const search of there) {
    if (!isNeeded(entry, search, insteadOf(search), table)) continue;
    search.needing.push(entry);
    if (used.has(`${search.character.id}/${search.skill.id}`)) search.used.push(entry.id);
  }
}

const isReplaced = (id: string, variant: string | null, skill: Skill, { roster }: Table): boolean =>
  variant !== null &&
  (roster.get(id)?.variants?.[variant]?.skills.some((other) => other.id === skill.id) ?? false);

/** Whether the case comes out otherwise when the skill is replaced by less of it. */
function isNeeded(entry: Case, { character, variant, skill }: Search, less: Skill, table: Table): boolean {
  const exchanged = (skills: readonly Skill[]): Skill[] =>
    skills.map((one) => (one.id === skill.id ? less : one));
  const own = character.variants?.[variant ?? ''];
  const changed =
    own === undefined
      ? { ...character, skills: exchanged(character.skills) }
      : {
          ...character,
          variants: { ...character.variants, [variant ?? '']: { ...own, skills: exchanged(own.skills) } },
        };
  return isMissed(runCase(entry, table.deck, new Map(table.roster).set(character.id, changed)));
}

/** A table that cannot be set up, or a crash, tells nothing of the skill. */
const isMissed = ({ failures }: CaseResult): boolean =>
  failures.some(({ misses }) => misses.every(({ what }) => what !== 'given' && what !== 'crash'));

/** What stands there without it: of a variant the sheet's own skill, else one of the same name that does nothing. */
function insteadOf({ character, variant, skill }: Search): Skill {
  const own = variant === null ? undefined : character.skills.find(({ id }) => id === skill.id);
  if (own !== undefined) return own;
  const { does: _, rules: __, setup: ___, ...rest } = skill;
  return rest;
}

/** The skill without one of its abilities, rules or its set-up, each with what it is called; a skill of one part has none. */
function lessOf(skill: Skill): [string, Skill][] {
  const { does = [], rules = [], setup } = skill;
  if (does.length + rules.length + (setup === undefined ? 0 : 1) < 2) return [];
  const { setup: _, ...begun } = skill;
  return [
    ...does.map((_, at): [string, Skill] => [`ability ${at + 1}`, { ...skill, does: does.toSpliced(at, 1) }]),
    ...rules.map((_, at): [string, Skill] => [`rule ${at + 1}`, { ...skill, rules: rules.toSpliced(at, 1) }]),
    ...(setup === undefined ? [] : [['set-up', begun] as [string, Skill]]),
  ];
}

function missing(search: Search, table: Table): string[] {
  const { name, variant, skill, needing, used } = search;
  if (needing.length === 0) return [`${name} is shown by no case`];
  if (variant !== null) return [];
  const idle = (skill.does ?? []).length > 0 && used.length === 0 ? [`${name} acts in no case`] : [];
  const parts = lessOf(skill).filter(
    ([, less]) => !needing.some((entry) => isNeeded(entry, search, less, table)),
  );
  return [...idle, ...parts.map(([part]) => `${name}: ${part} is shown by no case`)];
}

/** `character/skill` of every use in these games. */
function usedIn(games: readonly Game[]): Set<string> {
  return new Set(
    games.flatMap(({ rules, log }) =>
      (log?.events ?? []).flatMap((event) =>
        event.type === 'skillUsed' ? [`${rules.characters[event.seat]?.id ?? '-'}/${event.skill}`] : [],
      ),
    ),
  );
}

/** A line for each skill: the cases that show it, with a star where it acts; then what is wrong, last the sum. */
export function showSkills({ rows, problems }: SkillsShown): string {
  const lines = rows.map(({ skill, cases, used }) => {
    const ids = cases.map((id) => (used.includes(id) ? `${id}*` : id));
    return `${skill} ${ids.length === 0 ? 'NONE' : ids.join(' ')}`;
  });
  const shown = (of: readonly SkillRow[]): string =>
    `${of.filter(({ cases }) => cases.length > 0).length} of ${of.length}`;
  const isVariant = ({ skill }: SkillRow): boolean => skill.includes(':');
  const own = shown(rows.filter((row) => !isVariant(row)));
  const variants = shown(rows.filter(isVariant));
  const cases = new Set(rows.flatMap((row) => row.cases)).size;
  const sum = `${own} skills and ${variants} skills of variants shown, by ${cases} cases (*: it acts there)`;
  return [...lines, ...problems.map((problem) => `error: ${problem}`), sum].join('\n');
}
