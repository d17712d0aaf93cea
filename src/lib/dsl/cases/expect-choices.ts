/** Expectations about what may be answered now: offered, not offered, targets, refusals with their §. */
import {
  apply,
  CHOICE_WORDS,
  fits,
  isNotationError,
  isWordError,
  legal,
  parseCardWord,
  parseChoice,
  REFUSALS,
  requestOf,
  type CardId,
  type Choice,
  type ChoiceType,
  type Field,
  type Game,
  type NotationError,
  type Option,
  type Refusal,
  type Request,
} from '../../grail/index.ts';
import type { Miss } from './expect.ts';
import type { Expectation } from './schema.ts';

/** Placed cards are named by seat × 1000 + place on the table. */
const PLACED_BASE = 1000;

/** A text as a choice of the seat that is asked. */
export function readChoice(game: Game, request: Request, text: string): Choice | NotationError {
  return parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
}

export function choiceMisses(game: Game, expect: Expectation): Miss[] {
  const { offered, notOffered, offeredExactly, targets, refused } = expect;
  if (![offered, notOffered, offeredExactly, targets, refused].some((part) => part !== undefined)) return [];
  const request = requestOf(game);
  if (request === null)
    return [{ what: 'choices', expected: 'somebody is asked', found: 'the game is over' }];
  return [
    ...(offered ?? []).flatMap((text) => offerMiss(game, request, text, true)),
    ...(notOffered ?? []).flatMap((text) => offerMiss(game, request, text, false)),
    ...exactMisses(game, request, offeredExactly),
    ...Object.entries(targets ?? {}).flatMap(([text, seats]) => targetMisses(game, request, text, seats)),
    ...[refused ?? []]
      .flat()
      .flatMap((map) =>
        Object.entries(map).flatMap(([text, why]) => refusalMisses(game, request, text, why)),
      ),
  ];
}

function offerMiss(game: Game, request: Request, text: string, wanted: boolean): Miss[] {
  const what = wanted ? 'offered' : 'notOffered';
  const found = isOffered(game, request, text);
  if (found === wanted) return [];
  if (typeof found === 'string') return [{ what, expected: `a choice: "${text}"`, found }];
  return [{ what, expected: wanted ? text : `not ${text}`, found: showOffers(request) }];
}

/** Whether a full choice is legal, or some choice of a bare or partial form is offered; a string says why it is neither. */
function isOffered(game: Game, request: Request, text: string): boolean | string {
  const partial = partialMatch(game, text);
  const unknown = unknownSkill(game, text);
  if (unknown !== null) return unknown;
  if (partial !== null) return request.options.some(partial);
  const choice = readChoice(game, request, text);
  if (!isNotationError(choice)) return legal(game, choice) === null;
  return choice.refusal === null ? choice.message : false;
}

/** A skill that nobody has is never offered: more likely a slip of the pen. */
function unknownSkill(game: Game, text: string): string | null {
  const [, id] = /^(?:use|startup|skill)\s+([^\s/]+)/.exec(text.trim()) ?? [];
  if (id === undefined || game.rules.skills.abilities.some(({ skill }) => skill.id === id)) return null;
  return `nobody at the table has a skill "${id}"`;
}

/** `buy`, `attack fire`, `skill ID`: what options such a form means; null for a full choice. */
function partialMatch(game: Game, text: string): ((option: Option) => boolean) | null {
  const [verb = '', word, ...more] = text.trim().split(/\s+/);
  const types = typesOf(verb);
  if (types.length === 0 || more.length > 0) return null;
  const ofType = (option: Option): boolean => types.includes(option.type);
  if (word === undefined) return ofType;
  if (['startup', 'use', 'skill'].includes(verb))
    return (option) => ofType(option) && 'skill' in option && option.skill === word;
  if (!['attack', 'magic', 'counter', 'block', 'pass'].includes(verb) || word.includes('->')) return null;
  const pattern = parseCardWord(word);
  if (isWordError(pattern)) return null;
  const fitsCard = (card: CardId | undefined): boolean => {
    const face = game.rules.cards[card ?? 0];
    return face !== undefined && fits(pattern, face);
  };
  return (option) => ofType(option) && 'card' in option && fitsCard(option.card);
}

/** The choice types of a word: its own, or those written with it (`skill`: three of them). */
function typesOf(word: string): ChoiceType[] {
  const types = Object.keys(CHOICE_WORDS) as ChoiceType[];
  return types.filter(
    (type) => CHOICE_WORDS[type] === word || type === word || (word === 'decline' && type === 'pass'),
  );
}

function exactMisses(game: Game, request: Request, items: readonly string[] | undefined): Miss[] {
  if (items === undefined) return [];
  const matchers = items.map((item) => partialMatch(game, item));
  const unreadable = matchers.indexOf(null);
  if (unreadable >= 0)
    return [
      { what: 'offeredExactly', expected: 'types or partial choices', found: `"${items[unreadable]}"` },
    ];
  const match = matchers.filter((matcher) => matcher !== null);
  const every = match.every((matcher) => request.options.some(matcher));
  const none = request.options.every((option) => match.some((matcher) => matcher(option)));
  return every && none
    ? []
    : [{ what: 'offeredExactly', expected: items.join(', '), found: showOffers(request) }];
}

/** The exact targets of a card or skill; `use ID field` names the field where there are several. */
function targetMisses(game: Game, request: Request, text: string, seats: readonly number[]): Miss[] {
  const [verb = '', word = '', fieldName] = text.trim().split(/\s+/);
  const partial = partialMatch(game, word === '' ? verb : `${verb} ${word}`);
  if (partial === null) return [{ what: 'targets', expected: 'a card or a skill', found: `"${text}"` }];
  const found = request.options.filter(partial).flatMap((option) => targetsOf(option, fieldName));
  const show = (list: readonly number[]): string =>
    [...new Set(list)].sort((a, b) => a - b).join(' ') || 'none';
  if (show(found) === show(seats)) return [];
  return [{ what: `targets of ${text}`, expected: show(seats), found: show(found) }];
}

function targetsOf(option: Option, fieldName: string | undefined): number[] {
  if ('targets' in option) return option.targets ?? [];
  const fields: Field[] = 'fields' in option ? option.fields : 'field' in option ? [option.field] : [];
  const seatFields = fields.filter(({ pick }) => pick === 'seat' || pick === 'placed');
  const field =
    fields.find(({ name }) => name === (fieldName ?? 'target')) ??
    (fieldName === undefined ? seatFields[0] : undefined);
  if (field === undefined) return [];
  return field.pick === 'placed' ? field.from.map((value) => Math.floor(value / PLACED_BASE)) : field.from;
}

type Why = NonNullable<Extract<Expectation['refused'], unknown[]>>[number][string];

/** Refused with this §, by `legal` and by `apply`, and nothing has changed, to the byte. */
function refusalMisses(game: Game, request: Request, text: string, why: Why): Miss[] {
  const what = `refused "${text}"`;
  const { rule, because } = typeof why === 'string' ? { rule: why, because: undefined } : why;
  const expected = [rule, because].filter((part) => part !== undefined).join(' ');
  const choice = readChoice(game, request, text);
  if (isNotationError(choice)) {
    if (choice.refusal === null) return [{ what, expected, found: choice.message }];
    const refusal = { rule: REFUSALS[choice.refusal], because: choice.refusal };
    return isExpected(refusal, rule, because) ? [] : [{ what, expected, found: showRefusal(refusal) }];
  }
  const before = stateOf(game);
  const answers = [legal(game, choice), apply(game, choice)];
  const after = stateOf(game);
  const wrong = answers.find((refusal) => refusal === null || !isExpected(refusal, rule, because));
  if (wrong !== undefined)
    return [{ what, expected, found: wrong === null ? 'it is legal' : showRefusal(wrong) }];
  return before === after ? [] : [{ what, expected: 'the state stays byte-equal', found: 'it has changed' }];
}

function stateOf(game: Game): string {
  return JSON.stringify([game.board, game.choices, game.log?.events.length]);
}

/** §7.4 also stands for its numbered points. */
function isExpected(
  found: Pick<Refusal, 'rule' | 'because'>,
  rule: string | undefined,
  because: string | undefined,
): boolean {
  const fitsRule = rule === undefined || found.rule === rule || found.rule.startsWith(`${rule}(`);
  return fitsRule && (because === undefined || found.because === because);
}

export function showRefusal({ rule, because }: Pick<Refusal, 'rule' | 'because'>): string {
  return `${rule} ${because}`;
}

function showOffers(request: Request): string {
  const offers = request.options.map((option) =>
    'skill' in option ? `${CHOICE_WORDS[option.type]} ${option.skill}` : CHOICE_WORDS[option.type],
  );
  return [...new Set(offers)].join(', ');
}
