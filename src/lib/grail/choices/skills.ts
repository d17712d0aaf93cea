/** Stand-in until branch `effects` lands: take theirs in a merge. */
import type { Game } from '../state/game.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { Choice, Option, Picks, RefusalCode } from './choice.ts';
export const usableActions = (_g: Game, _s: number, _a: string): number[] => [];
export const legalStartups = (_g: Game, _s: number): number[] => [];
export const startupMayAdd = (_g: Game, _a: number): boolean => false;
export const handAfterCost = (g: Game, _a: number, _p: Picks | null): number[] => g.board.seats[0]!.hand;
export const checkDeclaration = (_g: Game, _a: number, _p: Picks): RefusalCode | null => null;
export const skillOption = (
  _g: Game,
  type: 'startup' | 'use' | 'attackSkill' | 'magicSkill' | 'specialSkill',
  ability: number,
): Option => ({ type, ability, skill: '', fields: [] });
export const sampleDeclaration = (_g: Game, _a: number, _r: RandomState): Picks => ({});
export const enumerateDeclarations = (_g: Game, _a: number, _l: number): Picks[] => [];
export const windowOptions = (_g: Game, _d: unknown): Option[] => [];
export const windowRefusal = (_g: Game, _d: unknown, _c: Choice): RefusalCode | null => null;
export const effectOptions = (_g: Game, _d: unknown): Option[] => [];
export const effectRefusal = (_g: Game, _d: unknown, _c: Choice): RefusalCode | null => null;
