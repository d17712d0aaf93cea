/** Facts of the table: as a noun that explains a letter, and as what is compared. */
export { factZh } from './fact-zh.text.ts';
export { factEn, isEmptyFact, isThere } from './fact-en.text.ts';
export { actionsEn, actionsZh } from './fact-parts.text.ts';
