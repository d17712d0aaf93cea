/** How JSON looks and how it is typed: signs, colours, brackets that come in pairs. */
import type { Monaco } from './monaco.ts';

export const LANGUAGE = 'character-json';

const PAIRS: [string, string][] = [
  ['{', '}'],
  ['[', ']'],
];

/** Keys, texts, numbers and fixed values are told apart; anything else is marked as no JSON. */
export function describeLanguage(monaco: Monaco): void {
  monaco.languages.setMonarchTokensProvider(LANGUAGE, {
    defaultToken: 'invalid',
    tokenizer: {
      root: [
        [/\s+/, 'white'],
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
        [/"(?:[^"\\]|\\.)*"/, 'string'],
        [/"(?:[^"\\]|\\.)*$/, 'invalid'],
        [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
        [/\b(?:true|false|null)\b/, 'keyword'],
        [/[{}[\]]/, 'bracket'],
        [/[,:]/, 'delimiter'],
      ],
    },
  });
  monaco.languages.setLanguageConfiguration(LANGUAGE, {
    brackets: PAIRS,
    colorizedBracketPairs: [],
    autoClosingPairs: [
      ...PAIRS.map(([open, close]) => ({ open, close, notIn: ['string'] })),
      { open: '"', close: '"', notIn: ['string'] },
    ],
    surroundingPairs: [...PAIRS, ['"', '"']].map(([open = '', close = '']) => ({ open, close })),
    // An id is one word, with its hyphens; a timing with its dots.
    wordPattern: /[\w$.-]+|[\u3400-\u9fff]+/,
    indentationRules: {
      increaseIndentPattern: /[{[]\s*$/,
      decreaseIndentPattern: /^\s*[}\]],?\s*$/,
    },
  });
}
