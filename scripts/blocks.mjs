// npm run blocks -- [ROOM…] [SEED] [SECONDS]: runs the tests of all rooms, or of some, on kernels in JavaScript that know their blocks (checked-kernel.mjs), then the
// simulator (SEED 1, 60 SECONDS). Those of rooms are fuzzers of callers' functions too. Exits 1 if anything fails.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const rooms = words.filter((word) => !/^\d+$/.test(word));
const [seed = '1', seconds = '60'] = words.filter((word) => /^\d+$/.test(word));
/** Their tests need what `npm run build` makes, a browser, or no kernel in JavaScript. */
const OTHERS = ['bench', 'browser', 'cli', 'demo', 'ecosystem', 'examples', 'hosts', 'package', 'site', 'support'];
const all = readdirSync(join(ROOT, 'test')).filter((name) => !OTHERS.includes(name));

/** Runs a program on these kernels. Returns whether it has ended well. */
function run(/** @type {string[]} */ ...args) {
  const env = { HOTPATH_RUNS: '1', ...process.env, HOTPATH_CHECKS: 'blocks' };
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

const tested = run('scripts/test-room.mjs', ...(rooms.length > 0 ? rooms : all));
const simulated = run('scripts/simulate.mjs', seed, seconds);
// The usual kernels again.
spawnSync(process.execPath, ['scripts/build-kernels.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, HOTPATH_CHECKS: '' },
});
process.exitCode = tested && simulated ? 0 : 1;
