import type { Finding } from '$lib/dsl/characters/read.ts';

/** How many findings keep a draft from being played. */
export const errorsIn = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length;
