// Changes the sources of kernels in a copy of the repository: each place that is noted or changed calls a function of assembly/core.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Code that the compiler decides, or that tells it what is not null. */
export const STATIC = /\b(HEX|ASC_\w+|isDefined|isInteger|isReference|sizeof|offsetof|nameof|idof)\b|^!arc$/;

/** Returns the files of assembly/, or of some of its folders, except the entries of kernels, from assembly/. */
export function kernelSources(/** @type {string} */ root, /** @type {string[] | undefined} */ folders = undefined) {
  return readdirSync(join(root, 'assembly'), { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.ts') && !/^(kernels|js|debug)\//.test(name))
    .filter((name) => folders === undefined || folders.includes(name.split('/')[0]));
}

/** Calls `look` for each function that stands in a file itself: constants and the memory map are read by the build. */
export function eachFunction(
  /** @type {string} */ path,
  /** @type {(node: ts.FunctionDeclaration, tree: ts.SourceFile) => void} */ look,
) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of tree.statements) if (ts.isFunctionDeclaration(statement)) look(statement, tree);
  return tree;
}

/** Writes a file of assembly/ that imports a function of assembly/core. */
export function writeImporting(
  /** @type {string} */ copy,
  /** @type {string} */ file,
  /** @type {string} */ code,
  /** @type {string} */ name,
  /** @type {string} */ module,
) {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  writeFileSync(join(copy, 'assembly', file), `import { ${name} } from '${up}core/${module}'; ${code}`);
}

/** Replaces a part of a file, which must be there. */
export function replaceIn(/** @type {string} */ path, /** @type {string | RegExp} */ part, /** @type {string} */ text) {
  const code = readFileSync(path, 'utf8');
  const changed = code.replace(part, text);
  if (changed === code) throw new Error(`${path} has no ${part}`);
  writeFileSync(path, changed);
}
