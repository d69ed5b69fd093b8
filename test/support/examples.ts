/** The examples of the documentation, made into programs that can be run, with what they promise to print. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of code in a document. */
export interface Example {
  /** File and line, for the test's name. */
  place: string;
  code: string;
}

/** An example as a module, and the lines that it is to print. */
export interface Program {
  code: string;
  promised: string[];
}

/** All ```js blocks of a Markdown file. */
export function markdownExamples(root: string, file: string): Example[] {
  const text = readFileSync(join(root, file), 'utf8');
  return Array.from(text.matchAll(/^```js\n([\s\S]*?)^```/gm), ({ 1: code, index }) => {
    return { place: `${file}:${lineOf(text, index)}`, code };
  });
}

/** All @example blocks of the doc comments under a folder. */
export function sourceExamples(root: string, folder: string): Example[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
  return files
    .sort()
    .flatMap((file) => commentExamples(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')));
}

/** The @example blocks in the doc comments of a source text. */
function commentExamples(file: string, text: string): Example[] {
  return Array.from(text.matchAll(/\/\*\*[\s\S]*?\*\//g)).flatMap(({ 0: comment, index }) => {
    const lines = comment.split('\n').map((line) => line.replace(/^\s*(\/\*\*|\*\/|\* ?)/, ''));
    return tagged(lines).map(({ at, code }) => ({ place: `${file}:${lineOf(text, index) + at}`, code }));
  });
}

/** What stands after each @example, up to the next tag; fences do not count, nor does a title in the tag's line. */
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
 * Makes a module of an example.
 *
 * - `expression; // => value`, also `const name = expression; // => value`, promises what util.inspect says of the value,
 *   in one line.
 * - Comment lines right below code that calls console.log promise what is printed. Other comments promise nothing.
 * - Names in `exported` that the example uses but does not import are imported from where they are exported.
 *
 * @param exported The names that each module of the package exports.
 * @throws `Error` where there is no telling which value `// =>` speaks of.
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

/** A statement that prints the value of the one it takes the place of. */
function shown(place: string, statement: string): string {
  const declared = /^\s*(?:const|let) (\w+) = /.exec(statement);
  const expression = declared?.[1] ?? statement.trim().replace(/;$/, '');
  if (/^(const|let|return|\}|\))/.test(expression))
    throw new Error(`${place}: name the value before // => in one line`);
  const print = `console.log(inspect(${expression}, { breakLength: Infinity, compact: true }));`;
  return declared === null ? print : `${statement} ${print}`;
}

function importsOf(code: string, exported: ReadonlyMap<string, readonly string[]>): string {
  const imports = Array.from(exported, ([module, names]) => {
    const missing = names.filter((name) => {
      const isUsed = new RegExp(`(?<![.\\w])${name}\\b`).test(code);
      const isImported = new RegExp(`import [^;]*\\b${name}\\b[^;]* from`).test(code);
      return isUsed && !isImported;
    });
    return `import { ${missing.join(', ')} } from '${module}';`;
  });
  return [`import { inspect } from 'node:util';`, ...imports].join(' ');
}

/** Whether a printed line is as promised. A promise may leave the rest open with an ellipsis, `// => 3.414…`. */
export function keeps(printed: string, promised: string): boolean {
  return promised.endsWith('…') ? printed.startsWith(promised.slice(0, -1)) : printed === promised;
}
