// npm run check: types, style, imports and what check-sources.mjs looks for. Steps run side by side, one on each processor; each shows what it says when it ends.
// Exits 1 if any step fails.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const FOLDERS = ['src', 'assembly', 'generators', 'bench', 'test', 'demo', 'site'];

/** The steps, the longest first. */
const steps = [
  [join(BIN, 'tsc'), '-p', '.'],
  [join(BIN, 'depcruise'), '--config', '.dependency-cruiser.mjs', ...FOLDERS],
  ...['demo', 'site', 'scripts', 'assembly'].map((folder) => [join(BIN, 'tsc'), '-p', folder]),
  [join(BIN, 'biome'), 'check', '--error-on-warnings'],
  [process.execPath, join('scripts', 'check-sources.mjs')],
];

/** @param {string[]} step */
function run([program, ...args]) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error !== null) process.exitCode = 1;
      const name = [program.replace(/.*[/\\]/, ''), ...args].join(' ');
      console.log(`${error === null ? 'passed' : 'FAILED'}: ${name}\n${stdout}${stderr}`.trimEnd());
      resolve(undefined);
    });
  });
}

async function runRest() {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) await run(step);
}

await Promise.all(Array.from({ length: availableParallelism() }, runRest));
