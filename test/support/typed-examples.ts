/** Compiles examples as TypeScript, as strict as in a new project except that parameters need no types. */
import { join } from 'node:path';
import ts from 'typescript';
import { ENTRIES, moduleOf } from '../../scripts/entries.mjs';
import { type Example, toProgram } from './examples.ts';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Libraries of recipes that are no dependencies: any use of them is right. test/ecosystem compiles these recipes with their types. */
const UNTYPED = ['phaser', 'pixi.js', 'three'];
const STUBS = 'untyped.d.ts';

/** Files of the package and of TypeScript, which all programs share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Returns the errors of examples, each with the place of its example.
 *
 * @param exported The names that each module of the package exports.
 */
export function typeErrors(root: string, examples: readonly Example[], exported: Map<string, string[]>): string[] {
  const texts = new Map(
    examples.map((example, i) => [join(root, `example-${i}.ts`), toProgram(example, exported).code]),
  );
  const stubs = UNTYPED.map((module) => `declare module '${module}';`).join('\n');
  const paths = Object.fromEntries(ENTRIES.map((entry) => [moduleOf(entry), [`./dist/${entry}.d.ts`]]));
  const options = { ...OPTIONS, paths, pathsBasePath: root };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const textOf = (file: string) => (file === join(root, STUBS) ? stubs : texts.get(file));
  host.getSourceFile = (file, target, ...rest) => {
    const text = textOf(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, target, ...rest));
    return parsed.get(file);
  };
  host.fileExists = (file) => textOf(file) !== undefined || fileExists.call(host, file);
  host.readFile = (file) => textOf(file) ?? readFile.call(host, file);
  host.getCurrentDirectory = () => root;
  const program = ts.createProgram([join(root, STUBS), ...texts.keys()], options, host);
  return [...texts.keys()].flatMap((file, i) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText, start = 0 }) => {
      const { line } = ts.getLineAndCharacterOfPosition(source as ts.SourceFile, start);
      const [path, first] = examples[i].place.split(':');
      return `${path}:${Number(first) + line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
