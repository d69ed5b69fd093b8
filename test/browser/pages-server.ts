import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the pages `/strict` (its policy refuses Wasm), `/bare` (so does its, and it lacks the js engine) and `/wasm` (its policy allows Wasm). */
    pages: string;
  }
}

const POLICIES: Record<string, string> = {
  '/strict': "default-src 'none'; script-src 'self'",
  '/bare': "default-src 'none'; script-src 'self'",
  '/wasm': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
};

/** Serves csp-page.ts, at `/bare` bare-page.ts, bundled like an application, with content security policies in headers. */
export default async function setup(project: TestProject): Promise<() => void> {
  const bundle = await build({
    entryPoints: ['test/browser/csp-page.ts', 'test/browser/bare-page.ts'],
    bundle: true,
    format: 'esm',
    outdir: '/',
    write: false,
  });
  const scripts = new Map(bundle.outputFiles.map(({ path, contents }) => [path, contents]));

  const server = createServer(({ url = '' }, response) => {
    const policy = POLICIES[url];
    if (policy !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      const script = url === '/bare' ? '/bare-page.js' : '/csp-page.js';
      response.end(`<!doctype html><script type="module" src="${script}"></script>`);
    } else if (scripts.has(url)) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(scripts.get(url));
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
