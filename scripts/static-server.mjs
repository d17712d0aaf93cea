import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * @param {string} dir a finished build
 * @returns {string} the sub-path it was built for: '' or '/grail'
 * @throws when there is no build
 */
export function basePathOf(dir) {
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  return /src="([^"]*)\/boot\.js"/.exec(page)?.[1] ?? '';
}

/**
 * A plain file server, as any host of static files is one. It reads the folder anew for each request,
 * so that a build made meanwhile is served whole.
 * @param {string} dir a finished build
 * @returns {import('node:http').Server} not yet listening
 */
export function staticServer(dir) {
  const base = basePathOf(dir);
  const files = sirv(dir, { dev: true, etag: true, gzip: true, brotli: true });
  return createServer((request, response) => {
    const notFound = () => {
      const page = join(dir, '404.html');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    const url = request.url ?? '/';
    if (base !== '' && url === base) {
      response.writeHead(301, { location: `${base}/` }).end();
    } else if (url.startsWith(`${base}/`)) {
      request.url = url.slice(base.length);
      files(request, response, notFound);
    } else notFound();
  });
}

/**
 * @param {string} dir
 * @param {number} port 0: any free one
 * @returns {Promise<string>} the address of the home page
 */
export function serve(dir, port) {
  const server = staticServer(dir);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      const address = server.address();
      const real = typeof address === 'object' && address !== null ? address.port : port;
      done(`http://localhost:${real}${basePathOf(dir)}/`);
    });
  });
}
