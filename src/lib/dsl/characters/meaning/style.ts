/** What runs, and yet reads badly. */
import type { Ability, Character, Skill } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import type { Report } from './report.ts';
import { allSkills } from './things.ts';

/** Rules text that a card holds, in characters of Chinese. */
const CARD_HOLDS = 120;
const CHOICES_DEEP = 3;
const CONDITIONS_DEEP = 2;

/** @param textOf the rules text of a skill, where somebody can write it */
export function checkStyle(
  character: Character,
  report: Report,
  textOf: ((skill: Skill, character: Character) => string) | null,
): void {
  texts(character, '', report);
  for (const [pointer, skill] of allSkills(character)) {
    const text = textOf?.(skill, character) ?? '';
    const length = [...text].length;
    if (length > CARD_HOLDS) report('textTooLongForCard', pointer, { count: length, limit: CARD_HOLDS });
    skill.does?.forEach((ability, at) => {
      const place = joined(joined(pointer, 'does'), at);
      freeGain(skill, ability, place, report);
      nested(ability, place, { choices: 0, conditions: 0 }, report);
    });
  }
}

/** Every text in both languages: the other is shown where one is missing. */
function texts(part: unknown, pointer: string, report: Report): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const at = joined(pointer, key);
    const isText = ['name', 'note', 'label'].includes(key) || /\/sides$/.test(pointer);
    if (!isText || typeof value !== 'object' || value === null) texts(value, at, report);
    else
      for (const language of ['zh', 'en'])
        if (((value as Record<string, string | undefined>)[language] ?? '').trim() === '')
          report('textMissing', at, { language }, { key: true });
  }
}

const GAINS = ['heals', 'energy', 'stones', 'cups', 'morale', 'tokens'];

/** Moments that an action or a use brings once, so that they are their own limit. */
const COMES_ONCE = /^(\w+Action|skill|action)\./;

/** A response that brings something and costs nothing, as often as one likes. */
function freeGain({ type }: Skill, ability: Ability, pointer: string, report: Report): void {
  const { pay = [], modes = [], if: conditions = [], limit, must, form } = ability;
  if (type !== 'response' || must === true || limit !== undefined) return;
  if (pay.length + modes.length + conditions.length > 0 || form !== undefined) return;
  const free = ability.do?.find(
    (effect) =>
      effect.do === 'gain' && effect.if === undefined && GAINS.some((key) => Object.hasOwn(effect, key)),
  );
  const often = [ability.on]
    .flat()
    .every((one) => !('cards' in one) && one.time !== 'setup' && !COMES_ONCE.test(one.time));
  if (free !== undefined && often) report('freeGain', pointer, {});
}

function nested(
  part: unknown,
  pointer: string,
  depth: { choices: number; conditions: number },
  report: Report,
): void {
  if (typeof part !== 'object' || part === null) return;
  const held = part as Record<string, unknown>;
  const choices = depth.choices + (held['do'] === 'choose' ? 1 : 0);
  const isWrapped = 'not' in held || (Array.isArray(held['any']) && !('element' in held));
  const conditions = depth.conditions + (isWrapped ? 1 : 0);
  if (choices === CHOICES_DEEP && depth.choices < choices)
    report('tooDeepToRead', pointer, { depth: choices });
  if (conditions > CONDITIONS_DEEP && depth.conditions === CONDITIONS_DEEP)
    report('nestedConditions', pointer, {});
  for (const [key, value] of Object.entries(held))
    nested(value, joined(pointer, key), { choices, conditions }, report);
}
