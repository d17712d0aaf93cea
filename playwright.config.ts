import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/browser-path.mjs';

/** Ports of their own for each checkout, so that two of them can be tested on one machine. */
let hash = 0;
for (const char of process.cwd()) hash = (hash * 31 + char.charCodeAt(0)) % 997;
const port = 4200 + 2 * hash;
const executablePath = browserPath();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  timeout: 60_000,
  retries: 0,
  workers: Number(process.env.WORKERS ?? 2),
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'zh-CN',
    launchOptions: { args: browserFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  metadata: { subPathURL: `http://localhost:${port + 1}/grail/` },
  webServer: [
    { command: `node scripts/serve.mjs build ${port}`, port },
    { command: `node scripts/serve.mjs .cache/build-grail ${port + 1}`, port: port + 1 },
  ],
});
