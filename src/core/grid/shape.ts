import type { Sides } from '../base/cells/box.ts';

/**
 * What makes the cells of a grid other than squares with eight neighbours: `HexGrid` brings it, so that others do not bundle it. Cells keep the
 * rows and columns of a grid, and their moves are some of the eight directions (rules/hex-moves.ts).
 */
export interface Shape {
  /** The number of their moves, which takes the place of a corner rule. */
  readonly rule: number;
  /** Returns the bits of `blockedAround` (rules/cells.ts) that a cell adds: cells beside it that are no neighbours, and which moves it has. */
  besides(x: number, y: number): number;
  /** Returns which moves of a cell a search takes first, a bit each direction. */
  sweepsAt(x: number, y: number): number;
  /** Returns whether a direction leads from a cell to a neighbour, blocked or not. */
  isMove(x: number, y: number, direction: number): boolean;
  /** Returns the least number of steps between two cells, if nothing is in the way. Edges may go on. */
  stepsBetween(sides: Sides & { readonly wrap: number }, x: number, y: number, toX: number, toY: number): number;
  /**
   * Returns resolved options as these cells have them: always the same object for the same one.
   *
   * @param given What the caller gave. @param defaults The options of calls without options.
   * @throws `RangeError` if an option among them means nothing here, unless it is as by default.
   */
  resolve<Options extends object>(given: object | undefined, resolved: Options, defaults: object): Options;
  /** Returns the engine that searches them. @throws `RangeError` if wasm is asked for by name and cannot run. */
  engine(name: 'auto' | 'js' | 'wasm'): object;
}
