import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const NAMES = 'virtual:sheet-names/zh-Hant';
const file = resolve('content/characters/names.zh-Hant.yaml');

/** Names on the sheets of the official characters in traditional characters, by the simplified ones, as a module. */
export function sheetNamesPlugin(): Plugin {
  return {
    name: 'sheet-names',
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : undefined),
    load(id) {
      if (id !== `\0${NAMES}`) return undefined;
      this.addWatchFile(file);
      const names: unknown = parse(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(names)};`;
    },
  };
}
