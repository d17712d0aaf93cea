// npm run zh-hant: writes the traditional texts from the simplified ones. `--check` writes nothing,
// names the stale files and ends with 1.
import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hantTexts } from './zh-hant-texts.mjs';

const check = process.argv.includes('--check');
let stale = 0;
for (const { path, text } of hantTexts()) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale += 1;
  console.log(`${check ? 'stale' : 'wrote'}: ${path}`);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (stale === 0) console.log('All traditional texts are fresh.');
process.exit(check && stale > 0 ? 1 : 0);
