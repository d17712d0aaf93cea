/** Choices in the words of `do` of a case (`attack fire->1`), so that they outlive a change of the position. */
import {
  apply,
  isNotationError,
  newGame,
  parseChoice,
  requestOf,
  showChoice,
  type CardFace,
  type Choice,
  type Setup,
} from '../../grail/index.ts';

/** As many of the answers as can be given in this position, one after the other. */
export function playedChoices(deck: readonly CardFace[], setup: Setup, texts: readonly string[]): Choice[] {
  const game = newGame(deck, setup, { log: false });
  for (const text of texts) {
    const request = requestOf(game);
    if (request === null) break;
    const choice = parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
    if (isNotationError(choice) || apply(game, choice) !== null) break;
  }
  return [...game.choices];
}

/**
 * The choices of a line as a case writes them.
 * @throws if there is a choice after the end of the game
 */
export function writtenChoices(
  deck: readonly CardFace[],
  setup: Setup,
  choices: readonly Choice[],
): string[] {
  const game = newGame(deck, setup, { log: false });
  return choices.map((choice) => {
    const request = requestOf(game);
    if (request === null) throw new Error('a choice after the end of the game');
    const text = showChoice(choice, request, game.rules.cards, game.board, game.rules.skills);
    apply(game, choice);
    return text;
  });
}
