// Serves built pages on 127.0.0.1, as any static host does.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * @typedef {object} Place
 * @property {string} folder The built pages. Its 404.html, if there is one, answers requests for files that do not exist.
 * @property {string} [policy] A content security policy for all answers.
 */

/**
 * @param {Record<string, Place>} places What stands where, by the first part of the path: `'/demo/'`, or `'/'` for everything else.
 * @param {number} [port] 0 for any free one.
 * @param {Promise<unknown>} [built] Requests wait for it, and are answered by its error if it fails.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(places, port = 0, built = Promise.resolve()) {
  const bases = Object.keys(places).sort((a, b) => b.length - a.length);
  const server = createServer(async (request, response) => {
    try {
      await built;
    } catch (error) {
      response.writeHead(500).end(String(error));
      return;
    }
    const path = normalize(decodeURI(new URL(request.url ?? '/', 'http://127.0.0.1').pathname));
    const base = bases.find((start) => path.startsWith(start));
    if (base === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { folder, policy } = places[base];
    const inside = path.slice(base.length);
    const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
    const send = async (status, name) => {
      const body = await readFile(join(folder, name));
      const headers = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' };
      if (policy !== undefined) headers['content-security-policy'] = policy;
      response.writeHead(status, headers).end(body);
    };
    await send(200, file)
      .catch(() => send(200, `${file}.html`))
      .catch(() => send(404, '404.html'))
      .catch(() => response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
