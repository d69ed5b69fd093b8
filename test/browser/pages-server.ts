import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Origin of the pages `/strict` (its policy refuses Wasm), `/wasm` (its policy allows Wasm) and `/unbundled` (imports the
     * package's modules without a bundler, by the README's import map).
     */
    pages: string;
  }
}

const ROOT = join(import.meta.dirname, '..', '..');

const POLICIES: Record<string, string> = {
  '/strict': "default-src 'none'; script-src 'self'",
  '/wasm': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
};

/** Path at which the package would be installed. */
const INSTALLED = '/node_modules/hotpath/';

/** Script of the page that gets `hotpath` from an import map. */
const UNBUNDLED = `
  import { blendLayers, distanceField, engineInfo, findGraphPath, findPath, Graph, Grid } from 'hotpath';
  import { parseMap } from '/node_modules/hotpath/dist/movingai.js';
  const grid = Grid.fromText('...\\n##.\\n...');
  const layers = [blendLayers([{ values: new Uint8Array(9).fill(2), weight: 1 }])];
  const costs = [
    findPath(grid, [0, 0], [0, 2]).cost,
    findPath(grid, [0, 0], [0, 2], { layers }).cost,
    distanceField(grid, [0, 2]).costAt(0, 0),
    findGraphPath(Graph.hex(7, 1), 0, 6).cost,
    findPath(parseMap('type octile\\nheight 1\\nwidth 3\\nmap\\n...'), [0, 0], [2, 0]).cost,
  ];
  window.parent.postMessage({ engine: engineInfo().engine, costs }, '*');
`;

function importMap(): string {
  const [map] = /<script type="importmap">[\s\S]*?<\/script>/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  if (map === undefined) throw new Error('the README has no import map');
  return map;
}

/** Returns the file of this checkout that would be installed under a path, or null. */
function installedFile(path: string): string | null {
  const safe = normalize(path);
  if (safe.startsWith(INSTALLED)) return join(ROOT, safe.slice(INSTALLED.length));
  return safe.startsWith('/node_modules/') ? join(ROOT, safe) : null;
}

/** Serves csp-page.ts, bundled like an application, with content security policies in headers. Also serves unbundled modules. */
export default async function setup(project: TestProject): Promise<() => void> {
  const bundle = await build({
    entryPoints: ['test/browser/csp-page.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const script = bundle.outputFiles[0].contents;

  const server = createServer(({ url = '' }, response) => {
    const policy = POLICIES[url];
    const file = installedFile(url);
    if (policy !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end('<!doctype html><script type="module" src="/page.js"></script>');
    } else if (url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(script);
    } else if (url === '/unbundled') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html>${importMap()}<script type="module">${UNBUNDLED}</script>`);
    } else if (file !== null && existsSync(file)) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('pages', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
