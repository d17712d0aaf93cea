/** What somebody may have meant. */

/** How many letters differ, with two that changed places as one; `most` + 1 where there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const LONGEST = 60;
const plain = (word: string): string => word.toLowerCase().replace(/[-_ ]/g, '');

/** @returns the word of the list that is nearest to what was written, or null where none is near */
export function nearest(written: string, words: Iterable<string>): string | null {
  if (written.length > LONGEST) return null;
  const meant = plain(written);
  const most = Math.max(1, Math.floor(meant.length / 3));
  let best: string | null = null;
  let least = most + 1;
  for (const word of words) {
    if (word === written) continue;
    const far = distance(meant, plain(word), most);
    if (far < least) [best, least] = [word, far];
  }
  return best;
}
