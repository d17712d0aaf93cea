/** Words that facts in both languages share. */
import type { ActionKind } from './words.ts';
import type { Fact } from './number.ts';
import { cardsRef } from './refs.text.ts';
import { joined, NOTHING, said, type Said } from './said.text.ts';
import type { Say } from './say.text.ts';
import { termEn, termZh, type TermId } from './terms.text.ts';

const ACTIONS: Readonly<Record<ActionKind, TermId>> = {
  attack: 'attack-action',
  magic: 'magic-action',
  special: 'special-action',
};
export const actionsZh = (kinds: readonly ActionKind[]): Said =>
  joined(
    kinds.map((kind) => termZh(ACTIONS[kind])),
    '、',
    '或',
  );
export const actionsEn = (kinds: readonly ActionKind[], many = false): Said =>
  joined(
    kinds.map((kind) => termEn(ACTIONS[kind], many ? `${kind} actions` : undefined)),
    ', ',
    ' or ',
  );

/** A result is "this" where the name is known; else the name stands as typed. */
export const resultOf = (name: string, say: Say): Said =>
  say.names.get(name)?.is === 'result' ? NOTHING : said`${cardsRef(name, say)} `;

/** Facts about events and results, not about what lies on the table. */
export type EventFact = Exclude<
  Fact,
  | { count: 'hand' | 'hand-limit' | 'heals' | 'energy' | 'energy-room' | 'tokens' | 'cups' | 'morale' }
  | { count: 'stones' | 'deck' | 'discard-pile' }
>;
