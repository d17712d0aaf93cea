import { describe, expect, it } from 'vitest';
import { cardTable, parseChoice, requestOf, showChoice, type CardFace } from '$lib/grail/index.ts';
import { fitting, isRefused, lookChosen, lookRefusal, named } from '$lib/grail/choices/looks.ts';
import { deck } from '$lib/content/deck.ts';
import { scene } from './effects/scene.ts';

const missile = deck.find(({ name }) => name === 'magic-missile') as CardFace;
const slash = { ...missile, name: 'fire-slash', kind: 'attack' } as const;
const needsAttack = ({ kind }: { kind: string }) => (kind === 'attack' ? null : 'notAnAttackCard');

describe('§9.7 a card that may be used as several', () => {
  it('is refused for what it is printed as, where no look fits', () => {
    expect(fitting([missile], needsAttack)).toBe('notAnAttackCard');
  });

  it('needs no word where one look fits, and takes no other', () => {
    const looks = fitting([missile, slash], needsAttack);
    if (isRefused(looks)) throw new Error(looks);
    expect(named(looks)).toEqual([{ look: slash }]);
    expect(lookRefusal(looks, undefined)).toBeNull();
    expect(lookRefusal(looks, 'fire-slash')).toBeNull();
    expect(lookRefusal(looks, 'magic-missile')).toBe('wrongPick');
  });

  it('is named where several fit; without a word it is the first', () => {
    const looks = fitting([missile, slash], () => null);
    if (isRefused(looks)) throw new Error(looks);
    expect(named(looks).map(({ as }) => as)).toEqual(['magic-missile', 'fire-slash']);
    expect(lookChosen(looks, undefined)).toBe(missile);
    expect(lookChosen(looks, 'fire-slash')).toBe(slash);
  });

  it('is written and read with its word', () => {
    const game = scene({ seats: { 0: { hand: ['fire'] } } });
    const request = requestOf(game);
    if (request === null) throw new Error('over');
    const text = 'attack fire->1 as fire-slash';
    const choice = parseChoice(text, request, cardTable(deck), game.board);
    expect(choice).toMatchObject({ type: 'attack', target: 1, as: 'fire-slash' });
    if (!('type' in choice)) throw new Error('not read');
    expect(showChoice(choice, request, cardTable(deck), game.board)).toBe(text);
  });
});
