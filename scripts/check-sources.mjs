// Part of npm run check: what the compiler and the linter do not see. Exits 1 and lists each place where
//   a comment names a file that is not there,
//   a type names WebAssembly: a caller's compiler knows that name only with the types of Node or the DOM; or code outside core/kernel does,
//   constants say where a kernel's record has its fields, which src/core/kernel/layout.ts says,
//   two files of src/core declare the same name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'assembly', 'generators', 'bench', 'test', 'demo', 'site', 'scripts'];
/** Who runs WebAssembly, and casts what it is given. */
const STARTER = 'src/core/kernel/start-kernel.ts';
const LAYOUT = 'src/core/kernel/layout.ts';
/** Files that the build makes. */
const GENERATED = [LAYOUT, 'src/core/kernel/exports.ts', 'src/core/kernel/search/write-plan.ts'];
/** So many constants with a record's names and offsets are no accident. */
const TELLING = 3;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
const files = String(tracked)
  .trimEnd()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
/** All ends of paths, such as `layout.ts` and `kernel/layout.ts`, with the extension and without. */
const ends = new Set([...files, ...GENERATED].flatMap(endsOf));
const records = readRecords();
const faults = [];
/** The file of each name that src/core declares. */
const declared = new Map();

for (const file of files.filter((name) => /\.(ts|mjs)$/.test(name) && FOLDERS.includes(name.split('/')[0]))) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [number, line] of text.split('\n').entries()) checkComment(file, number + 1, line);
  if (file.startsWith('src/')) checkCode(file, text);
  if (file.startsWith('src/core/')) checkNames(file, text);
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);

/** @param {string} file */
function endsOf(file) {
  const parts = file.split('/');
  const paths = parts.map((_, i) => parts.slice(i).join('/'));
  return [...paths, ...paths.map((path) => path.replace(/(\.test)?\.(ts|mjs)$/, ''))];
}

/** @param {string} file @param {number} number @param {string} line */
function checkComment(file, number, line) {
  const comment = /^\s*(?:\/\*\*?|\*)\s(.*)|(?:^|\s)\/\/\s(.*)/.exec(line);
  const words = (comment?.[1] ?? comment?.[2] ?? '').matchAll(/(?<![\w@./:<$*{-])[\w.-]+(?:\/[\w.-]+)*/g);
  for (const [word] of words) {
    const path = word.replace(/^\.\/|[.-]+$/g, '');
    const isFile = /[\w-]\.(ts|mjs)$/.test(path);
    const isPath = path.includes('/') && FOLDERS.includes(path.split('/')[0]);
    if ((!isFile && !isPath) || ends.has(path) || existsSync(join(ROOT, path))) continue;
    // What stands for names: NAME.ts.
    if (!/[A-Z]{4}/.test(path)) faults.push(`${file}:${number}: there is no ${path}`);
  }
}

/** @param {string} file @param {string} text */
function checkCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source);
  checkConstants(file, text);

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isIdentifier(node) && node.text === 'WebAssembly' && file !== STARTER) {
      const isType = ts.isQualifiedName(node.parent) || ts.isTypeNode(node.parent);
      if (isType) report(node, 'a type names WebAssembly: src/core/kernel/kernel.ts has types for what is read of it');
      else if (!file.startsWith('src/core/kernel/')) report(node, 'only src/core/kernel runs WebAssembly');
    }
    ts.forEachChild(node, visit);
  }

  /** @param {ts.Node} node @param {string} fault */
  function report(node, fault) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: ${fault}`);
  }
}

/**
 * Reports constants that say where fields of one record are, in bytes or in words.
 *
 * @param {string} file @param {string} text
 */
function checkConstants(file, text) {
  const found = text.matchAll(/^(?:export )?const (\w+)(?:: number)? = (\d+);/gm);
  const constants = Array.from(found, ([, name, value]) => ({ name, value: Number(value) }));
  for (const [record, offsets] of file === LAYOUT ? [] : records) {
    const names = constants.filter(({ name, value }) =>
      [1, 2, 4, 8].some((bytes) => offsets.get(name) === value * bytes),
    );
    if (names.length < TELLING) continue;
    faults.push(
      `${file}: ${names.map(({ name }) => name).join(', ')}: ${LAYOUT} says where ${record} has these fields`,
    );
  }
}

/** Returns the fields of each record and their offsets in bytes. @returns {Map<string, Map<string, number>>} */
function readRecords() {
  const layout = readFileSync(join(ROOT, LAYOUT), 'utf8').matchAll(/^export const (\w+) = (\d+);/gm);
  const offsets = Array.from(layout, ([, name, value]) => /** @type {[string, number]} */ ([name, Number(value)]));
  const prefixes = offsets.filter(([name]) => name.endsWith('_SIZE')).map(([name]) => name.slice(0, -'SIZE'.length));
  return new Map(
    prefixes.map((prefix) => {
      const own = offsets.filter(([name]) => name.startsWith(prefix));
      return [prefix.slice(0, -1), new Map(own.map(([name, value]) => [name.slice(prefix.length), value]))];
    }),
  );
}

/** A reader who looks for a name is to find one thing. @param {string} file @param {string} text */
function checkNames(file, text) {
  for (const [, name] of text.matchAll(
    /^(?:export )?(?:abstract )?(?:const|let|class|interface|type|(?:async )?function) (\w+)/gm,
  )) {
    const other = declared.get(name) ?? file;
    if (other !== file) faults.push(`${file}: ${name} is declared in ${other} too`);
    declared.set(name, file);
  }
}
