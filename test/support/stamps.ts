/** Stamps: pages whose tests all passed are neither built nor driven again until something that they are made of changes. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'build', 'stamps');

const OF_ALL_PAGES = ['demo', 'docs', 'generators', 'bench', 'scripts', 'test/support', ':(glob)*.*'];
/** What pages are made of, and what drives them: paths as git knows them, and the package. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  demo: [...OF_ALL_PAGES, 'test/demo'],
  site: [...OF_ALL_PAGES, 'site', 'src', 'examples', 'test/site'],
};

/** Returns whether the pages of a project are as they were when all its tests passed. */
export function isStamped(name: string): boolean {
  const stamp = join(FOLDER, name);
  const digest = digestOf(INPUTS[name]);
  return digest !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** Returns a function that stamps the pages of a project as they are now, if all its tests have run and passed by then. */
export function stampOf(project: TestProject): () => Promise<void> {
  const { name, vitest } = project;
  const digest = digestOf(INPUTS[name]);
  return async () => {
    if (digest === null) return;
    const modules = vitest.state.getTestModules().filter((module) => module.project.name === name);
    const { testFiles } = await project.globTestFiles();
    const isWhole = modules.length === testFiles.length && project.config.testNamePattern === undefined;
    if (!isWhole || !modules.every((module) => module.state() === 'passed')) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, name), digest);
  };
}

/** Returns a digest of names and contents: of files that git knows or would know, and of the package; null without git. */
function digestOf(paths: readonly string[]): string | null {
  const listed = [
    ['--exclude-standard', '--', ...paths],
    ['--', 'dist'],
  ].map((args) => spawnSync('git', ['ls-files', '-z', '-co', ...args], { cwd: ROOT, encoding: 'utf8' }));
  if (listed.some(({ status }) => status !== 0)) return null;
  const hash = createHash('sha256').update(process.version);
  for (const file of listed.flatMap(({ stdout }) => stdout.split('\0'))) {
    const path = join(ROOT, file);
    if (existsSync(path) && statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
