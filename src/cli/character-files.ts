/** Reading and checking character files, for the commands. */
import { readFileSync } from 'node:fs';
import { deck } from '$lib/content/deck.ts';
import { readCharacterBytes, type Checked, type Finding } from '$lib/dsl/characters/read.ts';
import { findingText } from '$lib/i18n/finding-text.ts';
import type { Locale } from '$lib/i18n/locales.ts';

const uniques = deck.flatMap(({ unique }) => unique);

/** @param shown the name that findings carry @throws where there is no such file */
export const readCharacterFile = (path: string, shown: string): Checked =>
  readCharacterBytes(readFileSync(path), shown, { deck: uniques });

/** One line a finding, as editors jump to them. */
export function showCharacterFinding(finding: Finding, locale: Locale): string {
  const { file, place, severity, id } = finding;
  return `${file}:${place?.line ?? 1}:${place?.column ?? 1} ${severity} ${id} ${findingText(finding, locale)}`;
}
