// Bundlers of web pages. What they write is opened in Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { visit, visitFolder } from '../page.ts';
import { ROOT } from '../project.ts';

const INSTALLED = '/node_modules/hotpath/dist';

const page = (script: string): string =>
  `<!doctype html><title>page</title><script type="module" src="${script}"></script>`;

/** A bundler that a command runs. It writes a page to dist/. */
function bundler(
  tools: string[],
  files: Record<string, string>,
  args: string[],
  program: string = tools[0],
): Environment {
  return {
    name: tools[0],
    tools,
    engine: 'wasm',
    browser: true,
    async run(project) {
      project.copyScript();
      project.write(files);
      await project.run(project.bin(program), args);
      return (await visitFolder(project.path('dist'))).printed;
    },
  };
}

/** The file of the pool's workers, for bundlers that do not find it by themselves. */
const POOL_WORKER = `import 'hotpath/pool-worker';`;

const ROLLUP = `
import resolve from '@rollup/plugin-node-resolve';
export default { input: ['web.js', 'web-worker.js', 'pool-worker.js'], output: { dir: 'dist' }, plugins: [resolve()] };
`;

const rollup: Environment = bundler(
  ['rollup', '@rollup/plugin-node-resolve'],
  { 'dist/index.html': page('web.js'), 'rollup.config.js': ROLLUP, 'pool-worker.js': POOL_WORKER },
  ['--config', '--silent'],
);

const NEXT = {
  'app/layout.js': `export default function Layout({ children }) { return <html><body>{children}</body></html>; }`,
  // Rendered by the server for each request.
  'app/page.js': `
    import { check } from '../check.js';
    import { Client } from './client.js';
    export const dynamic = 'force-dynamic';
    export default async function Page() { return <main>on the server: {await check()} <Client /></main>; }`,
  'app/client.js': `
    'use client';
    import { useEffect } from 'react';
    export function Client() {
      useEffect(() => { import('../web.js'); }, []);
      return null;
    }`,
};

/** Serves the built application at a free port, which it prints. */
const SERVE = `
import next from 'next';
import { createServer } from 'node:http';
const app = next({ dev: false, dir: '.' });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

const next: Environment = {
  name: 'next',
  tools: ['next', 'react', 'react-dom'],
  engine: 'wasm',
  browser: true,
  remark: 'on the server and on the page',
  async run(project) {
    project.copyScript();
    project.write({ ...NEXT, 'serve.js': SERVE });
    await project.run(project.bin('next'), ['build']);
    return project.serve(process.execPath, ['serve.js'], async (port) => {
      const address = `http://127.0.0.1:${port}/`;
      const html = await (await fetch(address)).text();
      if (!/on the server: (<!-- -->)?wasm/.test(html)) throw new Error(`the server rendered ${html}`);
      return (await visit(address)).printed;
    });
  },
};

/** The import map of docs/platforms.md, and a line for the file formats. */
function importMapTag(): string {
  const [, json] =
    /<script type="importmap">(.*?)<\/script>/s.exec(readFileSync(join(ROOT, 'docs', 'platforms.md'), 'utf8')) ?? [];
  const map = JSON.parse(json);
  map.imports['hotpath/movingai'] = `${INSTALLED}/movingai.js`;
  return `<script type="importmap">${JSON.stringify(map)}</script>`;
}

/** No bundler: the page finds the package by an import map. Each entry is one request. */
const importMap: Environment = {
  name: 'import-map',
  tools: [],
  engine: 'wasm',
  browser: true,
  remark: 'one request for each entry and each chunk',
  async run(project) {
    project.copyScript();
    project.write({ 'index.html': importMapTag() + page('main.js') });
    const { printed, requests } = await visitFolder(project.folder);
    const loaded = requests.filter((path) => path.startsWith(INSTALLED)).sort();
    const chunks = ['core', 'field', 'goals', 'hex', 'more', 'team'];
    const expected = [...chunks, 'index', 'internals', 'movingai'].map((name) => `${INSTALLED}/${name}.js`).sort();
    if (loaded.join() !== expected.join()) throw new Error(`requests: ${loaded}`);
    return printed;
  },
};

export const BUNDLERS: readonly Environment[] = [
  bundler(['vite'], { 'index.html': page('web.js') }, ['build']),
  bundler(['webpack', 'webpack-cli'], { 'dist/index.html': page('main.js') }, [
    '--mode',
    'production',
    '--entry',
    './web.js',
  ]),
  rollup,
  bundler(['esbuild'], { 'dist/index.html': page('web.js'), 'pool-worker.js': POOL_WORKER }, [
    'web.js',
    'web-worker.js',
    'pool-worker.js',
    '--bundle',
    '--format=esm',
    '--outdir=dist',
    '--log-level=error',
  ]),
  bundler(['parcel'], { 'index.html': page('web.js') }, ['build', 'index.html', '--no-cache']),
  next,
  importMap,
];
