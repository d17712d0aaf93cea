// node scripts/serve.mjs DIR PORT: serves a finished build; used by the browser tests.
import { serve } from './static-server.mjs';

const [dir = 'build', port = '4173'] = process.argv.slice(2);
console.log(await serve(dir, Number(port)));
