// npm run branches [-- ROOM…]: which branches of assembly/ do the tests of these rooms never take? (All rooms that run in Node, if none is named.)
// In a copy of the repository, each condition of an `if` or a `? :` notes its outcome in a table of its kernel, which the tests collect.
// Writes build/branches.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, withCopy } from './repository-copy.mjs';

/** Conditions that the compiler decides, or that tell it what is not null. */
const STATIC = /\b(HEX|ASC_\w+|isDefined)\b|^!arc$/;
/** Where the notes of each process are, in the copy. */
const NOTES = 'build/branches';

await withCopy((copy) => {
  mkdirSync(join(copy, NOTES), { recursive: true });
  const sites = noteAll(copy);
  collectInTests(copy, sites.length);
  if (run(copy, 'scripts/build-kernels.mjs') !== 0) throw new Error('the kernels with notes do not compile');
  const rooms = process.argv.slice(2).map((room) => `test/${room}/`);
  run(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project=node', ...rooms);
  report(copy, sites);
});

function run(/** @type {string} */ cwd, /** @type {string[]} */ ...words) {
  return spawnSync(process.execPath, words, { cwd, stdio: 'inherit' }).status;
}

/** Lets all conditions note their outcomes. Returns where they are, by their numbers. */
function noteAll(/** @type {string} */ copy) {
  /** @type {{ file: string, line: number, text: string }[]} */
  const sites = [];
  const files = readdirSync(join(copy, 'assembly'), { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.ts') && !/^(kernels|js|debug)\//.test(name))) {
    const path = join(copy, 'assembly', file);
    const source = readFileSync(path, 'utf8');
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
    /** @type {[number, string][]} */
    const inserts = [];
    const look = (/** @type {ts.Node} */ node) => {
      const condition = ts.isIfStatement(node)
        ? node.expression
        : ts.isConditionalExpression(node)
          ? node.condition
          : null;
      if (condition !== null && !STATIC.test(condition.getText())) {
        inserts.push([condition.getStart(), `__took(${sites.length}, !!(`], [condition.getEnd(), '))']);
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        sites.push({ file, line, text: condition.getText().replace(/\s+/g, ' ') });
      }
      ts.forEachChild(node, look);
    };
    for (const statement of tree.statements) if (ts.isFunctionDeclaration(statement)) look(statement);
    if (inserts.length === 0) continue;
    let code = source;
    // Of two that begin at the same place, the outer one comes first.
    for (const [at, text] of inserts.reverse().sort((a, b) => b[0] - a[0]))
      code = code.slice(0, at) + text + code.slice(at);
    const up = '../'.repeat(file.split('/').length - 1) || './';
    writeFileSync(path, `import { __took } from '${up}core/branches';\n${code}`);
  }
  writeFileSync(
    join(copy, 'assembly/core/branches.ts'),
    `const TABLE: usize = memory.data(${(sites.length >> 2) + 1});
export function __took(site: i32, isTrue: bool): bool {
  const bit = 2 * site + i32(isTrue);
  store<u8>(TABLE + (bit >> 3), <u8>(i32(load<u8>(TABLE + (bit >> 3))) | (1 << (bit & 7))));
  return isTrue;
}
export function branches(): usize { return TABLE; }\n`,
  );
  for (const entry of readdirSync(join(copy, 'assembly/kernels'))) {
    const path = join(copy, 'assembly/kernels', entry);
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nexport { branches } from '../core/branches';\n`);
  }
  // Tables begin behind the lists of the allocator.
  const config = JSON.parse(readFileSync(join(copy, 'asconfig.json'), 'utf8'));
  config.targets.release.memoryBase = 1024;
  config.targets.js.memoryBase = 1024;
  writeFileSync(join(copy, 'asconfig.json'), JSON.stringify(config));
  return sites;
}

/** Lets tests write down, after each file, what the tables of the kernels say that they started. */
function collectInTests(/** @type {string} */ copy, /** @type {number} */ count) {
  const start = join(copy, 'src/core/kernel/start-kernel.ts');
  const code = readFileSync(start, 'utf8');
  writeFileSync(
    start,
    code.replace(
      /return (new WebAssembly\.Instance\(module, IMPORTS\)\.exports) as unknown as Exports;/,
      'const exports = $1 as any; ((globalThis as any).started ??= []).push(exports); return exports;',
    ),
  );
  const setup = join(copy, 'test/support/typed-arrays.ts');
  writeFileSync(
    setup,
    `import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
${readFileSync(setup, 'utf8')}
afterAll(() => {
  const taken = new Set<number>();
  for (const { branches, memory } of ((globalThis as any).started ?? []).splice(0)) {
    const table = new Uint8Array(memory.buffer);
    if (branches !== undefined) for (let i = 0, at = branches(); i < ${2 * count}; i++)
      if ((table[at + (i >> 3)] >> (i & 7)) & 1) taken.add(i);
  }
  appendFileSync(${JSON.stringify(join(copy, NOTES))} + '/' + process.pid, [...taken].join(' ') + ' ');
});\n`,
  );
}

/** Writes which outcomes no test has met. */
function report(/** @type {string} */ copy, /** @type {{ file: string, line: number, text: string }[]} */ sites) {
  const taken = new Set();
  for (const file of readdirSync(join(copy, NOTES)))
    for (const number of readFileSync(join(copy, NOTES, file), 'utf8').split(' ')) taken.add(Number(number));
  let missed = 0;
  const rows = sites.flatMap(({ file, line, text }, i) => {
    const never = [!taken.has(2 * i + 1) && 'true', !taken.has(2 * i) && 'false'].filter(Boolean);
    missed += never.length;
    return never.length === 0 ? [] : [`| assembly/${file}:${line} | \`${text}\` | ${never.join(', ')} |`];
  });
  const share = 100 - (50 * missed) / sites.length;
  const head = `Of ${2 * sites.length} outcomes of conditions in assembly/, tests met ${share.toFixed(1)} %.`;
  const table = [head, '', '| where | condition | never |', '|---|---|---|', ...rows, ''].join('\n');
  writeFileSync(join(ROOT, 'build/branches.md'), table);
  console.log(`${head} The others are in build/branches.md.`);
}
