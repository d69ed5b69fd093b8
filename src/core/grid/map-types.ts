/** What types know of maps: which options mean nothing on them. */
import type { StackedGrid } from './grid.ts';

/** Options that mean nothing on hexagons, with the values that they may have there: those that they have by default, and some more. */
interface OnHexagons {
  diagonals?: 'onlyWhenNoObstacles' | undefined;
  straightCost?: 1 | undefined;
  turnCost?: 0 | undefined;
  startDirection?: undefined;
  goalDirection?: undefined;
  range?: 0 | undefined;
  size?: 1 | undefined;
  algorithm?: 'auto' | 'astar' | undefined;
  heuristic?: 'octile' | 'zero' | undefined;
}

/** The options of a function on maps of a type: on a {@link HexGrid}, and with floors, without those that mean nothing there. */
export type OptionsOn<Map, Options> = Map extends { readonly layout: string }
  ? Options & Pick<OnHexagons, keyof OnHexagons & keyof Options>
  : Map extends StackedGrid
    ? Options & Pick<OnHexagons, 'range' & keyof Options>
    : Options;
