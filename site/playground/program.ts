/** Turns an example into a module that a worker of the playground imports. */

/** A module of the package: the address of the file to import, and the names that it exports. */
export interface PlaygroundModule {
  readonly address: string;
  readonly names: readonly string[];
}

/**
 * Returns the code as a module.
 *
 * - Imports of the package lead to the addresses given. Names that the code uses and does not import are imported.
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
    text = text.replaceAll(new RegExp(`(\\bfrom\\s*|\\bimport\\s*\\(\\s*)(['"])${name}\\2`, 'g'), `$1'${address}'`);
  }
  const implied = Array.from(modules.values(), ({ address, names }) => {
    const missing = names.filter((name) => isUsed(code, name) && !isDeclared(code, name));
    return missing.length === 0 ? '' : `import { ${missing.join(', ')} } from '${address}'; `;
  });
  return implied.join('') + text;
}

function isUsed(code: string, name: string): boolean {
  return new RegExp(`(?<![.\\w$])${name}\\b`).test(code);
}

function isDeclared(code: string, name: string): boolean {
  return new RegExp(`import [^;]*\\b${name}\\b[^;]* from|\\b(const|let|class|function) ${name}\\b`).test(code);
}

/** Makes a statement show its value too. */
function shown(statement: string): string {
  const declared = /^\s*(?:const|let) (\w+) = /.exec(statement);
  if (declared !== null) return `${statement} show(${declared[1]});`;
  return `show(${statement.trim().replace(/;$/, '')});`;
}
