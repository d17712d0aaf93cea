// npm test: every check in one go. `node scripts/test.mjs NAME…` runs only the named stages.
// The last line is always "N passed, N failed": vitest and Playwright count by test, other stages as one each.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.mjs';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Sum */
/** @typedef {{ name: string, go: () => Promise<unknown>, sum?: () => Sum, needs?: string[] }} Stage */

const UNIT_REPORT = '.cache/vitest.json';
const E2E_REPORT = '.cache/playwright.json';

/** @param {string} path @returns {any} */
const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A skipped test proves nothing, so it counts as failed. @returns {Sum} */
function unitSum() {
  const report = readReport(UNIT_REPORT);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped };
}

/** @returns {Sum} */
function e2eSum() {
  const { expected, unexpected, flaky, skipped } = readReport(E2E_REPORT).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

const subPathBuild = { BASE_PATH: '/grail', BUILD_DIR: '.cache/build-grail' };

/** @type {Stage[]} */
const stages = [
  { name: 'sync', go: () => run('node', ['scripts/sync.mjs']) },
  { name: 'format', go: () => run('prettier', ['--check', '.', '--log-level', 'warn']) },
  { name: 'lint', go: () => run('eslint', ['.', '--max-warnings', '0']) },
  { name: 'check', go: () => run('svelte-check', ['--fail-on-warnings']) },
  { name: 'unit', go: () => run('vitest', ['run']), sum: unitSum },
  // The build under a sub-path comes first: the service worker and the final folders are the root build's.
  { name: 'build-subpath', go: () => run('vite', ['build', '--logLevel', 'warn'], subPathBuild) },
  { name: 'build', go: () => run('vite', ['build', '--logLevel', 'warn']) },
  { name: 'budget', go: () => run('node', ['scripts/budget.mjs']), needs: ['build'] },
  { name: 'browser', go: ensureBrowser },
  {
    name: 'e2e',
    go: () => run('playwright', ['test']),
    sum: e2eSum,
    needs: ['build', 'build-subpath', 'browser'],
  },
];

/** @param {Stage} stage @param {boolean} passed @returns {Sum} */
function sumOf(stage, passed) {
  const report = stage.sum === undefined ? undefined : stage.name === 'unit' ? UNIT_REPORT : E2E_REPORT;
  const sum =
    stage.sum !== undefined && report !== undefined && existsSync(report)
      ? stage.sum()
      : { passed: passed && stage.sum === undefined ? 1 : 0, failed: 0 };
  // Exit codes win over reports: a run that broke before its first test has failed too.
  const nothingRan = stage.sum !== undefined && sum.passed + sum.failed === 0;
  if (sum.failed === 0 && (!passed || nothingRan)) sum.failed = 1;
  return sum;
}

/** @param {Stage} stage @param {Set<string>} broken @returns {Promise<Sum>} */
async function runStage(stage, broken) {
  console.log(`\n── ${stage.name} ──`);
  const missing = (stage.needs ?? []).filter((name) => broken.has(name));
  if (missing.length > 0) {
    console.error(`${stage.name} cannot run: ${missing.join(', ')} failed`);
    return { passed: 0, failed: 1 };
  }
  const started = Date.now();
  const error = await stage.go().then(
    () => undefined,
    (reason) => reason,
  );
  if (error !== undefined) {
    console.error(`${stage.name} failed: ${error.message}`);
    broken.add(stage.name);
  }
  const sum = sumOf(stage, error === undefined);
  console.log(
    `${stage.name}: ${sum.passed} passed, ${sum.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return sum;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(', ')}`);

rmSync(UNIT_REPORT, { force: true });
rmSync(E2E_REPORT, { force: true });
const total = { passed: 0, failed: 0 };
const broken = /** @type {Set<string>} */ (new Set());
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const sum = await runStage(stage, broken);
  total.passed += sum.passed;
  total.failed += sum.failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
