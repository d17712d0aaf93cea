/** A choice as text: the inverse of `parseChoice` for the same request. */
import type { CompiledSkills } from '../effects/compiled.ts';
import type { Board } from '../state/board.ts';
import type { CardId, CardTable } from '../state/cards.ts';
import type { Choice, Field, Option, Picks, Request, SkillChoiceType } from './choice.ts';
import { wordsFor } from './notation-cards.ts';
import { PLACED_BASE } from './notation-skills.ts';
import { CHOICE_WORDS, optionsOf, type NotationContext } from './notation-context.ts';

/** The shortest text that names exactly this choice. */
export function showChoice(
  choice: Choice,
  request: Request,
  cards: CardTable,
  board: Board,
  skills: Pick<CompiledSkills, 'abilities'> | null = null,
): string {
  const context: NotationContext = { request, cards, board, seat: choice.seat, skills };
  const text = [CHOICE_WORDS[choice.type], ...argumentsOf(choice, context)].join(' ');
  return choice.seat === request.seat ? text : `${choice.seat}: ${text}`;
}

function argumentsOf(choice: Choice, context: NotationContext): string[] {
  const { request } = context;
  switch (choice.type) {
    case 'attack':
    case 'counter': {
      const options = optionsOf(request, choice.type);
      const aimed = options.filter(({ targets }) => targets.includes(choice.target));
      return [`${word(context, choice.card, [...aimed, ...options])}->${choice.target}`, ...usedAs(choice)];
    }
    case 'magic': {
      const card = word(context, choice.card, optionsOf(request, 'magic'));
      return [choice.target === undefined ? card : `${card}->${choice.target}`, ...usedAs(choice)];
    }
    case 'buy':
      return choice.stone === undefined ? [] : [choice.stone];
    case 'synthesize':
    case 'extract':
      return [`${choice.stones.gem}g${choice.stones.crystal}c`];
    case 'block':
    case 'pass':
      return choice.card === undefined ? [] : answerCard(context, choice.type, choice.card);
    case 'useHeals':
      return [String(choice.count)];
    case 'discard':
      return wordsFor(context, choice.cards, optionsOf(request, 'discard')[0]?.cards ?? []);
    case 'takeExtra':
      return [String(choice.entry)];
    case 'choose':
      return showValues(context, optionsOf(request, 'choose')[0]?.field, choice.values);
    case 'startup':
    case 'use':
    case 'attackSkill':
    case 'magicSkill':
    case 'specialSkill':
      return showSkill(context, choice.type, choice.ability, choice.picks);
    default:
      return [];
  }
}

/** What the card is used as, where the choice says it. */
const usedAs = ({ as }: { as?: string }): string[] => (as === undefined ? [] : ['as', as]);

/** The card of an answer is left out where the bare word already means it. */
function answerCard(context: NotationContext, type: 'block' | 'pass', card: CardId): string[] {
  const options = optionsOf(context.request, type).flatMap((option) =>
    option.card === undefined ? [] : [option.card],
  );
  const shown = wordsFor(context, [card], options);
  return shown[0] === (type === 'block' ? 'light' : 'missile') ? [] : shown;
}

function word(context: NotationContext, card: CardId, options: readonly { card: CardId }[]): string {
  return (
    wordsFor(
      context,
      [card],
      options.map((option) => option.card),
    )[0] ?? `#${card}`
  );
}

function showSkill(context: NotationContext, type: SkillChoiceType, ability: number, picks: Picks): string[] {
  const offered = context.request.options.filter(
    (option): option is Extract<Option, { type: SkillChoiceType }> =>
      'skill' in option && CHOICE_WORDS[option.type] === CHOICE_WORDS[type],
  );
  const option = offered.find((candidate) => candidate.ability === ability);
  const id = option?.skill ?? context.skills?.abilities[ability]?.skill.id ?? String(ability);
  // What is no field here needs no saying: it could be one thing only.
  const isField = (name: string): boolean => option?.fields.some((field) => field.name === name) ?? true;
  const names = Object.keys(picks).filter(isField);
  const siblings = offered.filter(
    ({ skill, fields }) => skill === id && names.every((name) => fields.some((field) => field.name === name)),
  );
  const ordinal = siblings.findIndex((candidate) => candidate.ability === ability);
  const values = names.map((name) => {
    const field = option?.fields.find((candidate) => candidate.name === name);
    return `${name}=${showValues(context, field, picks[name] ?? []).join(',')}`;
  });
  return [ordinal > 0 ? `${id}/${ordinal + 1}` : id, ...values];
}

function showValues(context: NotationContext, field: Field | undefined, values: readonly number[]): string[] {
  if (field?.pick === 'card') return wordsFor(context, values, field.from);
  if (field?.pick === 'placed')
    return values.map((value) => `${Math.floor(value / PLACED_BASE)}.${value % PLACED_BASE}`);
  return values.map(String);
}
