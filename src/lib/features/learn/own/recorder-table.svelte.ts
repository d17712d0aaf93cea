/** The table of a lesson that is being recorded: what is answered there goes to the recorder, which says what becomes of it. */
import { CursorSession, type SessionStart } from '$lib/features/table/cursor-session.svelte.ts';
import type { Choice } from '$lib/grail';
import type { ElementMarks } from '$lib/ui/wording/board-words.ts';

interface Taker {
  /** @returns whether it was taken */
  take: (choice: Choice) => boolean;
  takeBack: () => void;
}

export class RecorderTable extends CursorSession {
  readonly #taker: Taker;

  /** @throws SituationError or Error if set-up or moves cannot be played */
  constructor(start: SessionStart, marks: ElementMarks, taker: Taker) {
    super(start, marks);
    this.#taker = taker;
  }

  override answer(choice: Choice | null): boolean {
    if (choice === null || this.cursor.event !== null) return false;
    this.playing = null;
    return this.#taker.take(choice);
  }

  override takeBack(): void {
    this.#taker.takeBack();
  }
}
