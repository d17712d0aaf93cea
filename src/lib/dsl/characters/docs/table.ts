/** Docs of the words of a character file, kept as tables: a line a word, so that both languages are read beside each other. */

export interface Doc {
  zh: string;
  en: string;
  /** Paragraph of the rules where one is meant (`§20.3`), else empty. */
  rule: string;
}

/** @param text lines of `key | Chinese | English | §`, the last may be missing */
export function table(text: string): ReadonlyMap<string, Doc> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', zh = '', en = '', rule = ''] = line.split(' | ').map((part) => part.trim());
      return [key, { zh, en, rule }];
    }),
  );
}
