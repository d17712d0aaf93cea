/** npm run cases -- FILE…: plays the cases of these files (or all of the project's) and says what differs. */
import { deck } from '$lib/content/deck.ts';
import { showFinding, showResult } from '$lib/dsl/cases/report.ts';
import { runCase } from '$lib/dsl/cases/run.ts';
import { CharacterFileError } from './character-file.ts';
import { namedFiles, ownCaseFiles, readCaseFile, rosterFor } from './case-files.ts';

const USAGE = `npm run cases -- [FILE or FOLDER…]
Plays executable cases (docs/case-format.md). Without a name: all of the project's.`;

/** Plays one file and tells what is wrong in it. */
function playFile(path: string): { passed: number; failed: number } {
  const { cases, findings } = readCaseFile(path);
  for (const finding of findings) console.log(showFinding(finding));
  try {
    const roster = rosterFor(path);
    const failures = cases
      .map((entry) => runCase(entry, deck, roster))
      .filter((one) => one.failures.length > 0);
    for (const result of failures) console.log(`${showResult(result)}\n`);
    return { passed: cases.length - failures.length, failed: findings.length + failures.length };
  } catch (error) {
    if (!(error instanceof CharacterFileError)) throw error;
    console.log(error.message);
    return { passed: 0, failed: findings.length + cases.length };
  }
}

function main(names: readonly string[]): number {
  if (names.includes('--help') || names.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = names.find((name) => name.startsWith('-'));
  if (unknown !== undefined) {
    console.error(`unknown option ${unknown}\n${USAGE}`);
    return 1;
  }
  const paths = names.length > 0 ? namedFiles(names) : ownCaseFiles();
  let passed = 0;
  let failed = 0;
  for (const path of paths) {
    const counts = playFile(path);
    passed += counts.passed;
    failed += counts.failed;
  }
  if (paths.length === 0) console.log('There are no case files.');
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
