/** The lines of a kept game: as it was played, and what was tried beside it. */
import type { GameDocument } from '$lib/dsl/documents/game.ts';
import { mainLine, type Line } from './lines.ts';

/** All of them, the game itself first; each with every choice from the set-up on. */
export function linesOfGame({ record, lines = [] }: GameDocument): Line[] {
  const all = mainLine(record.choices);
  for (const { at, of, choices, title } of lines) {
    const parent = of === undefined ? 0 : of + 1;
    const before = all[parent]?.choices.slice(0, at) ?? [];
    all.push({
      choices: [...before, ...choices],
      parent,
      at,
      leftAt: { step: at, event: null },
      ...(title === '' ? {} : { title }),
    });
  }
  return all;
}
