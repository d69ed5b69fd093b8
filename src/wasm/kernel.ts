import { instantiateSync } from '@assemblyscript/loader';

/** Raw exports of the kernel, see assembly/index.ts. Addresses and u32 come out signed. */
export interface Kernel {
  readonly memory: WebAssembly.Memory;
  createCells(width: number, height: number, rowBytes: number): number;
  releaseCells(cells: number): void;
  blockedPlane(cells: number): number;
  terrainPlane(cells: number): number;
  releasePrepared(cells: number): void;
  setBlocked(cells: number, x: number, y: number, blocked: number): void;
  createSearch(): number;
  setMoves(search: number, jumping: number, rule: number, pruned: number, straight: number, diagonal: number): void;
  setCosts(search: number, straightCost: number, diagonalCost: number, uniformCost: number): void;
  setHeuristic(search: number, sum: number, smaller: number, line: number, gFactor: number): void;
  setLimits(search: number, maxExpansions: number, maxOpen: number, tracing: number): void;
  solve(search: number, cells: number, startX: number, startY: number, goalX: number, goalY: number): number;
  reserveQueries(count: number): number;
  solveMany(search: number, cells: number, first: number, end: number): number;
  answersOf(): number;
  refusedBytes(): number;
  usedBytes(): number;
  setGeneration(search: number, used: number): void;
}

/**
 * Compiles and starts a kernel. The loader's wrappers are passed by: a raw export is several times as fast to call.
 *
 * @throws where WebAssembly is missing or a content security policy refuses it.
 */
export function startKernel<Exports = Kernel>(source: BufferSource | WebAssembly.Module): Exports {
  return instantiateSync(source).instance.exports as unknown as Exports;
}
