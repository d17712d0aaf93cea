/** Conditions in words (§20.3). */
export { conditionsEn } from './condition-en.text.ts';
export { conditionsZh } from './condition-zh.text.ts';
