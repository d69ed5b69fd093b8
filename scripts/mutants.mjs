// npm run mutants -- ROOM [N] [SEED]: changes one place of assembly/ROOM at a time, N times (30), and runs the tests of test/ROOM on each such mutant.
// One that passes them all is a missing test, dead code, or equal to the original. Works on a copy of the repository.
// Mutants that are known to be equal stand in scripts/mutants-equal.json, with their reasons.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, withCopy } from './repository-copy.mjs';

/** Folders of assembly/ that a room of tests answers for, where they are not named like it. */
const SOURCES = { search: ['search', 'solve', 'terrain'] };
/** A mutant whose tests take so many times as long as those of the original does not end. */
const ENDLESS = 8;
const SWAPS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '&&': '||', '||': '&&' };

const [room, count = '30', seed = '1'] = process.argv.slice(2);
const folders = readdirSync(join(ROOT, 'assembly'));
const named = SOURCES[/** @type {'search'} */ (room)] ?? [room];
if (!named.every((folder) => folders.includes(folder))) {
  console.error(`no such room: ${room ?? 'none is named'}. Rooms are ${folders.join(', ')}.`);
  process.exit(2);
}
process.exit(await withCopy(judgeAll));

/** Judges a sample of mutants, and prints each. Returns 1 if one survives that is not known to be equal. */
async function judgeAll(/** @type {string} */ copy) {
  const equal = JSON.parse(readFileSync(join(ROOT, 'scripts/mutants-equal.json'), 'utf8'));
  const tally = { killed: 0, survived: 0, equal: 0, invalid: 0 };
  const began = performance.now();
  if ((await judge(copy)) !== 'survived') throw new Error('the tests fail without any change');
  const patience = ENDLESS * (performance.now() - began);
  for (const { file, at, end, text } of sample(named.flatMap(sitesIn), Number(count), Number(seed))) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const line = source.slice(0, at).split('\n').length;
    const name = `${file}: ${source.split('\n')[line - 1].trim()} -> ${text.trim() || 'nothing'}`;
    writeFileSync(join(copy, file), source.slice(0, at) + text + source.slice(end));
    const verdict = await judge(copy, patience);
    writeFileSync(join(copy, file), source);
    const known = verdict === 'survived' ? equal[name] : undefined;
    tally[known === undefined ? verdict : 'equal']++;
    console.log(`${known === undefined ? verdict : 'equal'} ${name} (line ${line})${known ? `: ${known}` : ''}`);
  }
  const { killed, survived } = tally;
  console.log(`${((100 * killed) / Math.max(1, killed + survived)).toFixed(1)} % killed: ${JSON.stringify(tally)}`);
  return survived > 0 ? 1 : 0;
}

/** Builds a copy and runs the tests of the room on it. */
async function judge(copy, patience = Number.POSITIVE_INFINITY) {
  const built = await run(copy, ['scripts/build-kernels.mjs'], Number.POSITIVE_INFINITY);
  if (built !== 0) return 'invalid';
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=node',
    '--project=alone',
    '--bail=1',
    `test/${room}/`,
  ];
  return (await run(copy, args, patience)) === 0 ? 'survived' : 'killed';
}

/** Returns the exit code of a program of Node, or null if it was stopped after so many milliseconds. */
function run(cwd, args, patience) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', detached: true });
    const stop = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
    const timer = Number.isFinite(patience) ? setTimeout(stop, patience) : undefined;
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

/** Returns what can be changed in the files of a folder of assembly/: from where to where, and to what. */
function sitesIn(folder) {
  const files = readdirSync(join(ROOT, 'assembly', folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((name) => {
      const file = `assembly/${folder}/${name}`;
      const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
      const sites = /** @type {{ file: string, at: number, end: number, text: string }[]} */ ([]);
      const look = (/** @type {ts.Node} */ node) => {
        if (ts.isBinaryExpression(node)) {
          const { operatorToken: operator, right } = node;
          const token = operator.getText();
          const isOne = right.getText() === '1' && /^[+-]$/.test(token);
          const text = isOne ? { '+': '-', '-': '+' }[token] : SWAPS[/** @type {'<'} */ (token)];
          if (text !== undefined) sites.push({ file, at: operator.getStart(), end: operator.getEnd(), text });
        }
        if (ts.isExpressionStatement(node) && !/^(assert|unreachable)\(/.test(node.getText()))
          sites.push({ file, at: node.getStart(), end: node.getEnd(), text: '' });
        ts.forEachChild(node, look);
      };
      // Places in functions alone: constants and the memory map are read by the build.
      for (const statement of tree.statements) if (ts.isFunctionDeclaration(statement)) look(statement);
      return sites;
    });
}

/** Draws so many of them, the same ones for the same seed (xorshift, G. Marsaglia, 2003). */
function sample(sites, most, seed) {
  let state = seed * 2654435761 + 1;
  for (let i = sites.length - 1; i > 0; i--) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const j = (state >>> 0) % (i + 1);
    [sites[i], sites[j]] = [sites[j], sites[i]];
  }
  return sites.slice(0, most);
}
