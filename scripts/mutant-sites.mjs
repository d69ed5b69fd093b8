// Mutants: places of assembly/ and what may stand there instead. All of them are written into the sources at once, each behind a question for its number,
// so that one build has them all (mutant schemata, R. H. Untch, A. J. Offutt, M. J. Harrold, 1993).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { eachFunction, kernelSources, STATIC, writeImporting } from './assembly-copy.mjs';

const SWAPS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '&&': '||', '||': '&&' };
/** The function of the changed sources that says whether a mutant is the one that runs. */
const ASKS = '__isMutant';
/** The one that says whether this is the first run, which only notes what is reached. */
const IS_FIRST = '__isFirst';
/** What may be computed once more. */
const PURE = /^(?!.*(\+\+|--|[^=!<>]=[^=]))(?!.*\b(?!load|u8|u16|u32|u64|i32|i64|f64|usize|min|max|abs)\w+\()/s;

/**
 * @typedef {object} Site
 * @property {string} file From assembly/.
 * @property {number} at Where the operator or the statement begins.
 * @property {string} token The operator instead, or nothing: the statement is left out.
 * @property {number} line
 * @property {string} name The same wherever its line is moved to within its function.
 * @property {number} number Above 0, once it is among the sources.
 */

/** Returns all places of some folders of assembly/. */
export function sitesIn(/** @type {string} */ root, /** @type {string[]} */ folders) {
  return kernelSources(root, folders).flatMap((file) => {
    const sites = /** @type {Site[]} */ ([]);
    eachFunction(join(root, 'assembly', file), (routine, tree) => {
      const look = (/** @type {ts.Node} */ node) => {
        // Release kernels have no assertions.
        if (ts.isCallExpression(node) && /^(assert|unreachable)$/.test(node.expression.getText())) return;
        const token = tokenFor(node);
        if (token !== null) sites.push(siteAt(node, token, file, routine, tree));
        ts.forEachChild(node, look);
      };
      if (routine.body) look(routine.body);
    });
    return sites.map((site, i) => {
      const earlier = sites.slice(0, i).filter(({ name }) => name === site.name).length;
      return earlier === 0 ? site : { ...site, name: `${site.name} (${earlier + 1})` };
    });
  });
}

/** Returns what may stand there instead of an operator, '' for a statement that can be left out, or null. */
function tokenFor(/** @type {ts.Node} */ node) {
  if (ts.isExpressionStatement(node)) return /^(assert|unreachable)\(/.test(node.getText()) ? null : '';
  if (!ts.isBinaryExpression(node) || STATIC.test(node.left.getText()) || STATIC.test(node.right.getText()))
    return null;
  const token = node.operatorToken.getText();
  const isOne = node.right.getText() === '1';
  if (isOne && (token === '+' || token === '-')) return token === '+' ? '-' : '+';
  return SWAPS[/** @type {'<'} */ (token)] ?? null;
}

function siteAt(
  /** @type {ts.Node} */ node,
  /** @type {string} */ token,
  /** @type {string} */ file,
  /** @type {ts.FunctionDeclaration} */ routine,
  /** @type {ts.SourceFile} */ tree,
) {
  const changed = ts.isBinaryExpression(node) ? node.operatorToken : node;
  const { line, character } = tree.getLineAndCharacterOfPosition(changed.getStart());
  const text = tree.text.split('\n')[line];
  const instead = text.slice(0, character) + (token || ';') + text.slice(character + changed.getText().length);
  const name = `${file} ${routine.name?.text}: ${text.trim()} -> ${instead.trim()}`;
  return { file, at: changed.getStart(), token, line: line + 1, name, number: 0 };
}

/** Draws so many of them by hashes of their names: a change of one place leaves the others of the sample as they are. */
export function sample(/** @type {Site[]} */ sites, /** @type {number} */ most, /** @type {string} */ seed) {
  const hash = (/** @type {Site} */ { name }) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const drawn = sites.map((site) => ({ site, order: hash(site) })).sort((a, b) => (a.order < b.order ? -1 : 1));
  return drawn.slice(0, most).map(({ site }) => site);
}

/** Numbers the mutants from 1, and writes them into the sources of a copy. The host says which one runs, and hears of those that run if it says -1. */
export function writeMutants(/** @type {string} */ root, /** @type {string} */ copy, /** @type {Site[]} */ sites) {
  sites.forEach((site, i) => {
    site.number = i + 1;
  });
  for (const file of new Set(sites.map((site) => site.file))) {
    const path = join(root, 'assembly', file);
    const tree = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const here = sites.filter((site) => site.file === file);
    writeImporting(copy, file, textWith(tree, here), `${ASKS}, ${IS_FIRST}`, 'mutants');
  }
  writeFileSync(
    join(copy, 'assembly/core/mutants.ts'),
    `// @ts-ignore: decorator
@external('host', 'mutant') declare const mutant: i32;
// @ts-ignore: decorator
@external('host', 'reached') declare function reached(site: i32): bool;
// @ts-ignore: decorator
@inline export function ${ASKS}(number: i32): bool { return mutant == number || (mutant < 0 && reached(number)); }
// @ts-ignore: decorator
@inline export function ${IS_FIRST}(): bool { return mutant < 0; }\n`,
  );
}

/** Returns the code of a node in which the sites choose by their numbers. What stands within a site is written twice, with its own sites. */
function textWith(/** @type {ts.Node} */ node, /** @type {Site[]} */ sites) {
  const source = node.getSourceFile().text;
  const within = (/** @type {ts.Node} */ inner) => {
    let text = '';
    let at = inner.getStart();
    ts.forEachChild(inner, (child) => {
      text += source.slice(at, child.getStart()) + textWith(child, sites);
      at = child.getEnd();
    });
    return text + source.slice(at, inner.getEnd());
  };
  if (ts.isExpressionStatement(node)) {
    const site = sites.find(({ at }) => at === node.getStart());
    if (site !== undefined) return `{ if (!${ASKS}(${site.number})) ${within(node)} }`;
  } else if (ts.isBinaryExpression(node)) {
    const site = sites.find(({ at }) => at === node.operatorToken.getStart());
    if (site !== undefined) {
      const operation = (/** @type {string} */ token) =>
        `(${textWith(node.left, sites)}) ${token} (${textWith(node.right, sites)})`;
      // Where two orders differ, both sides are equal: only that is to be noted.
      const isOrder = /^[<>]/.test(site.token) && PURE.test(node.getText());
      const asks = `${isOrder ? `(!${IS_FIRST}() || ${operation('==')}) && ` : ''}${ASKS}(${site.number})`;
      return `(${asks} ? ${operation(site.token)} : ${operation(node.operatorToken.getText())})`;
    }
  }
  // A variable without a value gets one: the assignment may be what is left out, which would not compile.
  const isBare = ts.isVariableDeclaration(node) && node.type !== undefined && node.initializer === undefined;
  return isBare && (node.parent.flags & ts.NodeFlags.Let) !== 0
    ? `${within(node)} = <${node.type.getText()}>0`
    : within(node);
}
