// node scripts/cli.mjs NAME ARGS…: bundles src/cli/NAME.ts and runs it with the rest of the line.
// Bundled, because Node 20 reads no TypeScript; once, because most runs change nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isSynced } from './synced.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...args] = process.argv.slice(2);
const entry = join(root, 'src/cli', `${name}.ts`);

if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(entry)) {
  console.error(`There is no command "${name}".`);
  process.exit(2);
}

// What it says goes to stderr: stdout is the command's alone.
if (!isSynced()) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/sync.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Packages stay where they are; only our own files are bundled. @param {string} id */
const isPackage = (id) => !/^[./\0]|^\$|^[a-zA-Z]:[\\/]/.test(id);

const outDir = join(root, '.cache/cli');
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: { $lib: join(root, 'src/lib'), $content: join(root, 'content') } },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      external: (id) => isPackage(id),
      output: { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[name].mjs` },
    },
  },
});

const bundle = join(outDir, `${name}.mjs`);
if (!statSync(bundle).isFile()) throw new Error(`No bundle at ${bundle}`);
// npm runs scripts in the project's folder and keeps the caller's own in INIT_CWD: paths on the line mean that one.
if (process.env.INIT_CWD !== undefined && process.cwd() === root) process.chdir(process.env.INIT_CWD);
process.argv = [process.argv[0] ?? 'node', bundle, ...args];
process.env.GRAILWRIGHT_ROOT = root;
await import(pathToFileURL(bundle).href);
