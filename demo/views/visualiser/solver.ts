/** Solves questions: quick ones at once, slow ones in slices, so that frames are drawn between them. */
import { findPath, type PathResult } from 'hotpath';
import type { Question } from './figures.ts';
import { loadLater } from './later/load.ts';

/** A search that takes longer than this is too long for a frame. */
const FLUID_MS = 20;
/** The first search of a map with more cells than this runs in slices. */
const LARGE_MAP = 256 * 256;

/** Receives the answer. If findPath refuses the options, the result is null and `complaint` is its message. */
type Take = (result: PathResult | null, complaint: string) => void;

export class Solver {
  /** Milliseconds that the last search took. */
  #cost = 0;
  #slices = new AbortController();

  /** Prepares for another map. @param cells Its number of cells. */
  expect(cells: number): void {
    this.#cost = cells > LARGE_MAP ? Infinity : 0;
  }

  /** Whether searches are quick enough to run in every frame. */
  get isFluid(): boolean {
    return this.#cost <= FLUID_MS;
  }

  /** Answers a question, and cancels the one before. */
  ask({ grid, start, goal, options }: Question, take: Take): void {
    this.cancel();
    const begin = performance.now();
    const finish = (result: PathResult | null, complaint: string) => {
      this.#cost = performance.now() - begin;
      take(result, complaint);
    };
    const complain = (error: unknown) => finish(null, error instanceof Error ? error.message : String(error));
    if (!this.isFluid) {
      this.#slices = new AbortController();
      const { signal } = this.#slices;
      loadLater()
        .then(({ findPathAsync }) => findPathAsync(grid, start, goal, { ...options, signal }))
        .then(
          (result) => !signal.aborted && finish(result, ''),
          (error) => !signal.aborted && complain(error),
        );
      return;
    }
    let result: PathResult;
    try {
      result = findPath(grid, start, goal, options);
    } catch (error) {
      complain(error);
      return;
    }
    finish(result, '');
  }

  cancel(): void {
    this.#slices.abort();
  }
}
