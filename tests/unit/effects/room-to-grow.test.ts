/** Each row of “Room to grow” in docs/skill-language.md, as something that plays. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  viewFor,
  type Character,
  type Effect,
  type Game,
  type Rule,
  type SkillDef,
  type WhoWord,
} from '$lib/grail/index.ts';
import {
  ALL_CARDS,
  asked,
  cardsOf,
  does,
  eventsOf,
  hands,
  magic,
  passive,
  play,
  read,
  response,
  scene,
  seatAt,
  sheeted,
} from './scene.ts';

const name = { en: 'x' };
const TOWER: Partial<Character> = {
  tokens: { tower: { kind: 'covered', name, max: 5, faceUp: true, ordered: true } },
};
const RUNE: Partial<Character> = { cards: { rune: { kind: 'basic', name, faceDown: true } } };
const heal: Effect = { do: 'gain', heals: 1 };
const healsOf = ({ board }: Game): number[] => board.seats.map(({ heals }) => heals);
const top = ({ board }: Game, count: number): number[] => board.deck.slice(-count).reverse();
/** Nobody has anything but what is said; the turn goes on past seat 0. */
const ending = (effects: Effect[], seats: Parameters<typeof does>[1] = {}): Game =>
  scene({
    ...{
      start: 'turn.end',
      seats: { ...seats, 0: { ...seats[0], skills: [passive('try', 'turn.end', ...effects)] } },
    },
  });
const ruled = (rule: Rule): SkillDef => ({ id: 'law', type: 'passive', rules: [rule] });

const ROOM: Readonly<Record<string, () => void>> = {
  'piles beside a character, face up, in order': () => {
    const build: Effect[] = [
      { do: 'cover', token: 'tower', from: 'deck', count: 2 },
      { do: 'gain', heals: { count: 'tokens', token: 'tower', cards: { element: 'fire' } } },
    ];
    const game = does(build, {}, { deckTop: ['fire', 'fire'] }, TOWER);
    expect(healsOf(game)[0]).toBe(2);
    for (const viewer of [1, null])
      expect(JSON.stringify(viewFor(game, viewer))).toContain(JSON.stringify(seatAt(game, 0).piles['tower']));
    const [low = 0, high = 0] = seatAt(game, 0).piles['tower'] ?? [];
    const skills = [
      magic('fell', { pay: [{ pay: 'covered', token: 'tower', count: 1, from: 'top' }], do: [heal] }),
    ];
    const fell = sheeted(TOWER, { seats: { 0: { covered: { tower: [`#${low}`, `#${high}`] }, skills } } });
    expect(seatAt(play(fell, 'skill fell'), 0).piles['tower']).toEqual([low]);
  },
  'look at or show the deck’s top': () => {
    const take: Effect[] = [
      { do: 'look', count: 2, name: 'seen' },
      { do: 'give', these: 'seen', from: 'self', to: 'next-left' },
    ];
    const game = does(take, {}, { deckTop: ['fire', 'wind'] });
    expect([hands(game)[5], eventsOf(game, 'cardsSeen')[0]?.hidden.owner]).toEqual([2, 0]);
    const open = does([{ do: 'look', count: 1, shown: true }]);
    expect(eventsOf(open, 'cardsRevealed')[0]?.cards).toEqual(top(open, 1));
    expect(cardsOf(game)).toEqual(ALL_CARDS);
  },
  'random discards': () => {
    const gone = does([{ do: 'discard', who: 'next-right', count: 1, random: true }], {
      1: { hand: ['fire', 'wind'] },
    });
    expect([hands(gone)[1], asked(gone)]).toEqual([1, '1 action.choose']);
    const skills = [magic('try', { pay: [{ pay: 'discard', count: 1, random: true }], do: [heal] })];
    const paid = play(scene({ seats: { 0: { hand: ['fire', 'wind'], skills } } }), 'skill try');
    expect([hands(paid)[0], healsOf(paid)[0]]).toEqual([1, 1]);
  },
  'seat words': () => {
    const words: Partial<Record<WhoWord, number>> = {
      'next-right': 1,
      'next-left': 5,
      'nearest-opponent-right': 2,
      'nearest-opponent-left': 4,
      'nearest-teammate-right': 1,
      'nearest-teammate-left': 5,
    };
    for (const [who, seat] of Object.entries(words)) {
      const game = does([{ do: 'gain', who, heals: 1 }], {}, { config: { seating: 'RRBBBR' } });
      expect([who, healsOf(game).indexOf(1)]).toEqual([who, seat]);
    }
  },
  'skipping a phase': () => {
    expect(asked(ending([{ do: 'skip', what: 'turn', who: 'next-right' }]))).toBe('2 action.choose');
    expect(asked(ending([{ do: 'skip', what: 'action-phase', who: 'next-right' }]))).toBe('2 action.choose');
    const begins: SkillDef = {
      id: 'begin',
      type: 'startup',
      does: [{ on: { time: 'action.start', by: 'self' }, do: [heal] }],
    };
    const late = (what: 'startup' | 'extra-actions') =>
      ending([{ do: 'skip', what, who: 'next-right' }], { 1: { hand: ['fire'], skills: [begins] } });
    expect(asked(late('extra-actions'))).toBe('1 startup.choose');
    expect(asked(late('startup'))).toBe('1 action.choose');
  },
  'changed turn order': () => {
    expect(asked(ending([{ do: 'turn-order', direction: 'reverse' }]))).toBe('5 action.choose');
    expect(asked(ending([{ do: 'turn-order', next: 'nearest-teammate-right' }]))).toBe('2 action.choose');
    expect(asked(ending([{ do: 'extra-turn' }]))).toBe('0 action.choose');
  },
  'new named basic effects, face down': () => {
    const lay = magic('lay', {
      pay: [{ pay: 'play', cards: { kind: 'magic' }, as: 'magic' }],
      do: [{ do: 'place', card: 'rune', before: 'next-right' }],
    });
    const burn: SkillDef = {
      id: 'burn',
      type: 'passive',
      does: [
        {
          on: { time: 'turn.start', by: 'holder' },
          card: 'rune',
          do: [{ do: 'draw', who: 'holder', count: 1 }],
        },
      ],
    };
    const game = sheeted(RUNE, { seats: { 0: { hand: ['poison'], skills: [lay, burn] } } });
    play(game, 'skill lay');
    expect(eventsOf(game, 'cardPlaced')).toHaveLength(1);
    expect(viewFor(game, 0).seats[1]?.table).toMatchObject([{ name: 'rune', by: 0 }]);
    expect(viewFor(game, 3).seats[1]?.table).toMatchObject([{ card: 0, name: '', by: 0 }]);
    expect(hands(game)[1]).toBe(1);
  },
  'standard actions changed': () => {
    const dry: Rule = { rule: 'special', who: 'self', action: 'synthesize', cups: 0 };
    const game = scene({ stones: { red: [3, 0] }, seats: { 0: { skills: [ruled(dry)] } } });
    play(game, 'synthesize');
    expect([game.board.teams[0].cups, game.board.teams[0].stones.gem]).toEqual([0, 0]);
    const shut: Rule = { rule: 'forbid', who: 'self', what: 'extract' };
    const stones: { red: [number, number] } = { red: [1, 0] };
    const extract = (skills: SkillDef[]) => {
      const held = scene({ stones, seats: { 0: { skills } } });
      return apply(held, read(held, 'extract 1g0c'))?.because ?? null;
    };
    expect(extract([])).toBeNull();
    expect(extract([ruled(shut)])).not.toBeNull();
  },
  'repeating one’s own skill': () => {
    const mend = magic('mend', { pay: [{ pay: 'energy', gem: 1 }], do: [heal] });
    const echo = magic('echo', {
      do: [
        { do: 'again', skill: 'mend' },
        { do: 'again', skill: 'mend' },
      ],
    });
    const game = play(scene({ seats: { 0: { energy: [1, 0], skills: [mend, echo] } } }), 'skill echo');
    expect([healsOf(game)[0], seatAt(game, 0).energy.gem]).toEqual([2, 1]);
  },
  'borrowing skills': () => {
    const fireball: SkillDef = {
      ...magic('fireball', {
        pay: [{ pay: 'play', cards: { unique: 'this-skill' }, as: 'magic' }],
        do: [{ do: 'damage', to: 'next-right', amount: 2 }],
      }),
      class: 'unique',
    };
    const borrow = response('borrow', 'turn.end', {
      by: 'self',
      do: [{ do: 'use-unique', of: ['fireball'] }],
    });
    const hand = ['fire+fireball'];
    const game = sheeted({}, { start: 'turn.end', seats: { 0: { hand, skills: [fireball, borrow] } } });
    play(game, 'use borrow');
    expect([hands(game)[0], hands(game)[1]]).toEqual([0, 2]);
  },
  'a unit that acts by itself': () => {
    const call = magic('call', { do: [{ do: 'place', card: 'wisp', before: 'next-right' }] });
    const wisp: SkillDef = {
      id: 'wisp',
      type: 'passive',
      does: [
        {
          on: { time: 'turn.end', by: 'holder' },
          card: 'wisp',
          do: [{ do: 'damage', to: 'holder', amount: 1 }],
        },
      ],
    };
    const sheet: Partial<Character> = { cards: { wisp: { kind: 'exclusive', name } } };
    const game = play(sheeted(sheet, { seats: { 0: { skills: [call, wisp] } } }), 'skill call', 'buy');
    expect([asked(game), hands(game)[1]]).toEqual(['2 action.choose', 4]);
  },
  'heals have increased and other small timings': () => {
    const glow = response('glow', 'heals.gained', { by: 'teammates', do: [{ do: 'draw', count: 1 }] });
    const game = scene({ seats: { 0: { skills: [magic('try', { do: [heal] })] }, 2: { skills: [glow] } } });
    play(game, 'skill try');
    expect(asked(game)).toBe('2 window.choose');
    expect(hands(play(game, 'use glow'))[2]).toBe(1);
  },
  'a teammate decides inside a skill': () => {
    const ask: Effect = {
      do: 'choose',
      who: 'nearest-teammate-right',
      options: [{ do: [heal] }, { do: [{ do: 'draw', count: 2 }] }],
    };
    const game = does([ask]);
    expect(asked(game)).toBe('2 effect.choose');
    expect(hands(play(game, 'choose 2'))[0]).toBe(2);
  },
};

/** The first column of the table in the document. */
function wishes(): string[] {
  const [, room = ''] = readFileSync('docs/skill-language.md', 'utf8').split('## Room to grow');
  const [table = ''] = room.split('\n## ');
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, wish = '']) => wish).slice(1);
}

describe('room to grow', () => {
  it.each(Object.entries(ROOM))('%s', (_wish, shows) => {
    shows();
  });

  it('is what the document says', () => {
    expect(wishes().filter((wish) => !wish.endsWith('(not built)'))).toEqual(Object.keys(ROOM));
  });
});
