import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the pages `/strict` (the policy refuses Wasm) and `/wasm` (it allows Wasm). */
    cspServer: string;
  }
}

const POLICIES: Record<string, string> = {
  '/strict': "default-src 'none'; script-src 'self'",
  '/wasm': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
};

/** Serves csp-page.ts, bundled as an application would bundle it, under content security policies sent as headers. */
export default async function setup(project: TestProject): Promise<() => void> {
  const bundle = await build({
    entryPoints: ['test/browser/csp-page.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const script = bundle.outputFiles[0].contents;

  const server = createServer((request, response) => {
    const policy = POLICIES[request.url ?? ''];
    if (policy !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end('<!doctype html><script type="module" src="/page.js"></script>');
    } else if (request.url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(script);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('cspServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
