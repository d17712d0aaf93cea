/** How it is found which case shows which skill; that all of the roster are shown: `coverage` in unit/commands.test.ts. */
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { parseCases, type Case } from '$lib/dsl/cases/parse.ts';
import { showSkills, skillsShown, type SkillsShown } from '$lib/dsl/cases/skills-shown.ts';
import { rosterOf } from '$lib/dsl/roster/roster.ts';
import type { Ability, Character, Skill } from '$lib/grail/index.ts';

const onHit = (heals: number): Ability => ({
  on: { time: 't2.hit', by: 'self' },
  do: [{ do: 'gain', heals }],
});
const skill = (id: string, more: Partial<Skill>): Skill => ({
  id,
  name: { zh: id, en: id },
  class: 'common',
  type: 'passive',
  ...more,
});
const healer: Character = {
  format: 1,
  id: 'healer',
  name: { zh: 'healer', en: 'Healer' },
  faction: 'holy',
  stars: 1,
  skills: [
    skill('mend', { does: [onHit(1)] }),
    skill('vigour', { rules: [{ rule: 'limit', of: 'heals', who: 'self', fixed: 1 }] }),
  ],
};

function shownBy(text: string, character: Character = healer): SkillsShown {
  const { cases, findings } = parseCases('f.yaml', text);
  expect(findings).toEqual([]);
  return skillsShown(cases, deck, rosterOf([character]));
}
/** A case of an attack by the character, that ends with these heals of his. */
const hit = (id: string, before: number, after: number, more = ''): string =>
  `- id: ${id}\n  rules: [§7.5]\n  ${more}\n  given: { characters: { 0: healer }, heals: { 0: ${before} }, hands: { 0: [fire] } }\n  do: [attack fire->1, take]\n  then: { heals: { 0: ${after} } }\n`;
const casesOf = ({ rows }: SkillsShown): Record<string, string[]> =>
  Object.fromEntries(rows.map((row) => [row.skill, row.cases]));

describe('a case shows what it does not hold without', () => {
  it('what acts, what only counts, and neither', () => {
    const found = shownBy(
      `${hit('ACTS', 0, 1)}${hit('LIMITS', 1, 1)}- id: IDLE\n  rules: [§6.1]\n  given: { characters: { 0: healer } }\n  then: { heals: { 0: 0 } }\n`,
    );
    expect(casesOf(found)).toEqual({ 'healer/mend': ['ACTS'], 'healer/vigour': ['LIMITS'] });
    expect(found.rows[0]?.used).toEqual(['ACTS']);
    expect(found.problems).toEqual([]);
    expect(showSkills(found)).toContain('healer/mend ACTS*\nhealer/vigour LIMITS\n2 of 2 skills and 0 of 0');
  });

  it('a skill that no case needs is named, whatever they say of themselves', () => {
    const found = shownBy(hit('ACTS', 0, 1, 'shows: [healer/mend, healer/vigour]'));
    expect(found.problems).toEqual(['healer/vigour is shown by no case']);
    expect(showSkills(found)).toContain('healer/vigour NONE');
  });

  it('a case that does not hold shows nothing', () => {
    const found = shownBy(hit('WRONG', 0, 3));
    expect(found.problems).toEqual(['healer/mend is shown by no case', 'healer/vigour is shown by no case']);
  });

  it('each part by itself, and an act where it should act', () => {
    const second: Ability = { on: { time: 'turn.end', by: 'self' }, do: [{ do: 'draw', count: 1 }] };
    const parts = { ...healer, skills: [skill('mend', { does: [onHit(1), second] })] };
    expect(shownBy(hit('ACTS', 0, 1), parts).problems).toEqual([
      'healer/mend: ability 2 is shown by no case',
    ]);
    const asked = `- id: ASKED\n  rules: [§6.1]\n  given: { characters: { 0: healer }, hands: { 0: [fire] } }\n  then: { offered: [skill mend] }\n`;
    const action: Ability = { on: { time: 'action.choose', as: 'magic' }, do: [{ do: 'draw', count: 1 }] };
    const offered = { ...healer, skills: [skill('mend', { type: 'magic', does: [action] })] };
    expect(shownBy(asked, offered).problems).toEqual(['healer/mend acts in no case']);
  });

  it('a variant where the sheet’s own skill would come out otherwise', () => {
    const variants = {
      twice: { name: { zh: 'twice', en: 'Twice' }, skills: [skill('mend', { does: [onHit(2)] })] },
    };
    const character = { ...healer, skills: healer.skills.slice(0, 1), variants };
    const own = hit('OWN', 0, 1);
    const same = own.replace('OWN', 'SAME').replace('0: healer', '0: { id: healer, variant: twice }');
    expect(shownBy(own + same.replace('heals: { 0: 1 }', 'hand: { 0: 0 }'), character).problems).toEqual([
      'healer:twice/mend is shown by no case',
    ]);
    const other = same.replace('heals: { 0: 1 } }\n', 'heals: { 0: 2 } }\n');
    expect(casesOf(shownBy(own + other, character))).toEqual({
      'healer/mend': ['OWN'],
      'healer:twice/mend': ['SAME'],
    });
  });

  it('a skill that nobody at the table has cannot be shown', () => {
    const stray = (shows: string): Case[] => parseCases('f.yaml', hit('A', 0, 1, `shows: [${shows}]`)).cases;
    for (const shows of ['healer/fly', 'nobody/mend'])
      expect(skillsShown(stray(shows), deck, rosterOf([healer])).problems).toContain(
        `A shows ${shows}, which nobody at its table has`,
      );
  });
});
