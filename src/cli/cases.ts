/** npm run cases -- FILE…: plays the cases of these files (or all of the project's) and says what differs. */
import { deck } from '$lib/content/deck.ts';
import { showFinding, showResult } from '$lib/dsl/cases/report.ts';
import { runCase } from '$lib/dsl/cases/run.ts';
import { namedFiles, ownCaseFiles, readCaseFile } from './case-files.ts';

const USAGE = `npm run cases -- [FILE or FOLDER…]
Plays executable cases (docs/case-format.md). Without a name: all of the project's.`;

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
  for (const { cases, findings } of paths.map(readCaseFile)) {
    for (const finding of findings) console.log(showFinding(finding));
    failed += findings.length;
    for (const result of cases.map((entry) => runCase(entry, deck))) {
      if (result.failures.length === 0) passed++;
      else {
        failed++;
        console.log(`${showResult(result)}\n`);
      }
    }
  }
  if (paths.length === 0) console.log('There are no case files.');
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
