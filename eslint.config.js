import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rooms that must come out the same on every machine: no clock, no chance, no browser. */
const PURE = ['src/lib/{kernel,grail,charts,duel,draft,match,dsl}/**'];
const counted = { skipBlankLines: true, skipComments: true };

const config = ts.config(
  {
    ignores: [
      'build/',
      '.svelte-kit/',
      '.cache/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'docs/',
      'src/lib/i18n/paraglide/',
      'src/lib/i18n/topics/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, __APP_VERSION__: 'readonly' },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'max-lines': ['error', { max: 400, ...counted }],
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ['**/*.svelte'],
    rules: { 'max-lines': ['error', { max: 200, ...counted }] },
  },
  {
    files: ['src/lib/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 50, ...counted }] },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'window', 'document', 'navigator', 'localStorage', 'fetch'].map(
          (name) => ({ name, message: 'The core is deterministic and knows no browser.' }),
        ),
        ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].map((name) => ({
          name,
          message: 'The core never waits; pace is the view’s business.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from the seed inside the state.' },
      ],
    },
  },
  {
    // The language names its words beside free names on purpose: schema and completion are made from these types.
    files: ['src/lib/grail/effects/{language,verbs,costs,rules}/*.ts'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-duplicate-type-constituents': 'off',
    },
  },
  {
    // Scripts read JSON and reports whose shape no type knows.
    files: ['**/*.mjs', '**/*.js'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    files: ['static/**/*.js'],
    ...ts.configs.disableTypeChecked,
  },
);

export default config;
