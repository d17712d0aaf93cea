/** The files of the official characters as they were written, one by one: whoever begins from one begins from its bytes. */
const files = import.meta.glob<string>('$content/characters/*/character.json', {
  query: '?raw',
  import: 'default',
});

const pathOf = (id: string): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(`/characters/${id}/character.json`));

/** @returns the text of its file; null if there is no official character of that id */
export async function characterText(id: string): Promise<string | null> {
  const file = files[pathOf(id) ?? ''];
  return file === undefined ? null : file();
}
