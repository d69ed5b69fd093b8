// npm run branches [-- ROOM…]: which branches of assembly/ do the tests of these rooms never take? (All rooms that run in Node, if none is named.)
// In a copy of the repository, each condition of an `if` or a `? :` notes its outcome in a table of its kernel, which the tests collect. Code that
// decides, some of it in src/, also notes each operand of `&&` and `||`: its tests must meet all outcomes.
// Writes build/branches.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { kernelSources, STATIC as OF_COMPILER, replaceIn } from './assembly-copy.mjs';
import { ROOT, withCopy } from './repository-copy.mjs';

/** Conditions that the compiler decides, and numbers in place of others that are 0. */
const STATIC = new RegExp(`${OF_COMPILER.source}|^\\d+$|^Number\\.|^[\\w.]+ - [\\w.]+$`);
/** The code that decides how a search is answered. */
const DECIDERS = [
  'assembly/jump/early-sight.ts',
  'assembly/solve/opening.ts',
  'assembly/solve/solve.ts',
  'src/core/grid/links/links.ts',
  'src/core/request/ground.ts',
  'src/core/request/methods.ts',
  'src/core/request/plan.ts',
  'src/core/request/stops.ts',
  'src/core/rules/seam.ts',
];
/**
 * Why tests do not meet an outcome elsewhere, by its condition. Any other may be a missing test, or dead.
 *
 * @type {[RegExp, string][]}
 */
const REASONS = [
  [/GENERATION|[sS]tamp|STAMP|\bwraps\b/, 'a counter comes round, after millions of searches'],
  [
    /isDeep|isPaged|isWide|hasWide|MOST_SQUARED|FULL_BYTES|FLOOD_CELLS|MOST_PAGES|isFull/,
    'a map of millions of cells, or a full graph',
  ],
  [
    /!\w*([rR]eserve|[pP]repend|more[A-Z]|add(Room|Nodes|Spot)|unpack|stepFrom|follow|push)\w*\(|refused|MEMORY|^!\w+$/,
    'memory is refused just there, or a list grows longer than those of tests',
  ],
];
/** Where the notes of each process are, in the copy. */
const NOTES = 'build/branches';

await withCopy((copy) => {
  mkdirSync(join(copy, NOTES), { recursive: true });
  const sites = noteAll(copy);
  collectInTests(copy, sites.length);
  if (run(copy, 'scripts/build-kernels.mjs') !== 0) throw new Error('the kernels with notes do not compile');
  const rooms = process.argv.slice(2).map((room) => `test/${room}/`);
  run(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project=node', '--project=alone', ...rooms);
  // A part of the tests may well leave out some.
  if (!report(copy, sites) && rooms.length === 0) process.exitCode = 1;
});

function run(/** @type {string} */ cwd, /** @type {string[]} */ ...words) {
  return spawnSync(process.execPath, words, { cwd, stdio: 'inherit' }).status;
}

/** Lets all conditions note their outcomes. Returns where they are, by their numbers. */
function noteAll(/** @type {string} */ copy) {
  /** @type {{ file: string, line: number, text: string }[]} */
  const sites = [];
  const files = kernelSources(copy).map((name) => `assembly/${name}`);
  for (const file of new Set([...files, ...DECIDERS])) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
    /** @type {[number, string][]} */
    const inserts = [];
    const look = (/** @type {ts.Node} */ node) => {
      for (const condition of conditionsOf(node, DECIDERS.includes(file))) {
        const inSrc = file.startsWith('src/');
        // A bare name stays, by which the compiler knows that it is not null.
        const name = !inSrc && ts.isIdentifier(condition) ? ` && ${condition.text}` : '';
        inserts.push(
          [condition.getStart(), `(__took(${sites.length}, ${inSrc ? '' : '!!'}(`],
          [condition.getEnd(), `))${name})`],
        );
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        sites.push({ file, line, text: condition.getText().replace(/\s+/g, ' ') });
      }
      ts.forEachChild(node, look);
    };
    for (const statement of tree.statements)
      if (ts.isFunctionDeclaration(statement) || file.startsWith('src/')) look(statement);
    if (inserts.length === 0) continue;
    let code = source;
    // Of two that begin at the same place, the outer one comes first.
    for (const [at, text] of inserts.reverse().sort((a, b) => b[0] - a[0]))
      code = code.slice(0, at) + text + code.slice(at);
    const up = '../'.repeat(file.split('/').length - 2) || './';
    const notes = file.startsWith('src/') ? 'branches.ts' : 'core/branches';
    writeFileSync(path, `import { __took } from '${up}${notes}';\n${code}`);
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
  writeFileSync(
    join(copy, 'src/branches.ts'),
    `const taken: Set<number> = ((globalThis as any).taken ??= new Set());
export function __took(site: number, condition: any): any {
  taken.add(2 * site + (condition ? 1 : 0));
  return condition;
}\n`,
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

/** Returns what is true or false in a node, without what is in its children. */
function conditionsOf(/** @type {ts.Node} */ node, /** @type {boolean} */ isDecider) {
  /** @type {ts.Expression[]} */
  const conditions = [];
  if (ts.isIfStatement(node)) conditions.push(node.expression);
  if (ts.isConditionalExpression(node)) conditions.push(node.condition);
  if (isDecider && isLogical(node)) conditions.push(...[node.left, node.right].filter((side) => !isLogical(side)));
  // A function of methods.ts that says whether something keeps a search from using a method.
  const isObstacle = ts.isVariableDeclaration(node) && node.type?.getText() === 'Obstacle';
  if (isObstacle)
    conditions.push(/** @type {ts.Expression} */ (/** @type {ts.ArrowFunction} */ (node.initializer).body));
  return conditions.filter((condition) => !STATIC.test(condition.getText()));
}

/** @returns {node is ts.BinaryExpression} */
function isLogical(/** @type {ts.Node} */ node) {
  const kinds = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];
  return ts.isBinaryExpression(node) && kinds.includes(node.operatorToken.kind);
}

/** Lets tests write down, after each file, what the tables say of the kernels that they started and still have. */
function collectInTests(/** @type {string} */ copy, /** @type {number} */ count) {
  for (const [file, exports] of [
    ['src/core/kernel/start-kernel.ts', 'new WebAssembly.Instance(module, IMPORTS).exports'],
    ['test/support/kernels.ts', 'instantiateSync(source, { host }).instance.exports'],
  ]) {
    const noted = `const exports = ${exports} as any; ((globalThis as any).started ??= []).push(exports); return exports;`;
    replaceIn(join(copy, file), `return ${exports} as unknown as Exports;`, noted);
  }
  const setup = join(copy, 'test/support/typed-arrays.ts');
  writeFileSync(
    setup,
    `import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
${readFileSync(setup, 'utf8')}
afterAll(() => {
  const taken: Set<number> = ((globalThis as any).taken ??= new Set());
  const kept: WeakRef<any>[] = ((globalThis as any).kept ??= []);
  kept.push(...((globalThis as any).started ?? []).splice(0).map((kernel: any) => new WeakRef(kernel)));
  for (const ref of kept) {
    const { branches, memory } = ref.deref() ?? {};
    if (branches === undefined) continue;
    const table = new Uint8Array(memory.buffer);
    for (let i = 0, at = branches(); i < ${2 * count}; i++)
      if ((table[at + (i >> 3)] >> (i & 7)) & 1) taken.add(i);
  }
  appendFileSync(${JSON.stringify(join(copy, NOTES))} + '/' + process.pid, [...taken].join(' ') + ' ');
});\n`,
  );
}

/** Writes which outcomes no test has met. Returns whether tests have met all of the code that decides. */
function report(/** @type {string} */ copy, /** @type {{ file: string, line: number, text: string }[]} */ sites) {
  const taken = new Set();
  for (const file of readdirSync(join(copy, NOTES)))
    for (const number of readFileSync(join(copy, NOTES, file), 'utf8').split(' ')) taken.add(Number(number));
  const rows = sites.map(({ file, line, text }, i) => {
    const never = [!taken.has(2 * i + 1) && 'true', !taken.has(2 * i) && 'false'].filter(Boolean);
    return {
      file,
      missed: never.length,
      row: `| ${file}:${line} | \`${text}\` | ${never.join(', ')} | ${reasonOf(text)} |`,
    };
  });
  const tables = [true, false].map((decides) => {
    const part = rows.filter(({ file }) => DECIDERS.includes(file) === decides);
    const missed = part.reduce((sum, { missed }) => sum + missed, 0);
    const share = (100 - (50 * missed) / part.length).toFixed(1);
    const head = `Of ${2 * part.length} outcomes ${decides ? 'in code that decides' : 'elsewhere in assembly/'}, tests met ${share} %.`;
    const missing = part.filter(({ missed }) => missed > 0).map(({ row }) => row);
    return { missed, head, missing };
  });
  const lines = tables.flatMap(({ head, missing }) => [
    head,
    '',
    ...(missing.length > 0 ? ['| where | condition | never | probably |', '|---|---|---|---|', ...missing, ''] : []),
  ]);
  writeFileSync(join(ROOT, 'build/branches.md'), lines.join('\n'));
  console.log([...tables.map(({ head }) => head), 'The others are in build/branches.md.'].join('\n'));
  return tables[0].missed === 0;
}

function reasonOf(/** @type {string} */ condition) {
  return REASONS.find(([words]) => words.test(condition))?.[1] ?? '';
}
