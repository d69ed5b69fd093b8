// What runs without the js engine, and what hotpath/js and hotpath/js-all bring. Nothing else may bring kernels: this file runs in a process of
// its own, where each test loads the library anew.
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Takes back what the setup of all tests has brought. */
beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const load = () => import('../../src/index.ts');

/** Calls of each kind by the kernel that they need. */
function callsOn({ findPath, ...library }: Awaited<ReturnType<typeof load>>, engine: 'js' | 'auto') {
  const { Grid, HexGrid, Graph } = library;
  const grid = new Grid(3, 3);
  const hexagons = new HexGrid(3, 3);
  const options = { engine };
  return {
    searches: [
      () => findPath(grid, [0, 0], [2, 2], options).cost,
      () => findPath(hexagons, [0, 0], [2, 0], options).cost,
      () => library.findNearest(grid, [0, 0], [[2, 0]], options).cost,
      () => library.createSearch(grid, [0, 0], [2, 0], options).step(99),
    ],
    others: [
      () => library.distanceField(grid, [0, 0], options).costs[2],
      () => library.findAnyAnglePath(grid, [0, 0], [2, 1], options).cost,
      () => library.findGraphPath(Graph.fromEdges(2, [[0, 1, 2]]), 0, 1, options).cost,
      () => library.createTeam(grid, [{ start: [0, 0], goal: [1, 1] }], options).arrived,
      () => library.prepareGrid(library.Grid.fromText('.#.\n...'), options).landmarks,
    ],
  };
}

const NEEDED = /^RangeError: engine "js" is needed, and not loaded: import 'hotpath\/js'/;
const ALL_NEEDED = /^RangeError: engine "js" is needed, and not loaded: import 'hotpath\/js-all'/;

function thrown(call: () => unknown): string {
  try {
    return `nothing, but returns ${call()}`;
  } catch (error) {
    return String(error);
  }
}

describe('without the js engine', () => {
  test('searches run on wasm, also after a refusal, which says what to import', async () => {
    const library = await load();
    const onWasm = callsOn(library, 'auto');
    const onJs = callsOn(library, 'js');
    for (let round = 0; round < 2; round++) {
      for (const call of [...onWasm.searches, ...onWasm.others]) call();
      for (const call of onJs.searches) expect(thrown(call)).toMatch(NEEDED);
      for (const call of onJs.others) expect(thrown(call)).toMatch(/^RangeError: .*import 'hotpath\/js/);
      expect(library.engineInfo().engine).toBe('wasm');
    }
  });

  test.each([
    ['is missing', undefined],
    [
      'is refused',
      {
        ...WebAssembly,
        Module: class {
          constructor() {
            throw new Error('unsafe-eval');
          }
        },
      },
    ],
  ])('where WebAssembly %s, the first call throws an Error with the reason and the remedy', async (_, stub) => {
    vi.stubGlobal('WebAssembly', stub);
    const { searches, others } = callsOn(await load(), 'auto');
    for (const call of searches) {
      expect(thrown(call)).toMatch(
        /^Error: WebAssembly is missing or refused here \(.+\)\. For the js engine import 'hotpath\/js'.*'wasm-unsafe-eval'/,
      );
    }
    for (const call of others) expect(thrown(call)).toMatch(/^(Range)?Error: .*import 'hotpath\/js/);
  });
});

test('hotpath/js brings searches on squares and hexagons, which engineInfo counts', async () => {
  const library = await load();
  await import('../../src/js.ts');
  const { searches, others } = callsOn(library, 'js');
  const before = library.engineInfo().memoryBytes;
  expect(searches.map((call) => call())).toEqual([2 * Math.SQRT2, 2, 2, 'found']);
  expect(library.engineInfo().memoryBytes).toBeGreaterThan(before);
  for (const call of others.slice(0, 4)) expect(thrown(call)).toMatch(ALL_NEEDED);
});

test.each([false, true])('hotpath/js-all brings everything (WebAssembly refused: %s)', async (refused) => {
  const expected = callsOn(await load(), 'auto');
  const answers = [...expected.searches, ...expected.others].map((call) => call());
  vi.resetModules();
  if (refused) vi.stubGlobal('WebAssembly', undefined);
  const library = await load();
  await import('../../src/js-all.ts');
  const { searches, others } = callsOn(library, refused ? 'auto' : 'js');
  expect([...searches, ...others].map((call) => call())).toEqual(answers);
  expect(library.engineInfo().engine).toBe(refused ? 'js' : 'wasm');
  expect(library.engineInfo().memoryBytes).toBeGreaterThan(0);
});
