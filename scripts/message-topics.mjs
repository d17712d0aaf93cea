import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = 'messages/zh-Hans';
const TARGET = 'src/lib/i18n/topics';

/**
 * Writes one module a topic that re-exports just its messages, so that a page which looks texts up by
 * a key made at run time (`log_` + event) ships that topic and not every text of the product.
 */
export function writeTopics() {
  mkdirSync(TARGET, { recursive: true });
  const files = readdirSync(SOURCE).filter((name) => name.endsWith('.json'));
  for (const file of files) {
    const keys = Object.keys(JSON.parse(readFileSync(join(SOURCE, file), 'utf8'))).filter(
      (k) => k !== '$schema',
    );
    const list =
      keys.length === 0
        ? 'export {};\n'
        : `export {\n  ${keys.join(',\n  ')},\n} from '../paraglide/messages.js';\n`;
    const path = join(TARGET, file.replace(/json$/, 'js'));
    const text = `// Generated from ${SOURCE}/${file} by scripts/message-topics.mjs.\n${list}`;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  for (const old of readdirSync(TARGET)) {
    if (!files.includes(old.replace(/js$/, 'json'))) rmSync(join(TARGET, old));
  }
}

/** @returns {import('vite').Plugin} keeps the topic modules fresh in every build and in `npm run dev` */
export const topicsPlugin = () => ({
  name: 'grailwright-message-topics',
  buildStart: writeTopics,
  handleHotUpdate({ file }) {
    if (file.includes(`/${SOURCE}/`)) writeTopics();
  },
});
