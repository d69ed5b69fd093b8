import type { AngleKernel, FieldKernel, SearchKernel } from './exports.ts';

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
