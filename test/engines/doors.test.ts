// The doors of the kernels (expectBlock in assembly/core/memory.ts): addresses that are no block in use, and blocks that were written beyond their end, are
// errors that ask for a report.
import { describe, expect, test } from 'vitest';
import { kernelFile, startJsKernel, startWithLoader } from '../support/kernels.ts';

type Exports = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

/** A record of a kernel, and what may be called with its address. */
interface Door {
  kernel: string;
  /** The file of the release build, without its ending. */
  file?: string;
  make(exports: Exports): number;
  calls: Record<string, (exports: Exports, record: number) => unknown>;
}

/** A grid of 8 x 8 cells. */
const cells = (exports: Exports) => exports.createCells(8, 8, 16);
const ofCells: Door['calls'] = {
  setBlocked: (exports, grid) => exports.setBlocked(grid, 3, 3, 1),
  releaseCells: (exports, grid) => exports.releaseCells(grid),
};

const doors: Door[] = [
  {
    kernel: 'search',
    file: 'kernel',
    make: cells,
    calls: {
      ...ofCells,
      rewritten: (exports, grid) => exports.rewritten(grid, 0, 0, 7, 7),
      solve: (exports, grid) => exports.solve(exports.createSearch(), grid, 0, 0, 7, 7),
      enter: (exports, grid) => exports.enter(exports.createSearch(), grid, 0, 0, 7, 7),
      openSearch: (exports, grid) => exports.openSearch(exports.createSearch(), grid, 0, 0, 7, 7),
    },
  },
  {
    kernel: 'search',
    file: 'kernel',
    make: (exports) => exports.createSearch(),
    calls: {
      solve: (exports, search) => exports.solve(search, cells(exports), 0, 0, 7, 7),
      run: (exports, search) => exports.run(search, 1),
      releaseSearch: (exports, search) => exports.releaseSearch(search),
    },
  },
  {
    kernel: 'field',
    make: cells,
    calls: {
      releaseCells: ofCells.releaseCells,
      flood: (exports, grid) => exports.flood(exports.createField(), grid, exports.createFieldPlanes(64), 0, 0),
    },
  },
  {
    kernel: 'field',
    make: (exports) => exports.createField(),
    calls: { flood: (exports, field) => exports.flood(field, cells(exports), exports.createFieldPlanes(64), 0, 0) },
  },
  {
    kernel: 'field',
    make: (exports) => exports.createFieldPlanes(64),
    calls: {
      flood: (exports, planes) => exports.flood(exports.createField(), cells(exports), planes, 0, 0),
      releaseFieldPlanes: (exports, planes) => exports.releaseFieldPlanes(planes),
    },
  },
  {
    kernel: 'graph',
    make: (exports) => exports.createArcs(4, 4),
    calls: {
      begin: (exports, arcs) => exports.begin(exports.createSearch(), arcs, 0, 0, 1),
      releaseArcs: (exports, arcs) => exports.releaseArcs(arcs),
    },
  },
  {
    kernel: 'graph',
    make: (exports) => exports.createSearch(),
    calls: {
      begin: (exports, search) => exports.begin(search, exports.createArcs(4, 4), 0, 0, 1),
      run: (exports, search) => exports.run(search),
    },
  },
  {
    kernel: 'angle',
    make: cells,
    calls: {
      ...ofCells,
      solveGround: (exports, grid) => exports.solveGround(grid, exports.createAngleSearch(), 0, 0, 7, 7),
    },
  },
  {
    kernel: 'angle',
    make: (exports) => exports.createAngleSearch(),
    calls: { solveGround: (exports, search) => exports.solveGround(cells(exports), search, 0, 0, 7, 7) },
  },
  {
    kernel: 'team',
    make: (exports) => exports.createTeam(8, 8, 0, 0, 0, 1, 1, 0),
    calls: { stepTeam: (exports, team) => exports.stepTeam(team) },
  },
  {
    kernel: 'team',
    make: (exports) => exports.createPlan(exports.createTeam(8, 8, 0, 0, 0, 1, 1, 0), 0, 0, 1000),
    calls: { runPlan: (exports, plan) => exports.runPlan(plan, 1) },
  },
  {
    kernel: 'landmarks',
    make: (exports) => exports.createFlood(cells(exports), 0, 0, 1, 1, 1, 1),
    calls: {
      floodUniform: (exports, flood) => exports.floodUniform(flood, 0),
      floodTerrain: (exports, flood) => exports.floodTerrain(flood, 0),
    },
  },
  {
    kernel: 'landmarks',
    make: cells,
    calls: { createFlood: (exports, grid) => exports.createFlood(grid, 0, 0, 1, 1, 1, 1) },
  },
  {
    kernel: 'contraction',
    make: (exports) => exports.createHierarchy(cells(exports)),
    calls: {
      averageLinks: (exports, hierarchy) => exports.averageLinks(hierarchy, 8),
      contract: (exports, hierarchy) => exports.contract(hierarchy, 8),
      reserve: (exports, hierarchy) => exports.reserve(hierarchy, 8),
      restored: (exports, hierarchy) => exports.restored(hierarchy),
      climb: (exports, hierarchy) => exports.climb(hierarchy, 0, 0, 7, 7),
    },
  },
  {
    kernel: 'contraction',
    make: cells,
    calls: { createHierarchy: (exports, grid) => exports.createHierarchy(grid) },
  },
  {
    kernel: 'clearance',
    make: (exports) => exports.createMeasured(),
    calls: {
      measureColumns: (exports, part) => exports.measureColumns(part),
      writeDistances: (exports, part) => exports.writeDistances(part, 0, 0),
      writeCosts: (exports, part) => exports.writeCosts(part, 0, 0),
    },
  },
];

const cases = doors.flatMap(({ kernel, file = kernel, make, calls }) =>
  Object.entries(calls).flatMap(([name, call]) => [
    { title: `wasm ${kernel} ${name}`, start: () => startWithLoader<Exports>(kernelFile(`${file}.wasm`)), make, call },
    { title: `js ${kernel} ${name}`, start: () => startJsKernel<Exports>(kernel), make, call },
  ]),
);

/** What a kernel says, and one that knows its blocks (scripts/block-checks.mjs). */
const REPORT = /^memory is out of order|^HOTPATH_CHECKS: /;

describe.each(cases)('$title', ({ title, start, make, call }) => {
  test('a block that was written beyond its end', () => {
    const exports = start();
    const record = make(exports);
    // The allocator looks at the last block itself.
    make(exports);
    const size = new Uint32Array(exports.memory.buffer)[record / 4 - 4];
    new Uint8Array(exports.memory.buffer, record, size + 8).fill(1, size + 4);
    // A block beside it may be freed first. WebAssembly then stops at an address beyond all memory.
    expect(() => call(exports, record)).toThrow(title.includes(' release') ? /memory/ : REPORT);
  });

  test('an address within a block', () => {
    const exports = start();
    const record = make(exports);
    const size = new Uint32Array(exports.memory.buffer)[record / 4 - 4];
    new Uint8Array(exports.memory.buffer, record, size).fill(7);
    expect(() => call(exports, record + 16)).toThrow();
  });
});

test.each([
  ['wasm', () => startWithLoader<Exports>(kernelFile('graph.wasm'))],
  ['debug', () => startWithLoader<Exports>(kernelFile('graph.debug.wasm'))],
  ['js', () => startJsKernel<Exports>('graph')],
] as const)('a block that is freed twice (%s)', (_, start) => {
  const exports = start();
  const twice = exports.createArcs(1, 1);
  exports.createArcs(1, 1);
  exports.releaseArcs(twice);
  expect(() => exports.releaseArcs(twice)).toThrow(REPORT);
});
