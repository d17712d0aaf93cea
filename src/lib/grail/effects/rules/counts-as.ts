/** Rule `counts-as`: hand cards are another card or have another element. */
import { faceOf } from '../../choices/possible.ts';
import type { SeatId } from '../../state/board.ts';
import { ELEMENTS, type CardId, type CardKind, type CardName, type Element } from '../../state/cards.ts';
import type { Game } from '../../state/game.ts';
import { compileFilter, ELEMENT_CARD, type CardLook, type FitsFilter } from '../cards.ts';
import type { CompiledRule, Scope } from '../compiled.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { Group } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** Hand cards are another card or element, for what is named. */
export interface CountsAsRule extends RuleBase {
  rule: 'counts-as';
  /** Default: the owner. */
  who?: Group;
  cards: CardFilter;
  as: CardName | Element | 'attack-of-element';
  for: ('action' | 'counter' | 'pass' | 'everything')[];
}

/** What a card may be used for (§6.1 an action, §7.4 a counter, §9.3 passing a missile). */
export type CardPurpose = Exclude<CountsAsRule['for'][number], 'everything'>;

export interface CountsAsParts {
  who: IsAmong;
  fits: FitsFilter;
  turn: (look: CardLook) => CardLook;
}

/** @throws SkillError where cards would be no card, or for nothing. */
export function compileCountsAs(rule: CountsAsRule, names: Names): CountsAsParts {
  if (rule.for.length === 0) throw new SkillError(`${names.where}: cards count as another for nothing`);
  return {
    who: compileAmong(rule.who ?? 'self', names),
    fits: compileFilter(rule.cards, names),
    turn: turnInto(rule.as, names),
  };
}

const KINDS: Readonly<Record<CardName, CardKind>> = {
  'wind-slash': 'attack',
  'water-slash': 'attack',
  'fire-slash': 'attack',
  'earth-slash': 'attack',
  'thunder-slash': 'attack',
  'dark-extinction': 'attack',
  'holy-light': 'magic',
  'holy-shield': 'magic',
  weakness: 'magic',
  poison: 'magic',
  'magic-missile': 'magic',
};

/** Faction and unique skills stay those of the card. */
function turnInto(as: CountsAsRule['as'], names: Names): CountsAsParts['turn'] {
  if (as === 'attack-of-element')
    return (look) => ({ ...look, kind: 'attack', name: ELEMENT_CARD[look.element] });
  if (ELEMENTS.includes(as as Element)) return (look) => ofElement(look, as as Element);
  if (!Object.hasOwn(KINDS, as)) throw new SkillError(`${names.where}: there is no card "${as}"`);
  const name = as as CardName;
  const slash = ELEMENTS.find((element) => KINDS[name] === 'attack' && ELEMENT_CARD[element] === name);
  return (look) => ({ ...look, kind: KINDS[name], name, element: slash ?? look.element });
}

/** An attack card then is that element's card; a magic card keeps its name. */
function ofElement(look: CardLook, element: Element): CardLook {
  return { ...look, element, name: look.kind === 'attack' ? ELEMENT_CARD[element] : look.name };
}

/** The card as its holder shows it: its face, or what the rules for everything, which are compulsory, make of it. */
export function lookOf(game: Game, seat: SeatId, card: CardId): CardLook {
  const face = faceOf(game, card);
  return nobodySays(game, 'counts-as', null, seat) ? face : lookByRules(game, seat, face);
}

function lookByRules(game: Game, seat: SeatId, face: CardLook): CardLook {
  let look = face;
  eachAwake(game, 'counts-as', (rule, scope) => {
    if (rule.rule.for.includes('everything') && touches(game, rule, scope, seat, look))
      look = rule.parts.turn(look);
  });
  return look;
}

/**
 * What the card may be used as: first as its holder shows it, then what each optional rule would make of that. Of the
 * optional ones at most one counts for one use, so they are not combined.
 */
export function looksOf(game: Game, seat: SeatId, card: CardId, purpose: CardPurpose): readonly CardLook[] {
  const printed = game.rules.printed[card];
  if (printed !== undefined && nobodySays(game, 'counts-as', null, seat)) return printed;
  return looksByRules(game, seat, card, purpose);
}

function looksByRules(game: Game, seat: SeatId, card: CardId, purpose: CardPurpose): CardLook[] {
  const shown = lookOf(game, seat, card);
  const looks = [shown];
  eachAwake(game, 'counts-as', (rule, scope) => {
    const wanted = rule.rule.for;
    if (wanted.includes('everything') || !wanted.includes(purpose)) return;
    if (!touches(game, rule, scope, seat, shown)) return;
    const look = rule.parts.turn(shown);
    if (!looks.some((other) => isSame(other, look))) looks.push(look);
  });
  return looks;
}

function touches(
  game: Game,
  rule: CompiledRule<'counts-as'>,
  scope: Scope,
  seat: SeatId,
  look: CardLook,
): boolean {
  return (
    rule.parts.who(game, scope, seat) && rule.parts.fits(game, scope, look) && holdsNow(game, rule, scope)
  );
}

function isSame(a: CardLook, b: CardLook): boolean {
  return a.kind === b.kind && a.name === b.name && a.element === b.element;
}
