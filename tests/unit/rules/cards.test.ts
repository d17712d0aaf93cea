import { describe, expect, it } from 'vitest';
import type { RuleOf } from '$lib/grail/effects/rules/index.ts';
import {
  handLike,
  isForbidden,
  looksOf,
  lookOf,
  mayUseUnique,
  type CardPurpose,
} from '$lib/grail/effects/rules/query.ts';
import type { Game } from '$lib/grail/state/game.ts';
import { deckTable } from '$lib/content/deck.ts';
import { cardOf, lay, push, event, seatAt, table } from './table.ts';

type CountsAs = RuleOf<'counts-as'>;
const fusion: CountsAs = {
  rule: 'counts-as',
  cards: { element: ['earth', 'fire'] },
  as: 'magic-missile',
  for: ['action', 'pass'],
};
const flame: CountsAs = {
  rule: 'counts-as',
  form: 'flame',
  cards: { kind: 'attack', not: { element: ['water', 'dark'] } },
  as: 'fire',
  for: ['everything'],
};
const conversion: CountsAs = {
  rule: 'counts-as',
  cards: { kind: 'magic', not: { name: 'holy-light' } },
  as: 'attack-of-element',
  for: ['action', 'counter'],
};
const shown = (game: Game, seat: number, card: number, purpose: CardPurpose) =>
  looksOf(game, seat, card, purpose).map(({ kind, name, element }) => `${kind} ${name} ${element}`);

describe('hand cards that count as others', () => {
  const fire = cardOf('fire-slash');

  it('are only themselves where nobody has such a rule', () => {
    const game = table();
    expect(shown(game, 0, fire, 'action')).toEqual(['attack fire-slash fire']);
    expect(lookOf(game, 0, fire)).toBe(deckTable[fire]);
  });

  it('§9.7 as a missile for what the rule names, of the owner alone; element and faction stay', () => {
    const game = table([0, fusion]);
    expect(shown(game, 0, fire, 'pass')).toEqual(['attack fire-slash fire', 'magic magic-missile fire']);
    expect(shown(game, 0, fire, 'counter')).toEqual(['attack fire-slash fire']);
    expect(shown(game, 2, fire, 'pass')).toEqual(['attack fire-slash fire']);
    expect(shown(game, 0, cardOf('wind-slash'), 'pass')).toEqual(['attack wind-slash wind']);
    expect(looksOf(game, 0, fire, 'pass')[1]?.faction).toBe(deckTable[fire]?.faction);
  });

  it('for everything they are nothing else any more, only in the form', () => {
    const game = table([0, flame]);
    const thunder = cardOf('thunder-slash');
    expect(shown(game, 0, thunder, 'action')).toEqual(['attack thunder-slash thunder']);
    seatAt(game, 0).form = 'flame';
    expect(shown(game, 0, thunder, 'action')).toEqual(['attack fire-slash fire']);
    expect(shown(game, 0, cardOf('water-slash'), 'action')).toEqual(['attack water-slash water']);
    expect(lookOf(game, 1, thunder).element).toBe('thunder');
  });

  it('an optional rule looks at what the compulsory one made; two optional ones are not combined', () => {
    const game = table([0, fusion], [0, conversion], [0, { ...flame, form: 'none' }]);
    expect(shown(game, 0, cardOf('wind-slash'), 'action')).toEqual([
      'attack fire-slash fire',
      'magic magic-missile fire',
    ]);
    const earthShield = deckTable.find((face) => face?.name === 'holy-shield' && face.element === 'earth');
    expect(shown(game, 0, earthShield?.id ?? 0, 'action')).toEqual([
      'magic holy-shield earth',
      'magic magic-missile earth',
      'attack earth-slash earth',
    ]);
  });

  it('the same look is offered once', () => {
    const game = table([0, fusion], [0, fusion], [0, { ...fusion, as: 'fire-slash' }]);
    expect(shown(game, 0, fire, 'action')).toEqual(['attack fire-slash fire', 'magic magic-missile fire']);
  });

  it('for a group, and as a card of its own element', () => {
    const game = table([0, { ...conversion, who: 'own-side', as: 'dark-extinction', for: ['action'] }]);
    const poison = cardOf('poison');
    expect(shown(game, 2, poison, 'action')[1]).toBe('attack dark-extinction dark');
    expect(shown(game, 1, poison, 'action')).toHaveLength(1);
  });

  it('as a card there is, for something', () => {
    expect(() => table([0, { ...fusion, as: 'ice-slash' as 'fire-slash' }])).toThrow('no card "ice-slash"');
    expect(() => table([0, { ...fusion, for: [] }])).toThrow('for nothing');
  });

  it('a rule that asks how cards are shown does not wait for itself', () => {
    const seen: CountsAs['if'] = [
      { is: 'event', event: { time: 'card.revealed', cards: { element: 'fire' } } },
    ];
    const game = table([0, { ...fusion, as: 'dark', if: seen, for: ['everything'] }]);
    push(game, 'window', { ...event('card.revealed', 0), cards: [fire] });
    expect(lookOf(game, 0, fire).element).toBe('dark');
  });
});

describe('what cannot be', () => {
  it('one prohibition is enough', () => {
    const game = table(
      [0, { rule: 'forbid', who: 'self', what: 'be-attacked', form: 'stealth' }],
      [1, { rule: 'forbid', who: 'opponents', what: 'gain-heals' }],
    );
    expect(isForbidden(game, 0, 'be-attacked')).toBe(false);
    seatAt(game, 0).form = 'stealth';
    expect([0, 1, 2].map((seat) => isForbidden(game, seat, 'be-attacked'))).toEqual([true, false, false]);
    expect([0, 1, 2].map((seat) => isForbidden(game, seat, 'gain-heals'))).toEqual([true, false, true]);
    expect(isForbidden(game, 0, 'buy')).toBe(false);
  });

  it('certain cards: as their holder shows them, or as what they would be used', () => {
    const noMagic: RuleOf<'forbid'> = {
      rule: 'forbid',
      who: 'self',
      what: 'use-cards',
      cards: { kind: 'magic' },
    };
    const game = table([0, noMagic], [0, conversion]);
    const poison = cardOf('poison');
    expect(isForbidden(game, 0, 'use-cards')).toBe(false);
    expect(isForbidden(game, 0, 'use-cards', poison)).toBe(true);
    expect(isForbidden(game, 0, 'use-cards', cardOf('fire-slash'))).toBe(false);
    const uses = looksOf(game, 0, poison, 'counter').map((look) => isForbidden(game, 0, 'use-cards', look));
    expect(uses).toEqual([true, false]);
  });

  it('only in the own action phase', () => {
    const game = table([
      0,
      {
        rule: 'forbid',
        who: 'self',
        what: 'use-cards',
        cards: { kind: 'magic' },
        if: [{ is: 'turn', of: 'self', phase: 'action' }],
      },
    ]);
    const light = cardOf('holy-light');
    game.board.stack.push({ machine: 'turn', state: 'normalAction', data: {} });
    expect(isForbidden(game, 0, 'use-cards', light)).toBe(true);
    game.board.turn.player = 1;
    expect(isForbidden(game, 0, 'use-cards', light)).toBe(false);
  });

  it('only what there is', () => {
    const fly = { rule: 'forbid', who: 'self', what: 'fly' } as unknown as RuleOf<'forbid'>;
    expect(() => table([0, fly])).toThrow('nobody can forbid "fly"');
    expect(() => table([0, { ...fly, what: 'constructor' as 'buy' }])).toThrow('constructor');
  });
});

describe('§20.4 unique skills of others', () => {
  const archers: RuleOf<'uses-unique'> = { rule: 'uses-unique', of: ['archer'] };
  const trap = { character: 'archer', skill: 'trap' };

  it('are open to their character, to a seat without one, and by rule', () => {
    const game = table([1, archers]);
    seatAt(game, 0).character = 'archer';
    for (const seat of [1, 2]) seatAt(game, seat).character = 'saint';
    expect([0, 1, 2, 3].map((seat) => mayUseUnique(game, seat, trap))).toEqual([true, true, false, true]);
    expect(mayUseUnique(game, 1, { character: 'monk', skill: 'trap' })).toBe(false);
  });

  it('some of them only, and only while the rule is live', () => {
    const game = table(
      [1, { ...archers, skills: ['snipe'] }],
      [1, { ...archers, form: 'none', if: [{ count: 'heals', atLeast: 1 }] }],
    );
    seatAt(game, 1).character = 'saint';
    expect(mayUseUnique(game, 1, { ...trap, skill: 'snipe' })).toBe(true);
    expect(mayUseUnique(game, 1, trap)).toBe(false);
    seatAt(game, 1).heals = 1;
    expect(mayUseUnique(game, 1, trap)).toBe(true);
  });
});

describe('covered cards used like the hand', () => {
  const rite: RuleOf<'covered-as-hand'> = {
    rule: 'covered-as-hand',
    form: 'blessing-form',
    token: 'blessing',
  };

  it('come after the hand cards, of their owner alone, while the rule is awake', () => {
    const game = table([0, rite], [0, rite]);
    Object.assign(seatAt(game, 0), { hand: [3, 4], piles: { blessing: [7], other: [9] } });
    expect(handLike(game, 0)).toEqual([3, 4]);
    seatAt(game, 0).form = 'blessing-form';
    expect(handLike(game, 0)).toEqual([3, 4, 7]);
    expect(seatAt(game, 0).hand).toEqual([3, 4]);
    expect(handLike(game, 1)).toEqual([]);
  });

  it('none, where the pile is empty or a card must lie somewhere', () => {
    const game = table([0, { rule: 'covered-as-hand', card: 'shrine', token: 'blessing' }]);
    lay(game, 'shrine', 0, 1);
    expect(handLike(game, 0)).toEqual([]);
    seatAt(game, 0).piles['blessing'] = [5];
    expect(handLike(game, 0)).toEqual([5]);
  });
});
