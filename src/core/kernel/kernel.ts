import type { AngleKernel, FieldKernel, SearchKernel } from './exports.ts';

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

/**
 * Exports of every kernel that keeps copies of grids: those that all have, and those of one of them, absent in the others. Only the kernel of
 * fields is told the rule of moves once (`setShape`), only kernels that know closed exits have a plane of them, only that of searches
 * prepares data that follows changes of boxes (`rewritten`) and of terrain costs (`repriced`, `allRepriced`).
 */
export type CellsKernel = Pick<SearchKernel, keyof AngleKernel & keyof FieldKernel & keyof SearchKernel> &
  Partial<
    Pick<FieldKernel, 'setShape'> &
      Pick<SearchKernel, 'exitPlane' | 'rewritten' | 'repriced' | 'allRepriced' | 'landmarksPlace' | 'releaseLandmarks'>
  >;
