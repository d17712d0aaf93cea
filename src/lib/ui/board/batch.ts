/** Collects sentences that come close together and hands them on at once, so that readers are not cut short. */
const WAIT = 150;
/** A reader that repeats itself is told nothing new by an unchanged text: an invisible mark makes it new. */
const AGAIN = '\u00a0';

export function batch(deliver: (sentences: string[]) => void, wait = WAIT): (sentence: string) => void {
  let waiting: string[] = [];
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    const text = waiting.join(' ');
    deliver(text === last ? [...waiting, AGAIN] : waiting);
    last = text === last ? text + AGAIN : text;
    waiting = [];
    timer = undefined;
  };

  return (sentence) => {
    waiting.push(sentence);
    timer ??= setTimeout(flush, wait);
  };
}
