/** A running try takes every change of its draft: the same answers at the same place, or it says why not. */
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import type { Character, Choice, Setup } from '$lib/grail/index.ts';
import { newGame, requestOf } from '$lib/grail/index.ts';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';
import { Trying } from '../../../src/lib/features/editor/try/trying.svelte.ts';

const marks = {} as ElementMarks;

/** Draws when it hits, as many as is said; heals as an action. */
const draft = (count: number, skills?: Character['skills']): Character => ({
  format: 1,
  id: 'draft',
  name: { en: 'Draft' },
  faction: 'skill',
  stars: 3,
  skills: skills ?? [
    {
      id: 'reap',
      name: { en: 'Reap' },
      class: 'common',
      type: 'passive',
      does: [{ on: { time: 't2.hit', by: 'self' }, do: [{ do: 'draw', count }] }],
    },
    {
      id: 'mend',
      name: { en: 'Mend' },
      class: 'common',
      type: 'magic',
      does: [{ on: { time: 'action.choose', as: 'magic' }, do: [{ do: 'gain', heals: 1 }] }],
    },
  ],
});

const setup = (character: Character): Setup => ({
  seed: 3,
  characters: { 0: character },
  situation: { config: { seating: 'RBRBRB' }, seats: { 0: { hand: ['fire', 'wind'] } } },
});

function begun(character = draft(1)): Trying {
  const trying = new Trying(character, { setup: setup(character), choices: [], at: 0 }, marks);
  const answer = (choice: Choice): void => void expect(trying.session.answer(choice)).toBe(true);
  const request = requestOf(newGame(deck, setup(character)));
  const attack = request?.options.find((option) => option.type === 'attack');
  if (attack?.type !== 'attack') throw new Error('no attack');
  answer({ type: 'attack', seat: 0, card: attack.card, target: 1 });
  answer({ type: 'take', seat: 1 });
  return trying;
}

const handOf = ({ session }: Trying, seat: number): number =>
  session.game.board.seats[seat]?.hand.length ?? -1;

describe('a change of the draft', () => {
  it('is on the table at the same place, and says from which step on it is another', () => {
    const trying = begun();
    expect(handOf(trying, 0)).toBe(2);
    const { address } = trying.session;
    trying.update(draft(3));
    expect(handOf(trying, 0)).toBe(4);
    expect(trying.session.address).toBe(address);
    expect(trying.change).toEqual({ kind: 'differs', step: 2 });
  });

  it('that changes nothing here says so', () => {
    const trying = begun();
    const hand = handOf(trying, 0);
    const two = draft(1);
    trying.update({ ...two, skills: two.skills.map((skill) => ({ ...skill, note: { en: 'said' } })) });
    expect(trying.change).toEqual({ kind: 'same' });
    expect(handOf(trying, 0)).toBe(hand);
  });

  it('that forbids an answer stops before it and says which; taken back, the try is where it was', () => {
    const trying = begun();
    const withoutFire: Character['skills'] = [
      {
        id: 'peace',
        name: { en: 'Peace' },
        class: 'common',
        type: 'passive',
        rules: [{ rule: 'forbid', who: 'self', what: 'attack-action' }],
      },
    ];
    trying.update(draft(1, withoutFire));
    expect(trying.change).toMatchObject({ kind: 'stopped', why: { step: 1, because: 'refused' } });
    expect(trying.session.choices).toHaveLength(0);
    trying.update(draft(1));
    expect(trying.session.choices).toHaveLength(2);
    expect(trying.session.address).toBe('2');
    expect(trying.change).toEqual({ kind: 'same' });
  });

  it('that cannot sit at this table leaves the last one', () => {
    const tokens: Character['tokens'] = {
      mark: { kind: 'counter', name: { en: 'Mark' }, colour: 'blue', max: 3 },
    };
    const marked: Character = { ...draft(1), tokens };
    const table = setup(marked);
    const seats = { 0: { tokens: { mark: 2 } } };
    const start = { setup: { ...table, situation: { ...table.situation, seats } }, choices: [], at: 0 };
    const trying = new Trying(marked, start, marks);
    trying.update(draft(1));
    expect(trying.change).toMatchObject({ kind: 'impossible' });
    expect(trying.session.setup.characters?.[0]).toEqual(marked);
    trying.update({ ...marked, stars: 4 });
    expect(trying.change).toEqual({ kind: 'same' });
  });

  it('leaves the others at the table as they are', () => {
    const character = draft(1);
    const sage = roster.get('sage') as Character;
    const table = setup(character);
    const start = { setup: { ...table, characters: { 0: character, 1: sage } }, choices: [], at: 0 };
    const trying = new Trying(character, start, marks);
    trying.update(draft(2));
    expect(trying.seats).toEqual([0]);
    expect(trying.session.setup.characters).toEqual({ 0: draft(2), 1: sage });
  });
});
