// npm run mutants -- ROOM… [N] [SEED]: changes N places (30) of assembly/ROOM, one at a time, and runs the tests of test/ROOM that reach it.
// One that passes them all is a missing test, dead code, or equal to the original. Works on a copy of the repository, which is built once with all mutants.
// With --only TEXT, only those of the sample whose names contain it, or one of several. Mutants that are known to be equal stand in scripts/mutants-equal.json, with their reasons.
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceIn } from './assembly-copy.mjs';
import { sample, sitesIn, writeMutants } from './mutant-sites.mjs';
import { ROOT, withCopy } from './repository-copy.mjs';

/** @typedef {import('./mutant-sites.mjs').Site} Site */

/** @typedef {{ file: string, test: string | null, sites: number[], seconds: number }} Reach What a test has reached, or what is outside of tests. */

/** Folders of assembly/ that a room of tests answers for, where they are not named like it. */
const SOURCES = { search: ['search', 'solve', 'terrain'] };
/** Folders of test/ that judge a room beside that of its name: those of other maps, options and memory. */
const TESTS = {
  contraction: ['prepare'],
  jump: ['memory', 'search'],
  search: ['engines', 'grid', 'hex', 'memory', 'prepare', 'route', 'turns'],
  team: ['memory'],
};
/** A mutant does not end if a test takes so many seconds of a processor, and so many times as long as the longest of the original. */
const ENDLESS = { seconds: 2, times: 3 };
/** Seconds of the tests that run first. */
const QUICK = 2;
/** What the tests are asked to run, in the copy. */
const ASKED = 'build/mutant.json';
/** What they have reached. */
const REACHED = 'build/reached';

const { values, positionals: words } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const rooms = words.filter((word) => !/^\d+$/.test(word));
const [count = '30', seed = '1'] = words.filter((word) => /^\d+$/.test(word));
const folders = readdirSync(join(ROOT, 'assembly'));
const sourcesOf = (/** @type {string} */ room) => SOURCES[/** @type {'search'} */ (room)] ?? [room];
const unknown = rooms.filter((room) => !sourcesOf(room).every((folder) => folders.includes(folder)));
if (rooms.length === 0 || unknown.length > 0) {
  console.error(`no such room: ${unknown.join(', ') || 'none is named'}. Rooms are ${folders.join(', ')}.`);
  process.exit(2);
}

/** Judges a sample of mutants of each room, and prints each. Returns 1 if one survives that is not known to be equal. */
async function judgeAll(/** @type {string} */ copy) {
  const samples = rooms.map((room) => sample(sitesIn(ROOT, sourcesOf(room)), Number(count), seed));
  writeMutants(ROOT, copy, samples.flat());
  listenInTests(copy);
  const built = spawnSync(process.execPath, ['scripts/build-kernels.mjs'], { cwd: copy, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the kernels with mutants do not compile');
  let survived = 0;
  for (const [i, room] of rooms.entries()) survived += await judgeRoom(copy, room, samples[i]);
  return survived > 0 ? 1 : 0;
}

/** Returns how many mutants of a room survive that are not known to be equal. */
async function judgeRoom(/** @type {string} */ copy, /** @type {string} */ room, /** @type {Site[]} */ sites) {
  const equal = JSON.parse(readFileSync(join(ROOT, 'scripts/mutants-equal.json'), 'utf8'));
  const tally = { killed: 0, survived: 0, equal: 0, unreached: 0 };
  const began = performance.now();
  const files = testsOf(copy, [room, ...(TESTS[/** @type {'jump'} */ (room)] ?? [])]);
  const tests = new Tests(copy);
  const failed = await tests.run(files, -1);
  if (failed !== null) throw new Error(`${failed} fails without any change`);
  /** @type {Reach[]} */
  const reaches = readFileSync(join(copy, REACHED), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { only = [''] } = values;
  for (const site of sites.filter(({ name }) => only.some((text) => name.includes(text)))) {
    const start = performance.now();
    const places = reaches.filter((reach) => reach.sites.includes(site.number));
    // What a file does outside of its tests may matter to all of them.
    const whole = places.filter(({ test }) => test === null).map(({ file }) => file);
    const reaching = reaches.filter(
      (reach) => reach.test !== null && (places.includes(reach) || whole.includes(reach.file)),
    );
    const known = equal[site.name];
    const killer = known ? null : await killerOf(tests, site.number, reaching);
    const verdict = known ? 'equal' : killer !== null ? 'killed' : 'survived';
    tally[verdict]++;
    if (reaching.length === 0 && !known) tally.unreached++;
    const time = ((performance.now() - start) / 1000).toFixed(1);
    const reason = killer ?? known ?? (reaching.length > 0 ? '' : 'no test gets there');
    console.log(`${verdict} ${site.name} (line ${site.line}, ${time} s, ${reaching.length} tests): ${reason}`);
  }
  tests.stop();
  const { killed, survived } = tally;
  const share = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1);
  const minutes = ((performance.now() - began) / 60000).toFixed(1);
  console.log(`${room}: ${share} % killed in ${minutes} minutes: ${JSON.stringify(tally)}`);
  return survived;
}

/** Returns the tests of some folders of test/. */
function testsOf(/** @type {string} */ copy, /** @type {string[]} */ names) {
  return names
    .filter((name) => existsSync(join(copy, 'test', name)))
    .flatMap((name) =>
      readdirSync(join(copy, 'test', name), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(copy, 'test', name, file),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'));
}

/** Runs the tests that reach a mutant, first those that are quick. Returns one that fails, or null. */
async function killerOf(/** @type {Tests} */ tests, /** @type {number} */ mutant, /** @type {Reach[]} */ reaching) {
  const sorted = reaching.toSorted((a, b) => a.seconds - b.seconds);
  const quick = sorted.filter((_, i) => sumOf(sorted.slice(0, i + 1).map(({ seconds }) => seconds)) < QUICK);
  for (const part of [quick, sorted.slice(quick.length)]) {
    if (part.length === 0) continue;
    const files = [...new Set(part.map(({ file }) => file))];
    const limits = part.map(({ test, seconds }) => [test, ENDLESS.seconds + ENDLESS.times * seconds]);
    const failed = await tests.run(files, mutant, Object.fromEntries(limits));
    if (failed !== null) return failed;
  }
  return null;
}

function sumOf(/** @type {number[]} */ numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Tells kernels which mutant runs, and lets tests write down which ones they have reached, or be left out. */
function listenInTests(/** @type {string} */ copy) {
  const asked = JSON.stringify(join(copy, ASKED));
  const imports = join(copy, 'src/core/kernel/imports.ts');
  replaceIn(
    imports,
    'host: {',
    `host: {
    mutant: JSON.parse(readFileSync(${asked}, 'utf8')).mutant as number,
    reached: (site: number): boolean => {
      ((globalThis as any).reached ??= new Set()).add(site);
      return false;
    },`,
  );
  replaceIn(imports, /^/, "import { readFileSync } from 'node:fs';\n");
  const hooks = readFileSync(join(ROOT, 'scripts/mutant-hooks.ts'), 'utf8');
  writeFileSync(join(copy, 'test/support/mutant-hooks.ts'), hooks);
  replaceIn(join(copy, 'vitest.config.ts'), 'setupFiles: [', "setupFiles: ['test/support/mutant-hooks.ts', ");
}

/** The tests of the copy, run by a process that stays. */
class Tests {
  /** @type {import('node:child_process').ChildProcess | null} */
  runner = null;

  constructor(/** @type {string} */ copy) {
    this.copy = copy;
  }

  /** Returns which test fails first, or null. Without `limits`, seconds of work by the name of a test, all of the files run; with them those named. */
  async run(
    /** @type {string[]} */ files,
    /** @type {number} */ mutant,
    /** @type {Record<string, number> | null} */ limits = null,
  ) {
    const reached = join(this.copy, REACHED);
    writeFileSync(join(this.copy, ASKED), JSON.stringify({ mutant, limits, reached }));
    if (mutant < 0) writeFileSync(reached, '');
    this.runner ??= await this.start();
    const runner = this.runner;
    return new Promise((resolve) => {
      runner.once('message', resolve);
      runner.send(files);
    });
  }

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  start() {
    const env = { ...process.env, VITEST_MAX_WORKERS: '1', HOTPATH_ASKED: join(this.copy, ASKED) };
    const runner = fork('scripts/mutant-runner.mjs', { cwd: this.copy, env, stdio: 'ignore' });
    return new Promise((resolve) => runner.once('message', () => resolve(runner)));
  }

  stop() {
    this.runner?.disconnect();
    this.runner = null;
  }
}

process.exit(await withCopy(judgeAll));
