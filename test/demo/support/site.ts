import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { serve } from '../../../scripts/serve.mjs';
import { buildBeside } from '../../support/build-beside.ts';
import { stampOf } from '../../support/stamps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Launch options of Chromium, from vitest.config.ts. */
    chromium: { executablePath: string; args: string[] };
    /** Origin of the page: at `/page/`, and at `/strict/` with a policy that refuses Wasm. */
    demoOrigin: string;
    /** Address at which the browser listens. */
    demoBrowser: string;
  }
}

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'build', 'demo');

/** Begins to build the page, serves it, and starts the browser that all tests share. Answers wait for the build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stamp = stampOf(project);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'demo/vite.config.ts', '--logLevel', 'warn'];
  const places = {
    '/page/': { folder: FOLDER, policy: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" },
    '/strict/': { folder: FOLDER, policy: "default-src 'self'" },
  };
  const site = await serve(places, 0, buildBeside(...vite));
  const browser = await chromium.launchServer(project.getProvidedContext().chromium);
  project.provide('demoOrigin', site.origin);
  project.provide('demoBrowser', browser.wsEndpoint());
  return async () => {
    await stamp();
    await browser.close();
    site.close();
  };
}
