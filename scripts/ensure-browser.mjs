// Finds a Chromium for the browser tests, or installs one; says what it does.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { browserPath } from './browser-path.mjs';
import { run } from './run.mjs';

const CJK_FONTS = 'fonts-noto-cjk';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} packages */
async function apt(packages) {
  console.log(`ensure-browser: installing ${packages.join(', ')} by apt-get`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], env);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], env);
}

/** @returns {boolean} whether this machine can draw Chinese; true where nobody can tell */
function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return process.platform !== 'linux';
  }
}

async function ensureFonts() {
  if (hasChineseFont()) return;
  if (canUseApt()) await apt([CJK_FONTS]).catch((error) => console.warn(`ensure-browser: ${error}`));
  else console.warn(`ensure-browser: no Chinese font found; pictures will show boxes. Install ${CJK_FONTS}.`);
}

async function installBrowser() {
  console.log('ensure-browser: no browser found, trying Playwright’s own download');
  await run('playwright', ['install', 'chromium']).catch((error) => console.warn(`ensure-browser: ${error}`));
  if (browserPath() === undefined && canUseApt()) {
    await apt(['chromium', CJK_FONTS]).catch((error) => console.warn(`ensure-browser: ${error}`));
  }
}

/**
 * @returns {Promise<string>} path of a browser that can be started
 * @throws when none is there and none could be installed; the message names the three remedies
 */
export async function ensureBrowser() {
  if (browserPath() === undefined) await installBrowser();
  const path = browserPath();
  if (path === undefined) {
    throw new Error(
      'No Chromium for the browser tests. Do one of these: set CHROMIUM_PATH to one; ' +
        'run "npx playwright install --with-deps chromium"; install the package "chromium" of your system.',
    );
  }
  await ensureFonts();
  console.log(`ensure-browser: using ${path}`);
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureBrowser().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
