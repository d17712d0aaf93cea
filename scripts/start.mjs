// npm start: builds when the build is missing or older than the sources, then serves it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { basePathOf, serve } from './static-server.mjs';

const SOURCES = [
  'src',
  'content',
  'messages',
  'static',
  'project.inlang',
  'scripts',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
];

/** Folders that every build writes anew; they say nothing about the sources' age. */
const GENERATED = new Set(['paraglide', 'topics', 'cache']);

/** @param {string} path @returns {number} time of the newest file under it */
function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const inside = readdirSync(path).filter((name) => !GENERATED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

/** @returns {string | undefined} why a build is needed */
function whyBuild() {
  const page = 'build/index.html';
  if (!existsSync(page)) return 'there is no build yet';
  if (basePathOf('build') !== (process.env.BASE_PATH ?? '').replace(/\/$/, '')) return 'BASE_PATH changed';
  const built = statSync(page).mtimeMs;
  return SOURCES.some((path) => newest(path) > built) ? 'sources are newer than the build' : undefined;
}

/** @param {number} port @returns {Promise<string>} address; the next free port when this one is taken */
async function serveNear(port) {
  for (let candidate = port; candidate < port + 20; candidate++) {
    try {
      return await serve('build', candidate);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    }
  }
  return serve('build', 0);
}

const reason = whyBuild();
if (reason !== undefined) {
  console.log(`Building: ${reason}.`);
  await run('vite', ['build']);
}
console.log(
  `\n星杯工坊 · Grailwright is at ${await serveNear(Number(process.env.PORT ?? 4173))}\nStop it with Ctrl+C.`,
);
