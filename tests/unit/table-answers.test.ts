/** The table asks field by field, words every question and lists what is not finished. */
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { pickedOf, questionOf } from '../../src/lib/features/table/table-question.ts';
import { TableModel } from '../../src/lib/features/table/table-model.svelte.ts';
import { deck } from '../../src/lib/content/deck.ts';
import {
  apply,
  fieldsOf,
  legal,
  newGame,
  requestOf,
  TIMINGS,
  viewFor,
  type Choice,
  type Game,
  type Situation,
  type SkillDef,
} from '../../src/lib/grail/index.ts';
import { fieldAt } from '../../src/lib/ui/answering/form.ts';
import Queue from '../../src/lib/ui/board/Queue.svelte';
import { plain } from '../../src/lib/ui/board/words.ts';
import { promptDetail } from '../../src/lib/ui/wording/prompt-detail.ts';
import { promptRule, promptText } from '../../src/lib/ui/wording/prompts.ts';
import { queueOf } from '../../src/lib/ui/wording/queue.ts';
import { timingName } from '../../src/lib/ui/wording/timing-names.ts';
import { deskOf, MARKS, namingOf, offersAt, reach } from '../properties/reach.ts';

/** Discards as many cards as its user says and deals so much damage. */
const storm: SkillDef = {
  id: 'storm',
  name: { zh: '风暴', en: 'Storm' },
  type: 'magic',
  does: [
    {
      on: { time: 'action.choose', as: 'magic' },
      choose: { x: { pick: 'number', from: 1, to: 3 }, target: { pick: 'character', from: 'opponents' } },
      pay: [{ pay: 'discard', count: 'x', cards: { kind: 'attack' }, name: 'cost' }],
      do: [{ do: 'damage', to: 'target', amount: 'x' }],
    },
  ],
};
/** Answers a hit by drawing, if its owner likes. */
const comfort: SkillDef = {
  id: 'comfort',
  type: 'response',
  does: [{ on: { time: 't2.hit', at: 'self' }, do: [{ do: 'discard', who: 'attacker', count: 1 }] }],
};

function play(situation: Situation, ...choices: Choice[]): Game {
  const game = newGame(deck, { seed: 'answering', situation: { config: { seating: 'RBRB' }, ...situation } });
  for (const choice of choices) {
    const refused = apply(game, choice);
    if (refused) throw new Error(`${choice.type} is refused: ${refused.because}`);
  }
  return game;
}

function tableOf(game: Game): TableModel {
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
    skills: [storm],
    fieldsOf: (ability, given) => fieldsOf(game, ability, given),
  }));
}

const labels = (table: TableModel): string[] => table.answers.map(({ label }) => label);
const idOf = (table: TableModel, label: string): string =>
  table.answers.find((one) => one.label === label)?.id ?? `no "${label}" in ${labels(table).join(', ')}`;

describe('§21.8 a skill is declared field by field', () => {
  const cards = ['fire', 'water', 'wind', 'light'];
  const withStorm: Situation = { seats: { 0: { hand: cards, skills: [storm] } } };

  test('number, target and cost one after the other, and all of it at the end', () => {
    const game = play(withStorm);
    const table = tableOf(game);
    table.press(idOf(table, '风暴'));
    expect(plain(questionOf(table) ?? '')).toBe('风暴：选一个数。');
    expect(labels(table)).toEqual(['1', '2', '3']);
    table.press(idOf(table, '2'));
    expect(labels(table)).toEqual(['蓝方2号', '蓝方4号']);
    expect(table.targets()).toEqual([1, 3]);
    expect(pickedOf(table)).toBe('已选：2');
    table.pressSeat(3);
    expect(plain(questionOf(table) ?? '')).toBe('风暴：选2张手牌。');
    const [fire, water, wind, light] = table.hand;
    expect(table.cards[light?.id ?? 0]?.state).toBe('rest');
    table.pressCard(fire?.id ?? 0);
    expect(table.answers[0]).toMatchObject({ state: 'refused', reason: '已选1张，要选2张' });
    table.pressCard(wind?.id ?? 0);
    expect(table.cards[wind?.id ?? 0]?.state).toBe('chosen');
    expect(table.cards[water?.id ?? 0]?.state).toBe('playable');
    expect(table.press('done')).toBeNull();
    expect(table.answers).toMatchObject([
      { label: '风暴', detail: '2；蓝方4号；火焰斩、风神斩', state: 'rest' },
    ]);
    const choice = table.press('confirm');
    expect(choice).toMatchObject({ picks: { x: [2], target: [3], cost: [fire?.id, wind?.id] } });
    expect(choice && legal(game, choice)).toBeNull();
  });

  test('back goes one field back and keeps what was chosen before', () => {
    const table = tableOf(play(withStorm));
    table.press(idOf(table, '风暴'));
    table.press(idOf(table, '2'));
    table.pressSeat(3);
    expect(table.back()).toBe(true);
    expect(labels(table)).toEqual(['蓝方2号', '蓝方4号']);
    expect(table.back()).toBe(true);
    expect(labels(table)).toEqual(['1', '2', '3']);
    expect(table.back()).toBe(true);
    expect(labels(table)).toContain('攻击');
    expect(table.back()).toBe(false);
  });

  test('the number chosen first narrows the cards that pay, and a cost without choice is not asked', () => {
    const { asked } = deskOf(play(withStorm));
    const [skill] = asked.request.options.flatMap((option) => ('ability' in option ? [option] : []));
    const ability = skill?.ability ?? -1;
    expect(skill?.fields.find(({ name }) => name === 'cost')).toMatchObject({ min: 1, max: 3 });
    const picks = { type: null, card: null, ability, values: { x: [2], target: [1] }, at: 2, before: null };
    expect(fieldAt(asked, picks)).toMatchObject({ min: 2, max: 2 });
    const table = tableOf(play(withStorm));
    table.press(idOf(table, '风暴'));
    table.press(idOf(table, '3'));
    table.pressSeat(1);
    expect(table.answers).toMatchObject([{ id: 'confirm', detail: '3；蓝方2号；火焰斩、水涟斩、风神斩' }]);
  });

  test('a value that no declaration holds is not offered', () => {
    const table = tableOf(play({ seats: { 0: { hand: ['fire', 'light'], skills: [storm] } } }));
    table.press(idOf(table, '风暴'));
    expect(labels(table)).not.toContain('2');
  });
});

describe('questions', () => {
  const fireAtTwo = (game: Game): Choice => {
    const card = game.board.seats[0]?.hand[0] ?? 0;
    return { type: 'attack', seat: 0, card, target: 1 };
  };
  const said = (game: Game, viewer: number): string => {
    const view = viewFor(game, viewer);
    return plain(promptText(view, namingOf(game, view)) ?? '');
  };
  const attacked: Situation = { seats: { 0: { hand: ['fire', 'water'] }, 1: { skills: [comfort] } } };

  test('§21.3 a window names its timing, to the asked and to those who wait', () => {
    const start = play(attacked);
    const game = play(attacked, fireAtTwo(start), { type: 'take', seat: 1 });
    expect(said(game, 1)).toBe('②攻击命中时：要发动技能吗？');
    expect(said(game, 0)).toBe('②攻击命中时：等2号决定。');
    expect(labels(tableOf(game))).toEqual(['发动comfort', '不发动']);
    expect(promptRule(viewFor(game, 0))).toBe('§21.3');
  });

  test('§7.4 the line under the question says where it stands and about what', () => {
    const game = play(attacked, fireAtTwo(play(attacked)));
    const view = viewFor(game, 1);
    expect(promptDetail(view, namingOf(game, view))).toBe('②命中判定 · 攻击 · 火焰斩 · 1号→2号，2点');
    expect(said(game, 2)).toBe('等2号应答攻击。');
  });

  test('§4.6 those who wait read the same whatever the asked player holds', () => {
    const base: Situation = { seats: { 0: { hand: ['fire'] }, 1: { hand: ['fire', 'light'] } } };
    const poor: Situation = { seats: { 0: { hand: ['fire'] }, 1: { hand: ['water', 'weak'] } } };
    const [rich, bare] = [base, poor].map((one) => play(one, fireAtTwo(play(one))));
    if (!rich || !bare) throw new Error('no games');
    for (const viewer of [0, 2, 3]) expect(said(rich, viewer)).toBe(said(bare, viewer));
    expect(said(rich, 1)).not.toBe(said(bare, 1));
  });

  test('§21.1 every timing of the rules has a name', () => {
    expect(TIMINGS.filter((timing) => timingName(timing) === timing)).toEqual([]);
  });
});

describe('many answers', () => {
  test('§12.1 the digit is the number of heals; using none stands last', () => {
    const situation: Situation = { seats: { 0: { hand: ['fire'] }, 1: { heals: 2 } } };
    const start = play(situation);
    const card = start.board.seats[0]?.hand[0] ?? 0;
    const game = play(situation, { type: 'attack', seat: 0, card, target: 1 }, { type: 'take', seat: 1 });
    expect(labels(tableOf(game))).toEqual(['用1点治疗', '用2点治疗', '不用治疗']);
  });

  test('more than nine keep digits for the first nine', () => {
    const wide: SkillDef = {
      ...storm,
      does: [
        {
          on: { time: 'action.choose', as: 'magic' },
          choose: { x: { pick: 'number', from: 1, to: 12 } },
          do: [],
        },
      ],
    };
    const table = tableOf(play({ seats: { 0: { hand: ['fire'], skills: [wide] } } }));
    table.press(idOf(table, '风暴'));
    expect(table.answers.map(({ digit }) => digit)).toEqual([...'123456789', '', '', '']);
  });

  test('§14.2 only the exact number of cards can be sent, and the count is shown', () => {
    const hand = ['x', 'x', 'x', 'x', 'x', 'x'];
    const situation: Situation = { seats: { 0: { hand: ['fire'] }, 1: { hand } } };
    const card = play(situation).board.seats[0]?.hand[0] ?? 0;
    const game = play(situation, { type: 'attack', seat: 0, card, target: 1 }, { type: 'take', seat: 1 });
    const table = tableOf(game);
    const [first, second] = table.hand;
    table.pressCard(first?.id ?? 0);
    expect(table.answers[0]).toMatchObject({ label: '弃2张', state: 'refused', reason: '已选1张，要选2张' });
    table.pressCard(second?.id ?? 0);
    expect(table.answers[0]?.state).toBe('rest');
    const sent = table.press('discard');
    expect(sent && legal(game, sent)).toBeNull();
  });
});

describe('what waits to be finished', () => {
  test('§18 an attack stands above the extra action that is left', () => {
    const situation: Situation = {
      seats: { 0: { hand: ['fire', 'water'] } },
      start: 'action.extra',
      extra: [{ kinds: ['attack'] }, { kinds: ['attack'], element: 'water' }],
    };
    const start = play(situation);
    const take: Choice = { type: 'takeExtra', seat: 0, entry: 0 };
    const card = start.board.seats[0]?.hand[0] ?? 0;
    const game = play(situation, take, { type: 'attack', seat: 0, card, target: 1 });
    const view = viewFor(game, 1);
    const lines = queueOf(view, namingOf(game, view)).map(
      ({ title, note = '' }) => `${plain(title)} ${note}`,
    );
    expect(lines).toEqual(['攻击 · 火焰斩 ②', '额外水系攻击行动 ']);
  });

  test('§11.5 a damage within a damage stands above it, deeper, with the skill it comes from', () => {
    const thorn: SkillDef = {
      id: 'thorn',
      type: 'passive',
      does: [{ on: { time: 't3.deal', to: 'self' }, do: [{ do: 'damage', to: 'attacker', amount: 1 }] }],
    };
    const situation: Situation = {
      seats: { 0: { hand: ['fire'], heals: 1 }, 1: { skills: [thorn] } },
    };
    const card = play(situation).board.seats[0]?.hand[0] ?? 0;
    const game = play(situation, { type: 'attack', seat: 0, card, target: 1 }, { type: 'take', seat: 1 });
    const view = viewFor(game, 0);
    const queue = queueOf(view, namingOf(game, view));
    expect(queue.map(({ title, depth }) => `${String(depth)} ${plain(title)}`)).toEqual([
      '2 法术伤害 · thorn',
      '1 技能 · thorn',
      '0 攻击 · 火焰斩',
    ]);
    expect(queue.map(({ note }) => note)).toEqual(['④', undefined, '③']);
    const { body } = render(Queue, { props: { items: queue } });
    expect(body).toContain('待结算3件');
    expect(body).toContain('自上而下');
    expect(render(Queue, { props: { items: [] } }).body).not.toContain('待结算');
  });

  test('§7.1 an attack is reached by card and seat alone, and by the answers alone', () => {
    const desk = deskOf(play({ seats: { 0: { hand: ['fire', 'poison'] } } }));
    const [fire] = desk.asked.hand;
    const wanted: Choice = { type: 'attack', seat: 0, card: fire?.id ?? 0, target: 3 };
    expect(reach(desk, wanted, ['offer'])).toEqual([`card ${String(fire?.id)}`, 'seat 3']);
    expect(reach(desk, wanted, ['card', 'seat'])).toHaveLength(3);
    expect(offersAt(desk).map(({ id }) => id)).toEqual(['attack', 'magic', 'buy', 'synthesize', 'extract']);
  });
});
