// Whether what `npm run sync` makes is there and fresh: a new clone has nothing of it, and an older one may lack new texts.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PATH = '.cache/synced';

/** Written at the end of every sync. */
export const STAMP = join(project, PATH);
const MADE = ['.svelte-kit/tsconfig.json', 'src/lib/i18n/paraglide/messages.js', 'src/lib/i18n/topics'];

/** @param {string} [root] the project's folder */
export function isSynced(root = project) {
  const stamp = join(root, PATH);
  if (!existsSync(stamp) || MADE.some((path) => !existsSync(join(root, path)))) return false;
  const made = statSync(stamp).mtimeMs;
  const messages = join(root, 'messages');
  return readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .every((name) => statSync(join(messages, name)).mtimeMs <= made);
}
