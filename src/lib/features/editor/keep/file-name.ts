const LONGEST = 60;

/** A title as the name of a file that every system takes. */
export function fileName(title: string): string {
  // eslint-disable-next-line no-control-regex -- just those no file may have in its name
  const plain = title.replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ').trim();
  return `${[...plain].slice(0, LONGEST).join('').trim() || 'grailwright'}.json`;
}
