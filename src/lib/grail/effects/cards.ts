/** Which cards fit the words of a skill (§3: only cards that fit qualify), and which cards a name means. */
import { faceOf } from '../choices/possible.ts';
import { seatOf } from '../state/changes.ts';
import type { SeatId } from '../state/board.ts';
import type { CardFace, CardId, Element, Faction } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type { Scope } from './compiled.ts';
import type { CardFilter, Together } from './language/index.ts';
import { knownAs, type Names } from './names.ts';
import { eventOf, nearest } from './pending.ts';
import { lookOf, mayUseUnique } from './rules/query.ts';

/** What a card is taken for: its face, or what a rule makes of it. */
export type CardLook = Omit<CardFace, 'id'>;
export type FitsFilter = (game: Game, scope: Scope, look: CardLook) => boolean;

/** §20.4: a unique skill is open to the character named on the card; a seat without a character may use any. */
export function compileFilter(filter: CardFilter, names: Names): FitsFilter {
  const checks: FitsFilter[] = [];
  const { kind, element, faction, name, unique, not, any } = filter;
  if (kind !== undefined) checks.push((_game, _scope, look) => look.kind === kind);
  if (element === 'of-attack')
    checks.push((game, _scope, look) => look.element === nearest(game, 'attack')?.element);
  else if (element !== undefined) checks.push((_game, _scope, look) => isOneOf(look.element, element));
  if (faction === 'of-attack') checks.push((game, _scope, look) => look.faction === attackFaction(game));
  else if (faction !== undefined) checks.push((_game, _scope, look) => isOneOf(look.faction, faction));
  if (name !== undefined) checks.push((_game, _scope, look) => isOneOf(look.name, name));
  if (unique !== undefined) {
    const skills = unique === 'this-skill' ? [names.skill] : unique;
    checks.push((game, scope, look) =>
      look.unique.some(
        (one) =>
          skills.includes(one.skill) && (names.borrowed === true || mayUseUnique(game, scope.seat, one)),
      ),
    );
  }
  if (not !== undefined) {
    const inner = compileFilter(not, names);
    checks.push((game, scope, look) => !inner(game, scope, look));
  }
  if (any !== undefined) {
    const inner = any.map((one) => compileFilter(one, names));
    checks.push((game, scope, look) => inner.some((fits) => fits(game, scope, look)));
  }
  return (game, scope, look) => {
    for (const check of checks) if (!check(game, scope, look)) return false;
    return true;
  };
}

function isOneOf<T>(value: T, wanted: T | readonly T[]): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
}

function attackFaction(game: Game): Faction | null {
  const attack = nearest(game, 'attack');
  if (attack === null) return null;
  return attack.faction ?? (attack.card > 0 ? faceOf(game, attack.card).faction : null);
}

/** The running attack as a card, also when none is behind it; null where no attack runs. */
export function attackLook(game: Game): CardLook | null {
  const attack = nearest(game, 'attack');
  if (attack === null) return null;
  const face = attack.card > 0 ? faceOf(game, attack.card) : null;
  return {
    kind: 'attack',
    name: face?.name ?? ELEMENT_CARD[attack.element],
    element: attack.element,
    faction: attackFaction(game) ?? 'holy',
    unique: face?.unique ?? [],
  };
}

/** The basic attack card of an element; light has none. */
export const ELEMENT_CARD: Readonly<Record<Element, CardFace['name']>> = {
  wind: 'wind-slash',
  water: 'water-slash',
  fire: 'fire-slash',
  earth: 'earth-slash',
  thunder: 'thunder-slash',
  dark: 'dark-extinction',
  light: 'holy-light',
};

/** A card as its holder shows it. */
export function lookAtCard(game: Game, seat: SeatId, card: CardId): CardLook {
  return lookOf(game, seat, card);
}

export type LooksOf = (game: Game, scope: Scope) => CardLook[];

/** `attack-card`, `event-cards`, or cards of a name. @throws SkillError */
export function compileCards(name: string, names: Names): LooksOf {
  if (name === 'attack-card')
    return (game) => {
      const look = attackLook(game);
      return look === null ? [] : [look];
    };
  const cards = compileCardIds(name, names);
  return (game, scope) => cards(game, scope).map((card) => faceOf(game, card));
}

/** The same as card numbers; `attack-card` only where a card is behind the attack. */
export function compileCardIds(name: string, names: Names): (game: Game, scope: Scope) => CardId[] {
  if (name === 'attack-card')
    return (game) => {
      const card = nearest(game, 'attack')?.card ?? 0;
      return card > 0 ? [card] : [];
    };
  if (name === 'event-cards')
    return (game, scope) => scope.slots['event-cards'] ?? eventOf(game)?.cards ?? [];
  knownAs(names, name, 'cards');
  return (_game, scope) => scope.slots[name] ?? [];
}

/** Whether these cards are together what is asked. */
export function fitsTogether(looks: readonly CardLook[], together: Together): boolean {
  if (looks.length < 2) return true;
  const values = looks.map((look) => (together === 'same-faction' ? look.faction : look.element));
  const different = new Set(values).size;
  return together === 'different-elements' ? different === values.length : different <= 1;
}

/** The hand cards of a seat that fit, as it would show them. */
export function fittingHand(game: Game, scope: Scope, seat: SeatId, fits: FitsFilter | null): CardId[] {
  const { hand } = seatOf(game, seat);
  if (fits === null) return [...hand];
  return hand.filter((card) => fits(game, scope, lookOf(game, seat, card)));
}
