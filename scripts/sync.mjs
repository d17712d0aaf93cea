// Makes everything that types and tests need before they can run: interface texts and SvelteKit's types.
import { compile } from '@inlang/paraglide-js';
import { writeTopics } from './message-topics.mjs';
import { paraglideOptions } from './paraglide-options.mjs';
import { run } from './run.mjs';

await compile(paraglideOptions);
writeTopics();
await run('svelte-kit', ['sync']);
