/** Words of the game in texts: underlined once a screen, each with a card that explains it. */
export { default as Term } from './Term.svelte';
export { default as TermLine } from './TermLine.svelte';
export { default as TermText } from './TermText.svelte';
export { openTermScope } from './scope.ts';
