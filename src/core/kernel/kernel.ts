/**
 * The parts of linear memory and of globals that are read. The package's types must not name WebAssembly: a caller's compiler knows that
 * name only with the types of Node or the DOM.
 */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** What a kernel in JavaScript calls once its memory has grown. WebAssembly detaches the old buffer instead. */
  readonly grown?: (() => void)[];
}
export interface KernelGlobal {
  readonly value: number;
}

/** Exports of every kernel that keeps copies of grids. Addresses and u32 come out signed. */
export interface CellsKernel {
  readonly memory: KernelMemory;
  /** Bytes of the last request that was refused. */
  readonly refused: KernelGlobal;
  /** Bytes in allocated blocks. */
  readonly used: KernelGlobal;
  createCells(width: number, height: number, rowBytes: number): number;
  releaseCells(cells: number): void;
  terrainPlane(cells: number): number;
  classPlane(cells: number): number;
  /** Only in kernels that are not told the rule of moves with each request. */
  setShape?(cells: number, rule: number): void;
  /** Absent if the kernel never searches grids with closed exits. */
  exitPlane?(cells: number): number;
  /** Frees data prepared for the grid. */
  releasePrepared(cells: number): void;
  setBlocked(cells: number, x: number, y: number, blocked: number): void;
  /** Follows the changes of many cells of a box, once their bits are written; absent if the kernel follows single cells only. */
  rewritten?(cells: number, left: number, top: number, right: number, bottom: number): void;
  /** Follows the change of a cell's terrain cost, once it is written; absent if the kernel prepares nothing by terrain costs. */
  repriced?(cells: number, x: number, y: number): void;
  /** Frees what depends on terrain costs, since any of them may have changed. */
  allRepriced?(cells: number): void;
  /** Only in the kernel of searches. */
  landmarksPlace?(cells: number, bytes: number): number;
  releaseLandmarks?(cells: number): void;
}

/** Raw exports of the search kernel, see assembly/kernels/search.ts. */
export interface SearchKernel extends CellsKernel {
  readonly answers: KernelGlobal;
  /** Only in JavaScript: makes it the kernel of hexagons, before the first call. */
  setHexagons?(are: number): void;
  exitPlane(cells: number): number;
  componentAt(cells: number, rule: number, x: number, y: number): number;
  componentsEnd(cells: number, rule: number): number;
  createSearch(): number;
  solve(search: number, cells: number, startX: number, startY: number, goalX: number, goalY: number): number;
  enter(search: number, cells: number, startX: number, startY: number, goalX: number, goalY: number): number;
  addGoals(search: number, count: number, nextF: number): number;
  aimAtTargets(search: number, count: number, nextF: number): number;
  aimAtMarks(search: number, left: number, top: number, right: number, bottom: number): number;
  reserveMarks(search: number): number;
  reserveArcs(search: number, bytes: number): number;
  openSearch(search: number, cells: number, startX: number, startY: number, goalX: number, goalY: number): number;
  moveSearch(search: number, cells: number): void;
  run(search: number, steps: number): number;
  closeGraph(search: number): void;
  releaseSearch(search: number): void;
  searchBytes(search: number): number;
  reserveQueries(count: number): number;
  solveMany(search: number, cells: number, first: number, end: number): number;
}
