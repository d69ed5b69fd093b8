/** Turns the examples of the documentation into programs, and collects the output that they promise. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENTRIES, moduleOf } from '../../scripts/entries.mjs';

/** A code block in a document. */
export interface Example {
  /** File and line, for the test's name. */
  place: string;
  code: string;
}

/** An example as a module, and the lines that it must print. */
export interface Program {
  code: string;
  promised: string[];
}

/** What a module printed, line by line, and the error that ended it. */
export interface Printed {
  lines: string[];
  error?: string;
}

/** Imports modules one after the other, and sends what each has printed once nothing is left to do. */
const RUNNER = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { formatWithOptions } from 'node:util';
  globalThis.printed = workerData.map(() => ({ lines: [] }));
  globalThis.consoleOf = ({ lines }) => ({ ...console, log: (...values) => lines.push(...formatWithOptions({}, ...values).split('\\n')) });
  let running = printed[0];
  process.on('unhandledRejection', (error) => { running.error ??= String(error?.stack ?? error); });
  for (const [i, file] of workerData.entries()) {
    running = printed[i];
    try { await import(file); } catch (error) { running.error = String(error?.stack ?? error); }
  }
  process.on('exit', () => parentPort.postMessage(printed));`;

/**
 * Runs modules as the package's own, so that they get at the built package by name. They share one thread and one copy of the package, since
 * to load it takes longer than to run nearly all of them.
 */
export async function runModules(root: string, codes: readonly string[]): Promise<Printed[]> {
  const folder = mkdtempSync(join(root, 'build', 'examples-'));
  try {
    const files = codes.map((code, i) => {
      const file = join(folder, `${i}.mjs`);
      writeFileSync(file, `const console = consoleOf(printed[${i}]); ${code}`);
      return file;
    });
    const runner = join(folder, 'runner.mjs');
    writeFileSync(runner, RUNNER);
    // Without the flags of the process that runs the tests.
    const thread = new Worker(runner, { workerData: files, execArgv: [] });
    const [[printed]] = await Promise.all([once(thread, 'message'), once(thread, 'exit')]);
    return printed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the values that each module of the built package exports. A name that two modules export is the first one's. */
export function exportedNames(root: string): Map<string, string[]> {
  const modules = ENTRIES.map(moduleOf);
  const code = `const lists = ${JSON.stringify(modules)}.map(async (module) => Object.keys(await import(module)));
    console.log(JSON.stringify(await Promise.all(lists)));`;
  const args = ['--input-type=module', '--eval', code];
  const lists: string[][] = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  const known = new Set(['default']);
  return new Map(
    modules.map((module, i) => {
      const names = lists[i].filter((name) => !known.has(name));
      for (const name of names) known.add(name);
      return [module, names];
    }),
  );
}

/** Returns the blocks of the README and the guides that are in a language: ```js blocks run as they are, ```tsx blocks need other libraries. */
export function guideExamples(root: string, language = 'js'): Example[] {
  const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  return ['README.md', ...guides.map((file) => `docs/${file}`)].flatMap((file) =>
    markdownExamples(root, file, language),
  );
}

/** Returns all blocks of a Markdown file that are in a language. */
export function markdownExamples(root: string, file: string, language = 'js'): Example[] {
  const text = readFileSync(join(root, file), 'utf8');
  return Array.from(
    text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ({ 1: code, index }) => {
      return { place: `${file}:${lineOf(text, index)}`, code };
    },
  );
}

/** Returns all @example blocks in doc comments under a folder. */
export function sourceExamples(root: string, folder: string): Example[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
  return files
    .sort()
    .flatMap((file) => commentExamples(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')));
}

/** Returns the @example blocks in doc comments of a source text. */
function commentExamples(file: string, text: string): Example[] {
  return Array.from(text.matchAll(/\/\*\*[\s\S]*?\*\//g)).flatMap(({ 0: comment, index }) => {
    const lines = comment.split('\n').map((line) => line.replace(/^\s*(\/\*\*|\*\/|\* ?)/, ''));
    return tagged(lines).map(({ at, code }) => ({ place: `${file}:${lineOf(text, index) + at}`, code }));
  });
}

/** Returns the lines after each @example up to the next tag, without fences and without a title in the tag's line. */
function tagged(lines: string[]): { at: number; code: string }[] {
  return lines.flatMap((line, at) => {
    if (!line.startsWith('@example')) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((other) => other.startsWith('@'));
    const body = (end < 0 ? rest : rest.slice(0, end)).filter((other) => !other.startsWith('```'));
    return [{ at, code: body.join('\n') }];
  });
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Turns an example into a module.
 *
 * - `expression; // => value` promises the value, as util.inspect writes it in one line. So does `const name = expression;`.
 * - Comment lines directly below code that calls console.log promise what it prints. Other comments promise nothing.
 * - Names in `exported` that the example uses but does not import are imported from their module.
 *
 * @param exported The names that each module of the package exports.
 * @throws `Error` if it is unclear to which value `// =>` refers.
 */
export function toProgram({ place, code }: Example, exported: ReadonlyMap<string, readonly string[]>): Program {
  const promised: string[] = [];
  let printing = false;
  const lines = code.split('\n').map((line) => {
    const comment = /^\s*\/\/ ?(.*)$/.exec(line);
    const value = /^(.*\S)\s*\/\/ => (.*)$/.exec(line);
    if (comment !== null) {
      if (printing) promised.push(comment[1]);
      return line;
    }
    if (value !== null) promised.push(value[2]);
    printing = line.trim() !== '' && (printing || line.includes('console.log('));
    return value === null ? line : shown(place, value[1]);
  });
  return { code: `${importsOf(code, exported)}\n${lines.join('\n')}`, promised };
}

/** Replaces a statement with one that prints its value. */
function shown(place: string, statement: string): string {
  const declared = /^\s*(?:const|let) (\w+) = /.exec(statement);
  const expression = declared?.[1] ?? statement.trim().replace(/;$/, '');
  if (/^(const|let|return|\}|\))/.test(expression))
    throw new Error(`${place}: write the value on the same line as // =>`);
  const print = `console.log(inspect(${expression}, { breakLength: Infinity, compact: true }));`;
  return declared === null ? print : `${statement} ${print}`;
}

function importsOf(code: string, exported: ReadonlyMap<string, readonly string[]>): string {
  const imports = Array.from(exported).flatMap(([module, names]) => {
    const missing = names.filter((name) => {
      const isUsed = new RegExp(`(?<![.\\w])${name}\\b`).test(code);
      const isImported = new RegExp(`import [^;]*\\b${name}\\b[^;]* from`).test(code);
      return isUsed && !isImported;
    });
    return missing.length === 0 ? [] : [`import { ${missing.join(', ')} } from '${module}';`];
  });
  return [`import { inspect } from 'node:util';`, ...imports].join(' ');
}

/** Returns whether a printed line is as promised. A promise may end with an ellipsis to leave the rest open: `// => 3.414…`. */
export function keeps(printed: string, promised: string): boolean {
  return promised.endsWith('…') ? printed.startsWith(promised.slice(0, -1)) : printed === promised;
}
