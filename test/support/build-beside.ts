import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');

/** Builds something by a script in a process of its own, while other tests run. Rejects with what the script said. */
export function buildBeside(...script: string[]): Promise<unknown> {
  const built = promisify(execFile)(process.execPath, script, { cwd: ROOT, maxBuffer: 2 ** 26 }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  // Whoever asks for a page hears of it (scripts/serve.mjs).
  built.catch(() => {});
  return built;
}

/** Waits until the page is built. */
export async function expectBuilt(page: string): Promise<void> {
  const answer = await fetch(page);
  if (!answer.ok) throw new Error(await answer.text());
}
