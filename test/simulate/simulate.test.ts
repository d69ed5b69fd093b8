// The simulator: cases that it found once, some thousand ticks of a fixed seed, and a place in it for each function of the API.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { Counts } from './counts.ts';
import type { Kind } from './kinds.ts';
import { questionsOf } from './pairs.ts';
import { run } from './run.ts';
import { replay } from './simulation.ts';
import { fromJson, programOf } from './tick.ts';

const SEED = 2;
/** Ticks that are done in any case, and those after which a function that was not called has no place. */
const [LEAST, MOST] = [3000, 40_000];

const CORPUS = join(import.meta.dirname, 'corpus');
const SRC = join(import.meta.dirname, '..', '..', 'src');
const TABLE = join(import.meta.dirname, '..', '..', 'docs', 'choose.md');

test.each(readdirSync(CORPUS))('%s, found once, stays right', async (file) => {
  const ticks = fromJson(readFileSync(join(CORPUS, file), 'utf8'));
  expect((await replay(ticks))?.message).toBeUndefined();
});

/** Exports without a place in the simulator, by reason. A name stands for its members too. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'it takes no map, and test/generic judges it': ['aStar', 'BinaryHeap'],
  'it is a list of points; test/grid and test/route judge it': ['Path', 'Polyline', 'TimedPath'],
  'it is geometry; test/route and test/hex judge it': ['GridTransform', 'HexTransform', 'HexGrid.hexTransform'],
  'it says nothing of a map': ['engineInfo', 'warmUp'],
  'it reads a map from another form; test/grid judges it': [
    'Grid.fromRows',
    'Grid.fromCosts',
    'Grid.fromKinds',
    'Grid.fromText',
    'HexGrid.fromRows',
    'HexGrid.fromCosts',
    'HexGrid.fromKinds',
    'HexGrid.fromText',
  ],
  'it is geometry of one hexagon; test/hex judges it': ['HexGrid.fromAxial', 'HexGrid.rotate'],
  'judges call it all the time': [
    ...[
      'isInside',
      'isBlocked',
      'cost',
      'kind',
      'isExitOpen',
      'indexOf',
      'cellAt',
      'links',
      'edgeCost',
      'floors',
      'floorHeight',
      'wrap',
      'toBytes',
      'toJSON',
    ].map((name) => `Grid.${name}`),
    ...['isBlocked', 'cost', 'kind', 'isExitOpen', 'isLoaded', 'chunks', 'chunkOf', 'chunk', 'loaded'].map(
      (name) => `World.${name}`,
    ),
    'HexGrid.isExitOpen',
    'Visibility',
    'routeConnectors',
  ],
  'it reads finished routes alone; test/connectors judges it': ['lineCrossings', 'labelPlace', 'routeToSvg'],
  'pools need the workers that `npm run simulate` bundles; there they are among the pairs': [
    'createPool',
    'Pool',
    'FieldCopy',
  ],
  'graphs of lattices; test/graph judges them': [
    'Graph.grid3d',
    'Graph.hex',
    'Graph.nodeAt',
    'Graph.coordinatesOf',
    'Graph.heuristicTo',
  ],
  'a World is kept to its end; test/world disposes of it': ['World.dispose'],
  'it reads the steps of a team or a plan alone; test/team judges it': [
    'Motion',
    'PlanMotion',
    'planMotion',
    'Team.motion',
  ],
  'it follows the steps of a field; test/field judges it': ['DistanceField.goalAt', 'WorldField.goalAt'],
};

/** Returns the functions of the API, and the methods and getters of its classes, by the types of its entries. */
function namesOfApi(): string[] {
  const files = ['index', 'connectors', 'pool'].map((name) => join(SRC, `${name}.ts`));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const exports = files.flatMap((file) => {
    const source = program.getSourceFile(file) as ts.SourceFile;
    return checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  });
  return exports.flatMap((symbol) => {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (original.flags & ts.SymbolFlags.Function) return [symbol.name];
    if (!(original.flags & ts.SymbolFlags.Class)) return [];
    const own = checker.getDeclaredTypeOfSymbol(original).getProperties();
    const ofClass = [...(original.exports?.values() ?? [])];
    return [...own, ...ofClass].filter(isCallable).map((member) => `${symbol.name}.${member.name}`);
  });
}

function isCallable(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || symbol.name.startsWith('__')) return false;
  const isHidden =
    (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
  const isInternal = ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'internal');
  return !isHidden && !isInternal && (ts.isMethodDeclaration(declaration) || ts.isGetAccessor(declaration));
}

test('some thousand ticks have no fault, and each function of the API has a place among them', async () => {
  const counts = new Counts();
  const names = namesOfApi();
  const missing = () => withoutPlace(names, counts);
  const isOver = () => counts.ticks > LEAST && (missing().length === 0 || counts.ticks > MOST);
  const { fault } = await run(SEED, isOver, counts);
  expect(fault === null ? '' : `${fault.message}\n${programOf(fault.ticks)}`).toBe('');
  expect(missing(), 'never called by test/simulate').toEqual([]);
});

/** Returns the names that were not called, and are not called elsewhere. A method of Grid is one of HexGrid too. */
function withoutPlace(names: readonly string[], counts: Counts): string[] {
  const known = new Set([...Object.values(ELSEWHERE).flat(), ...counts.calls.keys()]);
  return names.filter((name) => {
    const [owner, method] = name.split('.');
    const isKnown = known.has(owner) || known.has(name);
    return !isKnown && !(owner === 'HexGrid' && known.has(`Grid.${method}`));
  });
}

/** Columns of the table in docs/choose.md, and the kinds of the simulator. */
const COLUMNS: readonly (Kind | null)[] = ['squares', 'hexagons', 'world', 'floors', 'wrap', null, null, 'prepared'];
/** Its functions that only read cells, or write them into a file. */
const NO_QUESTIONS = /^(Grid\.stack|World\.load|pool\.share|format|pastePatch|setHeights)/;

test('pairs.ts has the functions that docs/choose.md has, on the maps that they take', () => {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\| `([\w.]+)`[^|]*\| ([✓–] \|.*) \|$/gm);
  let count = 0;
  for (const [, name, marks] of rows) {
    if (NO_QUESTIONS.test(name)) continue;
    count++;
    for (const [i, mark] of marks.split(' | ').entries()) {
      const kind = COLUMNS[i];
      if (kind !== null) expect([name, kind, questionsOf[kind].includes(name)]).toEqual([name, kind, mark === '✓']);
    }
  }
  expect(count).toBeGreaterThan(20);
});
