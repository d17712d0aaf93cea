/** npm run coverage:rules: paragraphs of the rules with the cases that cite them, skills with those that need them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { coverageOf, readExceptions, readParagraphs, showCoverage } from '$lib/dsl/cases/coverage.ts';
import { showFinding } from '$lib/dsl/cases/report.ts';
import { showSkills, skillsShown } from '$lib/dsl/cases/skills-shown.ts';
import { ownCaseFiles, projectRoot, readCaseFile } from './case-files.ts';

function main(): number {
  const rules = join(projectRoot, 'content/rules');
  const exceptions = join(rules, 'coverage-exceptions.yaml');
  const files = ownCaseFiles().map(readCaseFile);
  const cases = files.flatMap((file) => file.cases);
  const findings = files.flatMap((file) => file.findings);
  const coverage = coverageOf(
    readParagraphs(readFileSync(join(rules, 'paragraphs.yaml'), 'utf8')),
    cases,
    existsSync(exceptions) ? readExceptions(readFileSync(exceptions, 'utf8')) : [],
  );
  for (const finding of findings) console.log(showFinding(finding));
  console.log(showCoverage(coverage));
  const skills = skillsShown(cases, deck, roster);
  console.log(showSkills(skills));
  return coverage.problems.length + skills.problems.length + findings.length > 0 ? 1 : 0;
}

process.exitCode = main();
