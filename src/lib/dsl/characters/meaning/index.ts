/** The meaning of a character whose shape is right: names, moments, limits, loops; then its style. */
import type { Character, Skill } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import { MOST_FLAWS, type Flaw } from '../shape.ts';
import { checkLoops } from './loops.ts';
import { Names } from './names.ts';
import type { Report } from './report.ts';
import type { Reading, Scope, UniqueOnCard } from './scope.ts';
import { checkSkill } from './skill.ts';
import { checkStyle } from './style.ts';
import { allSkills, checkThings } from './things.ts';
import { walkAbility, walkRule } from './walk.ts';

export type { UniqueOnCard } from './scope.ts';

/** What is known beside the file. */
export interface Surroundings {
  /** Unique skills on the cards of the deck (§20.4); left out: not looked at. */
  deck?: readonly UniqueOnCard[];
  /** The rules text of a skill; left out: its length is not looked at. */
  textOf?: (skill: Skill, character: Character) => string;
}

export function checkMeaning(character: Character, defs: Reading['defs'], around: Surroundings): Flaw[] {
  const flaws: Flaw[] = [];
  const report: Report = (code, pointer, params = {}, more = {}) => {
    if (flaws.length >= MOST_FLAWS) throw new Enough();
    flaws.push({ code, pointer, params, ...more });
  };
  const used = { tokens: new Set<string>(), forms: new Set<string>(), cards: new Set<string>() };
  const reading: Reading = { character, report, defs, deck: around.deck ?? null, used };
  try {
    checkAll(reading, around);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    flaws.push({ code: 'moreFindings', pointer: '', params: {} });
  }
  return flaws;
}

/** More findings than anybody reads: the rest is not looked for. */
class Enough extends Error {}

function checkAll(reading: Reading, around: Surroundings): void {
  const { character, report } = reading;
  const remembered = new Names(report);
  for (const [pointer, skill] of allSkills(character)) bindRemembered(skill, pointer, remembered);
  for (const [pointer, skill] of allSkills(character)) {
    checkSkill(skill, pointer, reading);
    walkSkill(skill, pointer, remembered, reading);
  }
  remembered.finish();
  checkThings(reading);
  checkLoops(character, report);
  checkStyle(character, report, around.textOf ?? null);
}

function walkSkill(skill: Skill, pointer: string, remembered: Names, reading: Reading): void {
  const scope = (): Scope => ({
    ...{ skill, names: new Names(reading.report, remembered), times: [], costs: [] },
    ...{ it: false, holder: false, rule: null },
  });
  skill.does?.forEach((ability, at) => {
    const inside = scope();
    walkAbility(ability, joined(joined(pointer, 'does'), at), inside, reading);
    inside.names.finish();
  });
  skill.rules?.forEach((rule, at) => {
    const inside = scope();
    walkRule(rule, joined(joined(pointer, 'rules'), at), inside, reading);
    inside.names.finish();
  });
}

/** Names for characters that outlive the skill that gives them. */
function bindRemembered(part: unknown, pointer: string, names: Names): void {
  if (typeof part !== 'object' || part === null) return;
  const { do: verb, as } = part as Record<string, unknown>;
  if (verb === 'remember' && typeof as === 'string') names.collect(as, 'character', joined(pointer, 'as'));
  for (const [key, value] of Object.entries(part)) bindRemembered(value, joined(pointer, key), names);
}
