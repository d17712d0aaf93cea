// In the built site only zh-Hans, which every page is prerendered in, comes with a page; the words of each other
// language are one file, fetched by their readers before the page is shown. Without a build all are at hand.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const MESSAGES = 'src/lib/i18n/paraglide/messages';
const VIRTUAL = 'virtual:lazy-words';

/** Languages that are fetched, and how the compiled texts begin the names of their functions. @type {Record<string, string>} */
const LAZY = { 'zh-Hant': 'zh_hant1', en: 'en' };

/**
 * @param {string} code a compiled message
 * @param {string} name its language's function
 * @returns {string} the function's text
 */
function functionOf(code, name) {
  const found = new RegExp(`^const ${name} = ([\\s\\S]*?^\\});`, 'm').exec(code)?.[1];
  // A silent miss would show keys for words.
  if (found === undefined) throw new Error(`lazy-locales: ${name} looks otherwise than expected`);
  return found;
}

/** One language's words, by key. @param {string} locale */
function wordsOf(locale) {
  const entries = readdirSync(MESSAGES)
    .filter((file) => file.endsWith('.js') && !file.startsWith('_'))
    .map((file) => {
      const key = basename(file, '.js');
      return `${key}: ${functionOf(readFileSync(join(MESSAGES, file), 'utf8'), `${LAZY[locale]}_${key}`)}`;
    });
  return `export default { ${entries.join(',\n')} };`;
}

const loaders = Object.keys(LAZY).map(
  (locale) =>
    `'${locale}': () => import('${VIRTUAL}/${locale}').then((all) => { words['${locale}'] = all.default; })`,
);

/** What every page has of it. One function makes all messages, since a page carries hundreds of them. */
const own = `import { getLocale } from ${JSON.stringify(resolve('src/lib/i18n/paraglide/runtime.js'))};
const words = {};
export const load = { ${loaders.join(', ')} };
export const message = (key, own) => (inputs, options) => {
  const locale = options?.locale ?? getLocale();
  return locale === 'zh-Hans' ? own(inputs) : words[locale][key](inputs);
};`;

/** @returns {import('vite').Plugin} */
export function lazyLocales() {
  let building = false;
  return {
    name: 'grailwright-lazy-locales',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id, options) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      if (!building || options?.ssr === true) return 'export const load = {};';
      const locale = id.slice(VIRTUAL.length + 2);
      return locale === '' ? own : wordsOf(locale);
    },
    transform(code, id, options) {
      if (!building || options?.ssr === true || !/paraglide\/messages\/[^_][^/]*\.js$/.test(id)) return null;
      const key = basename(id, '.js');
      // Keys with capitals get a file name without them and their own name by an alias.
      const alias = /^export \{ \w+ as "\w+" \}$/m.exec(code)?.[0];
      const text = `import { message } from '${VIRTUAL}';
${alias === undefined ? 'export ' : ''}const ${key} = /* @__PURE__ */ message('${key}', ${functionOf(code, `zh_hans1_${key}`)});
${alias ?? ''}
`;
      return { code: text, map: null };
    },
  };
}
