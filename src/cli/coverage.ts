/** npm run coverage:rules: every numbered paragraph of the rules with the cases that cite it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, readExceptions, readParagraphs, showCoverage } from '$lib/dsl/cases/coverage.ts';
import { showFinding } from '$lib/dsl/cases/report.ts';
import { ownCaseFiles, projectRoot, readCaseFile } from './case-files.ts';

function main(): number {
  const rules = join(projectRoot, 'content/rules');
  const exceptions = join(rules, 'coverage-exceptions.yaml');
  const files = ownCaseFiles().map(readCaseFile);
  const findings = files.flatMap((file) => file.findings);
  const coverage = coverageOf(
    readParagraphs(readFileSync(join(rules, 'paragraphs.yaml'), 'utf8')),
    files.flatMap(({ cases }) => cases),
    existsSync(exceptions) ? readExceptions(readFileSync(exceptions, 'utf8')) : [],
  );
  for (const finding of findings) console.log(showFinding(finding));
  console.log(showCoverage(coverage));
  return coverage.problems.length + findings.length > 0 ? 1 : 0;
}

process.exitCode = main();
