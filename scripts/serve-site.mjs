// Serves a built site on 127.0.0.1, as any static host does.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/**
 * @param {string} folder The built site.
 * @param {number} port 0 for any free one.
 * @param {string} [policy] A content security policy for all answers.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite(folder, port = 0, policy = undefined) {
  const base = process.env.SITE_BASE ?? '/';
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURI(new URL(request.url ?? '/', 'http://127.0.0.1').pathname));
    const inside = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
    const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
    try {
      const body = await readFile(join(folder, file));
      const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
      if (policy !== undefined) headers['content-security-policy'] = policy;
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}
