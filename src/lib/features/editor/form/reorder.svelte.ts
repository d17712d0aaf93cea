/** Taking an item of a list to another place with mouse, pen or finger. What it does, keys and buttons do too. */
import type { Attachment } from 'svelte/attachments';

/** So far a pointer moves before a press becomes a drag. */
const SLACK = 5;

export class Reorder {
  /** The item that is carried, and before which it would come to stand. */
  from = $state<number | null>(null);
  over = $state<number | null>(null);
  readonly #list: () => HTMLElement | undefined;
  readonly #ondrop: (from: number, to: number) => void;

  constructor(list: () => HTMLElement | undefined, ondrop: (from: number, to: number) => void) {
    this.#list = list;
    this.#ondrop = ondrop;
  }

  #placeAt(y: number): number {
    const items = [...(this.#list()?.children ?? [])].filter((one) => one.matches('[data-item]'));
    const before = items.findIndex((one) => {
      const { top, height } = one.getBoundingClientRect();
      return y < top + height / 2;
    });
    return before < 0 ? items.length : before;
  }

  #end(drop: boolean): void {
    const { from, over } = this;
    this.from = null;
    this.over = null;
    if (!drop || from === null || over === null) return;
    // Its own place is free again while it is carried.
    const to = over > from ? over - 1 : over;
    if (to !== from) this.#ondrop(from, to);
  }

  /** The grip of an item. */
  grip(at: () => number): Attachment<HTMLElement> {
    return (element) => {
      let begin: number | null = null;
      const listening = new AbortController();
      const on = { signal: listening.signal };
      element.addEventListener(
        'pointerdown',
        ({ button, isPrimary, clientY, pointerId }) => {
          if (button !== 0 || !isPrimary) return;
          begin = clientY;
          element.setPointerCapture(pointerId);
        },
        on,
      );
      element.addEventListener(
        'pointermove',
        ({ clientY }) => {
          if (begin === null) return;
          if (this.from === null && Math.abs(clientY - begin) >= SLACK) this.from = at();
          if (this.from !== null) this.over = this.#placeAt(clientY);
        },
        on,
      );
      const end = (drop: boolean) => () => {
        begin = null;
        this.#end(drop);
      };
      element.addEventListener('pointerup', end(true), on);
      element.addEventListener('pointercancel', end(false), on);
      addEventListener('keydown', ({ key }) => key === 'Escape' && end(false)(), on);
      return () => listening.abort();
    };
  }
}
