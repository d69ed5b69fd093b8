// npm run test:room -- ROOM… [ARGS]: builds the kernels whose sources have changed, then runs the tests of test/ROOM against the sources. ARGS go to
// vitest.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Their tests need what `npm run build` makes, or a browser. */
const OTHERS = ['browser', 'cli', 'demo', 'ecosystem', 'package', 'site', 'support'];

const folders = readdirSync(join(ROOT, 'test'), { withFileTypes: true }).filter((one) => one.isDirectory());
const rooms = folders.map(({ name }) => name).filter((name) => !OTHERS.includes(name));
const args = process.argv.slice(2);
const asked = args.filter(
  (arg, i) => !arg.startsWith('-') && args.slice(0, i).every((before) => !before.startsWith('-')),
);
const unknown = asked.filter((name) => !rooms.includes(name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`no such room: ${unknown.join(', ') || 'none is named'}. Rooms are ${rooms.join(', ')}.`);
  console.error(`The tests of ${OTHERS.slice(0, -1).join(', ')} need more: npm test -- NAME.`);
  process.exit(2);
}

/** Runs a program of Node, and stops if it fails. */
function run(/** @type {string[]} */ ...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('scripts/build-kernels.mjs');
const paths = asked.map((name) => `test/${name}/`);
run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=node',
  '--project=alone',
  '--project=checked',
  ...paths,
  ...args.slice(asked.length),
);
