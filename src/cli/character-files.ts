/** Reading and checking character files, for the commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deck } from '$lib/content/deck.ts';
import { readCharacter, readCharacterBytes, type Checked, type Finding } from '$lib/dsl/characters/read.ts';
import { findingText } from '$lib/i18n/finding-text.ts';
import type { Locale } from '$lib/i18n/locales.ts';
import { projectRoot } from './case-files.ts';

const uniques = deck.flatMap(({ unique }) => unique);

/** @param shown the name that findings carry @throws where there is no such file */
export const readCharacterFile = (path: string, shown: string): Checked =>
  readCharacterBytes(readFileSync(path), shown, { deck: uniques });

/** One line a finding, as editors jump to them. */
export function showCharacterFinding(finding: Finding, locale: Locale): string {
  const { file, place, severity, id } = finding;
  return `${file}:${place?.line ?? 1}:${place?.column ?? 1} ${severity} ${id} ${findingText(finding, locale)}`;
}

/** The project's own characters. */
export function ownCharacterFiles(): string[] {
  const folder = join(projectRoot, 'content/characters');
  return readdirSync(folder)
    .map((id) => join(folder, id, 'character.json'))
    .filter((path) => existsSync(path));
}

/** A text as an editor checks it: with the deck beside it. */
export const readCharacterText = (text: string): Checked => readCharacter(text, '', { deck: uniques });
