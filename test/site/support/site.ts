import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site; and of the site under a policy that refuses Wasm. */
    siteOrigin: string;
    strictOrigin: string;
    /** Address at which the browser listens. */
    siteBrowser: string;
  }
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SITE = join(ROOT, 'build', 'site');
/** VitePress starts its pages by inline scripts; programs of the playground are modules from blobs. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** Builds the site as `npm run docs` does, which checks its links, unless HOTPATH_BUILT says that it is built; serves it, and starts the browser that all tests share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.HOTPATH_BUILT === undefined) {
    execFileSync(process.execPath, ['scripts/site.mjs', '--build'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }
  const site = await serve({ '/': { folder: SITE } });
  const strict = await serve({ '/': { folder: SITE, policy: POLICY } });
  const browser = await chromium.launchServer(project.getProvidedContext().chromium);
  project.provide('siteOrigin', site.origin);
  project.provide('strictOrigin', strict.origin);
  project.provide('siteBrowser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.close();
    strict.close();
  };
}
