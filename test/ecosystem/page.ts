import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM } from '../support/chromium.ts';
import { patience } from '../support/patience.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** What a page printed, and the paths that it requested. */
export interface Visit {
  readonly printed: string;
  readonly requests: readonly string[];
}

/** What is done on a page. `done` resolves when the check of the page has printed its result; by default a visit waits for that. */
export type Look = (page: Page, done: Promise<void>) => Promise<unknown>;

const untilDone: Look = (page, done) => Promise.race([done, page.waitForTimeout(patience(30_000))]);

/** Serves a folder on the loopback interface and opens its index.html. @param policyOf The content security policy of each path. */
export async function visitFolder(
  folder: string,
  look: Look = untilDone,
  policyOf?: (path: string) => string,
): Promise<Visit> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const policy = policyOf && { 'content-security-policy': policyOf(path) };
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...policy });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, look);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Opens a page, and looks at it. */
export async function visit(address: string, look: Look = untilDone): Promise<Visit> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    const printed: string[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    page.on('pageerror', (error) => printed.push(error.message));
    const done = new Promise<void>((resolve) => {
      page.on('console', (message) => {
        printed.push(message.text());
        if (message.text().startsWith('ecosystem')) resolve();
      });
    });
    await page.goto(address);
    await look(page, done);
    return { printed: printed.join('\n'), requests };
  } finally {
    await browser.close();
  }
}
