// A copy of the repository, whose sources may be changed. It shares the packages that are installed.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What the copy leaves out. */
const LEFT = ['node_modules', '.git', join('build', 'site'), join('build', 'demo')];

/**
 * Makes a copy, and removes it once the work on it has ended.
 *
 * @template Result
 * @param {(copy: string) => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withCopy(work) {
  const copy = mkdtempSync(join(tmpdir(), 'hotpath-'));
  try {
    cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT.includes(relative(ROOT, path)) });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
