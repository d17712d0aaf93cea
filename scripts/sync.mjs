// Makes everything that types and tests need before they can run: interface texts and SvelteKit's types.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { writeTopics } from './message-topics.mjs';
import { paraglideOptions } from './paraglide-options.mjs';
import { run } from './run.mjs';
import { STAMP } from './synced.mjs';

await compile(paraglideOptions);
writeTopics();
await run('svelte-kit', ['sync']);
mkdirSync(dirname(STAMP), { recursive: true });
writeFileSync(STAMP, '');
