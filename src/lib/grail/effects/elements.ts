/** The element that a word of an effect means: itself, that of the attack, one that was chosen, that of a named card. */
import { faceOf } from '../choices/possible.ts';
import { ELEMENTS, type Element } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type { Scope } from './compiled.ts';
import { knownAs, type Names } from './names.ts';
import { nearest } from './pending.ts';

export type ElementOf = (game: Game, scope: Scope) => Element | null;

/** @throws SkillError for a name that is neither an element nor cards. */
export function compileElement(word: string, names: Names): ElementOf {
  if ((ELEMENTS as readonly string[]).includes(word)) return () => word as Element;
  if (word === 'of-attack') return (game) => nearest(game, 'attack')?.element ?? null;
  if (names.bound.get(word) === 'cards')
    return (game, scope) => {
      const card = scope.slots[word]?.[0] ?? 0;
      return card > 0 ? faceOf(game, card).element : null;
    };
  knownAs(names, word, 'element');
  return (_game, scope) => ELEMENTS[scope.slots[word]?.[0] ?? -1] ?? null;
}
