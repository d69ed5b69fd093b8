// Makes the code of the package smaller where minifiers of its users cannot: names of properties that only the package itself uses become
// short ones, and constants such as 2 ** 20 become numbers, which bundlers leave out where they are not used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rooms whose objects never leave the package: no caller, file, program or kernel sees the names of their properties. */
const INNER = /^(core\/(?!reach|route)|features\/contraction\/|diagrams\/)/;
/** Rooms of most bundles, and those of a bundle with findPath. Their properties get the shortest names, so that features change little in other bundles. */
const FIRST = /^core\/(base|grid|rules)\//;
const SECOND = /^core\/(?!reach|route|layers|turns)/;
/** A room that is never in a bundle with the main entry: the shortest names are for the others. */
const APART = /^diagrams\//;
/** Rooms that read or write objects of others. A name that they mention stays. */
const OUTER =
  /^(cli|dropin|formats|generators)\b|^pool\/(messages|thread|worker\/worker)\.ts$|^features\/internals\.ts$|^(easystar|image|ldtk|movingai|pathfinding|pool|ros|tiled)\.ts$/;

/** Data that threads send to each other, and whose names stay: the file of the other thread may come from another build. */
const SENT = /^(Plain\w+|Movement|Tables)$/;

/** What generated kernels say beside their exports (scripts/js-kernel.mjs). */
const OF_KERNELS = ['buffer', 'grown', 'value'];

/** A constant that is computed from numbers alone. */
const SUM = /^((?:export )?const \w+(?:: number)? = )([\d\s.*/+<()-]+);$/gm;

/** Replaces constants that are computed from numbers alone by their values. */
export function foldConstants(code) {
  return code.replace(SUM, (_, declaration, sum) => `${declaration}${runInNewContext(sum)};`);
}

/**
 * Returns the short names of properties, as esbuild's `mangleCache`.
 *
 * @param {string[]} declarations Files that declare what users see of the package.
 * @param {BufferSource[]} kernels The WebAssembly modules, whose imports keep their names.
 */
export function shortNames(declarations, kernels) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const counts = new Map();
  const declared = new Set();
  const apart = new Set();
  const kept = new Set();
  for (const file of sources.sort()) {
    const weight = FIRST.test(file) ? 4000 : SECOND.test(file) ? 1000 : 1;
    visit(parse(join(root, 'src', file)), (node) => {
      // Types are gone at run time.
      if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) kept.add(node.text);
      if (!ts.isIdentifier(node)) return;
      if (isExported(node) || (isProperty(node) && (OUTER.test(file) || isSent(node)))) kept.add(node.text);
      else if (isDeclared(node) && INNER.test(file)) (APART.test(file) ? apart : declared).add(node.text);
      if (isProperty(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + weight);
    });
  }
  const library = join(root, 'node_modules/typescript/lib');
  const standard = readdirSync(library).filter((file) => /^lib\.(es|dom|decorators).*\.d\.ts$/.test(file));
  for (const file of standard) keep(join(library, file), isDeclared);
  for (const file of declarations) keep(file, (node) => isDeclared(node) && !isPrivate(node));
  for (const name of OF_KERNELS) kept.add(name);
  for (const kernel of kernels.map((bytes) => new WebAssembly.Module(bytes))) {
    for (const { module, name } of WebAssembly.Module.imports(kernel)) kept.add(module).add(name);
  }
  const [inner, last] = [declared, [...apart].filter((name) => !declared.has(name))].map((some) =>
    [...some].filter((name) => !kept.has(name)).sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1)),
  );
  const names = [...inner, ...last];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const short = ['', ...letters].flatMap((first) => Array.from(letters, (last) => first + last));
  const free = short.filter((name) => !counts.has(name) && !kept.has(name));
  return Object.fromEntries(names.slice(0, free.length).map((name, i) => [name, free[i]]));

  function keep(file, isKept) {
    visit(parse(file), (node) => {
      if (ts.isIdentifier(node) && isKept(node)) kept.add(node.text);
    });
  }
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Returns whether an identifier declares a property: a member of a class, an interface or an object. */
function isDeclared(node) {
  const { parent } = node;
  const isMember =
    ts.isClassElement(parent) ||
    ts.isTypeElement(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent);
  return isMember && parent.name === node;
}

/** Returns whether an identifier names a property, where it is declared or where it is read. */
function isProperty(node) {
  const { parent } = node;
  return (
    isDeclared(node) || ts.isBindingElement(parent) || (ts.isPropertyAccessExpression(parent) && parent.name === node)
  );
}

/** Returns whether an identifier is in the declaration of data that is sent. */
function isSent({ parent }) {
  return parent !== undefined && ((ts.isInterfaceDeclaration(parent) && SENT.test(parent.name.text)) || isSent(parent));
}

/** Returns whether an identifier is what a module exports. CommonJS reads it as a property of the module. */
function isExported({ parent }) {
  const statement = ts.isVariableDeclaration(parent) ? parent.parent.parent : parent;
  return ts.isExportSpecifier(parent) || statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function isPrivate({ parent }) {
  return parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}
