import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/** Waits until the page is built, however long that takes: `fetch` would wait for five minutes. */
export async function expectBuilt(page: string): Promise<void> {
  const [answer] = (await once(get(page), 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
}
