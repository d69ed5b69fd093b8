/** Turns an example into a module that a worker of the playground imports. */

/** A module of the package: the address of the file to import, and the names that it exports. */
export interface PlaygroundModule {
  readonly address: string;
  readonly names: readonly string[];
}

/**
 * Returns the code as a module.
 *
 * - Imports of the package lead to the addresses given. Names of `hotpath` that the code uses and does not import are imported.
 * - A statement followed by `// =>` shows its value.
 *
 * Lines stay where they are, so that an error's line is the editor's.
 */
export function toModule(code: string, modules: ReadonlyMap<string, PlaygroundModule>): string {
  const lines = code.split('\n').map((line) => {
    const value = /^(.*\S)\s*\/\/ => .*$/.exec(line);
    return value === null ? line : shown(value[1]);
  });
  let text = lines.join('\n');
  for (const [name, { address }] of modules) {
    text = text.replaceAll(new RegExp(`(\\bfrom\\s*|\\bimport\\s*\\(?\\s*)(['"])${name}\\2`, 'g'), `$1'${address}'`);
  }
  const main = modules.get('hotpath');
  return main === undefined ? text : `${importOf(code, main.names, main.address)}${text}`;
}

/** Returns an import of the names that the code uses and does not declare; an empty text if there are none. */
export function importOf(code: string, names: readonly string[], address: string): string {
  const missing = names.filter((name) => isUsed(code, name) && !isDeclared(code, name));
  return missing.length === 0 ? '' : `import { ${missing.join(', ')} } from '${address}'; `;
}

function isUsed(code: string, name: string): boolean {
  return new RegExp(`(?<![.\\w$])${name}\\b`).test(code);
}

function isDeclared(code: string, name: string): boolean {
  return new RegExp(`import [^;]*\\b${name}\\b[^;]* from|\\b(const|let|class|function) ${name}\\b`).test(code);
}

/** Parts of statements that have no value of their own. */
const NO_EXPRESSION = /^\s*(?:(?:const|let|var|if|for|while|return|throw|import|export)\b|[.?:,;)}\]]|$)/;

/** Makes a statement show its value too. A line that is only a part of a statement, or declares several names, stays as it is. */
function shown(statement: string): string {
  const declared = /^\s*(?:const|let|var) (\w+) = /.exec(statement);
  if (!isBalanced(statement)) return statement;
  if (declared !== null) return `${statement} show(${declared[1]});`;
  return NO_EXPRESSION.test(statement) ? statement : `show(${statement.trim().replace(/;$/, '')});`;
}

/** Whether every bracket of a line is closed in it. */
function isBalanced(line: string): boolean {
  let depth = 0;
  for (const char of line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, '')) {
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth < 0) return false;
  }
  return depth === 0;
}
