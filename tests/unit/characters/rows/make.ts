/** Each finding of the meaning and the style of a character: one that has it, and the nearest one that has not. */
import type { FindingCode } from '../../../../src/lib/dsl/characters/codes.ts';
import { ability, character, HIT, LAUNCH, MAGIC, skill, TURN } from '../samples.ts';

export interface Row {
  code: FindingCode;
  bad: unknown;
  good: unknown;
}

export const row = (code: FindingCode, bad: unknown, good: unknown): Row => ({ code, bad, good });
export const draws = (...more: unknown[]) => ({ do: [{ do: 'draw', count: 1 }, ...more] });
export const gainRage = { do: 'gain', tokens: { rage: 1 } };
export const one = (id: string, more: object) => skill(id, { ...more });
/** Gains Rage too, so that it may be spent. */
export const spending = (pay: object, on: object = TURN) =>
  character([
    one('alpha', { does: [{ on, pay: [pay] }] }),
    one('beta', {
      does: [{ on: HIT, do: [gainRage, { do: 'cover', token: 'pile', from: 'deck', count: 1 }] }],
    }),
  ]);
export const formed = (...abilities: object[]) =>
  character([one('alpha', { does: [{ on: TURN, do: [{ do: 'form', enter: 'stealth' }] }, ...abilities] })]);
export const placing = (card: string, more: object, rest: object = {}) =>
  ability(
    MAGIC,
    { pay: [], do: [{ do: 'place', card, before: 'self' }], ...more },
    { type: 'magic', ...rest },
  );
export const choosing = (name: string, choice: object, ...list: object[]) =>
  ability(TURN, { choose: { [name]: choice }, do: list });
export const unique = (id: string, cards: object = { unique: 'this-skill' }) =>
  character([
    skill(id, { class: 'unique', type: 'response', does: [{ on: { ...LAUNCH, cards }, ...draws() }] }),
  ]);
export const damage = (to: string, amount: unknown = 1) => ({ do: 'damage', to, amount });
