/** Whether a learner's choice is the one that an answer of the script means. */
import { requestOf, type CardId, type Choice, type Field, type Game } from '../grail/index.ts';

/** Cards of one face are the same answer, unless the script names a skill or a copy (`fire+…`, `#17`). */
function faceKey(game: Game, card: CardId, exact: boolean): string {
  const face = game.rules.cards[card];
  return exact || !face ? String(card) : `${face.name} ${face.kind === 'magic' ? '' : face.element}`;
}

/** What is asked in this choice, field by field: the fields of a skill, or of an effect's question. */
function fieldsIn(game: Game, choice: Choice): readonly Field[] {
  const options = requestOf(game)?.options ?? [];
  return options.flatMap((option): readonly Field[] => {
    if (option.type === 'choose') return choice.type === 'choose' ? [option.field] : [];
    return 'ability' in option && 'ability' in choice && option.ability === choice.ability
      ? option.fields
      : [];
  });
}

/** Chosen values in no order: cards by their faces, everything else as it is. */
const valuesKey = (game: Game, values: readonly number[], field: Field | undefined, exact: boolean) =>
  values.map((value) => (field?.pick === 'card' ? faceKey(game, value, exact) : String(value))).sort();

/** A choice with its cards named by face, as text that can be compared. */
function keyOf(game: Game, choice: Choice, exact: boolean, loosely: boolean): string {
  const fields = fieldsIn(game, choice);
  const plain = Object.entries(choice).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'card') return [[key, faceKey(game, value as CardId, exact)]];
    if (key === 'cards') return [[key, (value as CardId[]).map((card) => faceKey(game, card, exact)).sort()]];
    if (key === 'values') return [[key, valuesKey(game, value as number[], fields[0], exact)]];
    if (key === 'picks' && loosely) return [];
    if (key === 'picks')
      return Object.entries(value as Record<string, number[]>).flatMap(([name, values]) => {
        const field = fields.find((one) => one.name === name);
        return values.length === 0 ? [] : [[`picks.${name}`, valuesKey(game, values, field, exact)]];
      });
    return loosely && key === 'target' ? [] : [[key, value]];
  });
  return JSON.stringify(plain.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param text the answer as the script writes it; `any`, and `block` or `pass` alone, take every card of the kind
 * @param wanted the choice it was read into
 * @param loosely forgets the target, for refusals: where the card or skill is wrong nobody minds at whom it is pointed
 */
export function sameAnswer(
  game: Game,
  text: string,
  wanted: Choice,
  choice: Choice,
  loosely: boolean,
): boolean {
  if (wanted.type !== choice.type) return false;
  if (text.endsWith(' any') || text === 'block' || text === 'pass') return true;
  if (wanted.type === 'discard' && loosely) return true;
  const exact = /[+#]/.test(text);
  return keyOf(game, wanted, exact, loosely) === keyOf(game, choice, exact, loosely);
}
