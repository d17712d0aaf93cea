/** npm run schema: writes the JSON Schema of a character from the types, whole for other editors and bare for our own checks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { schemaFiles } from '../../scripts/character-schema-files.ts';
import { projectRoot } from './case-files.ts';

for (const { path, text } of schemaFiles(projectRoot)) {
  const target = join(projectRoot, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${path}`);
}
