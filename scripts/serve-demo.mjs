// Serves the built page of build/demo on 127.0.0.1, for tests and pictures: under /page/ like any static host, under
// /strict/ with a content security policy that forbids WebAssembly.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'build', 'demo');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const POLICIES = {
  page: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  strict: "default-src 'self'",
};

/** @returns {Promise<{ origin: string, close: () => void }>} */
export async function serveDemo() {
  const server = createServer(async (request, response) => {
    const [, place, ...rest] = normalize(new URL(request.url ?? '/', 'http://127.0.0.1').pathname).split('/');
    const file = rest.join('/') || 'index.html';
    const policy = POLICIES[place];
    try {
      if (policy === undefined) throw new Error('no such place');
      const body = await readFile(join(FOLDER, file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)], 'content-security-policy': policy }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
