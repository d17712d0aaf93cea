/** §21.8, §20.3 What a skill asks and needs is said in the words of its text, at the table and in "why was I not asked?". */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { deck } from '../../src/lib/content/deck.ts';
import { hantNames } from '../../src/lib/content/hant-names.ts';
import { roster } from '../../src/lib/content/roster.ts';
import {
  loadHantNames,
  loadSkillWords,
  skillWordsOf,
} from '../../src/lib/features/table/character-words.svelte.ts';
import { pickedOf, questionOf } from '../../src/lib/features/table/table-question.ts';
import { TableModel } from '../../src/lib/features/table/table-model.svelte.ts';
import {
  apply,
  fieldsOf,
  legal,
  newGame,
  requestOf,
  viewFor,
  type Character,
  type Choice,
  type Setup,
  type Situation,
  type SkillReason,
} from '../../src/lib/grail/index.ts';
import { setLocale } from '../../src/lib/i18n/index.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { boardWords } from '../../src/lib/ui/wording/board-words.ts';
import { skillNamer, skillsIn } from '../../src/lib/ui/wording/skill-names.ts';
import { wayText } from '../../src/lib/ui/wording/way-text.ts';
import { skillReasonText } from '../../src/lib/ui/wording/why-text.ts';
import { MARKS } from '../properties/reach.ts';

function character(id: string): Character {
  const found = roster.get(id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
}

const setupWith = (id: string, situation: Situation): Setup => ({
  seed: 'ways',
  characters: { 0: character(id) },
  situation: { config: { seating: 'RBRB' }, ...situation },
});

function tableOf(setup: Setup, ...choices: Choice[]): TableModel {
  const game = newGame(deck, setup);
  for (const choice of choices) {
    const refused = apply(game, choice);
    if (refused) throw new Error(`${choice.type} is refused: ${refused.because}`);
  }
  const seat = requestOf(game)?.seat ?? 0;
  return new TableModel(() => ({
    scene: { view: viewFor(game, seat), events: [], log: [] },
    config: game.rules.config,
    marks: MARKS,
    refuse: (choice) => legal(game, choice),
    forewarns: true,
    more: [],
    tried: {},
    pointer: null,
    skills: skillsIn(setup),
    fieldsOf: (ability, given) => fieldsOf(game, ability, given),
  }));
}

const asked = (table: TableModel): string => plain(questionOf(table) ?? '');
const told = (table: TableModel): string[] =>
  table.answers.map(({ label, detail }) => (detail === undefined ? label : `${label}: ${detail}`));
const press = (table: TableModel, label: string): Choice | null => {
  const answer = table.answers.find((one) => one.label === label);
  if (answer === undefined) throw new Error(`no "${label}" in ${told(table).join(', ')}`);
  return table.press(answer.id);
};

const dance = setupWith('butterfly-dancer', { seats: { 0: { hand: ['fire', 'water'] } } });
/** Wind Blade, with another wind card that may be paid. */
const blade = setupWith('elementalist', { seats: { 0: { hand: ['wind+wind-blade', 'wind', 'fire'] } } });

test('until the words have come the ways have their numbers', () => {
  const table = tableOf(dance);
  press(table, '舞动');
  expect(told(table)).toEqual(['第1项', '第2项']);
});

describe('with the words at hand', () => {
  beforeAll(async () => {
    await loadSkillWords();
    await loadHantNames();
  });
  afterEach(() => setLocale('zh-Hans'));

  test('§21.8 the modes of a skill are its sentences', () => {
    const table = tableOf(dance);
    press(table, '舞动');
    expect(told(table)).toEqual(['摸1张牌【强制】', '弃1张牌']);
    press(table, '弃1张牌');
    expect(pickedOf(table)).toBe('已选：弃1张牌');
  });

  test.each([
    ['en', 'Dance', ['Draw 1 card (forced)', 'Discard 1 card']],
    ['zh-Hant', '舞動', ['摸1張牌【強制】', '棄1張牌']],
  ] as const)('in %s', async (language, skill, ways) => {
    await setLocale(language);
    const table = tableOf(dance);
    press(table, skill);
    expect(told(table)).toEqual(ways);
  });

  test('§20.4 a cost that may be left out is a yes or no that says what is paid', () => {
    const table = tableOf(blade);
    press(table, '风刃');
    table.pressSeat(1);
    expect(asked(table)).toBe('风刃：要不要这样做？弃1张风系牌【展示】');
    expect(told(table)).toEqual(['否', '是: 弃1张风系牌【展示】']);
    press(table, '是');
    expect(pickedOf(table)).toContain('弃1张风系牌【展示】');
  });

  test('a cost that was left out is not named among what is picked', () => {
    const table = tableOf(blade);
    press(table, '风刃');
    table.pressSeat(1);
    press(table, '否');
    expect(pickedOf(table)).not.toMatch(/否|弃1张/);
  });

  test('an effect that may be done is asked by what it does', () => {
    const setup = setupWith('magic-swordsman', {
      seats: { 0: { hand: ['poison', 'weak'], form: 'shadow' } },
      stones: { red: [1, 1] },
    });
    const ability = newGame(deck, setup).rules.skills.abilities.findIndex(
      ({ skill }) => skill.id === 'shadow-meteor',
    );
    const request = requestOf(newGame(deck, setup));
    const hand = viewFor(newGame(deck, setup), 0).seats[0]?.hand ?? [];
    expect(request?.options).toContainEqual(expect.objectContaining({ ability }));
    const picks = { target: [0], cost0: [...hand] };
    const table = tableOf(setup, { type: 'magicSkill', seat: 0, ability, picks });
    expect(asked(table)).toContain('移除我方【战绩区】2颗星石');
    expect(told(table)[1]).toMatch(/^是: 移除我方【战绩区】2颗星石：转正，脱离【暗影形态】/);
  });

  test('whoever is asked by another’s skill is told whom it calls "you"', () => {
    const words = skillWordsOf(skillsIn({ seed: 1, characters: { 0: character('magical-girl') } }));
    const at = 'does/0/do/1/then/0';
    const asking = { skill: 'magic-blast', skillWords: words };
    const field = { pick: 'option', from: [0, 1], at } as const;
    const no = (who: string | null) =>
      wayText({ ...field, from: [...field.from] }, 0, { ...asking, character: who });
    expect(no('magical-girl')).toBe('你对该角色造成2点法术伤害③；你弃1张牌');
    expect(no('berserker')).toMatch(/你弃1张牌（这里的“你”是魔法少女）$/);
    expect(no(null)).toMatch(/这里的“你”是魔法少女/);
  });

  test('§20.3 the condition that does not hold is said, in each language', async () => {
    const setup: Setup = { seed: 1, characters: { 0: character('berserker') } };
    const skill = character('berserker').skills.find(({ id }) => id === 'berserk');
    const condition = skill?.does?.[0]?.if?.[0] ?? null;
    const reason: SkillReason = {
      ability: 0,
      skill: 'berserk',
      because: 'condition',
      rule: '§20.3',
      condition,
    };
    const say = (one: SkillReason) =>
      skillReasonText(one, {
        words: boardWords({ seats: [], viewer: null }, MARKS),
        face: () => undefined,
        teamOf: () => 0,
        you: null,
        skill: skillNamer(skillsIn(setup)),
        skillWords: skillWordsOf(skillsIn(setup)),
      });
    expect(say(reason)).toBe('狂化：需要手牌多于3张');
    expect(say({ ...reason, condition: null })).toBe('狂化：条件不满足');
    await setLocale('zh-Hant');
    expect(say(reason)).toBe('狂化：需要手牌多於3張');
    await setLocale('en');
    expect(say(reason)).toBe('Berserk: only if you have more than 3 cards in hand (“you” is Berserker)');
  });

  test('§1.6 names are traditional to who reads traditional characters, and an author’s own as typed', async () => {
    const name = skillNamer([
      ...skillsIn(dance),
      { id: 'own', name: { zh: '自创的剑' } },
      { id: 'other', name: { zh: 'constructor' } },
    ]);
    expect(name('dance')).toBe('舞动');
    await setLocale('zh-Hant');
    expect([name('dance'), name('own'), name('other')]).toEqual(['舞動', '自创的剑', 'constructor']);
    const view = viewFor(newGame(deck, dance), 0);
    expect(boardWords(view, MARKS).seatName(0)).toBe('蝶舞者');
    expect(boardWords(view, MARKS).token('cocoon', 0)).toBe('繭');
  });
});

test('the names are read as the file’s own format says', () => {
  expect(hantNames).toEqual(parse(readFileSync('content/characters/names.zh-Hant.yaml', 'utf8')));
});
