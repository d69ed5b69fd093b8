/** A side of a box. For a free end: the direction in which the line leaves it. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A rectangle in the units of the diagram. x grows to the right, y grows downwards. */
export interface Rect {
  /** Left side: a number from -1e7 to 1e7. */
  x: number;
  /** Top side: a number from -1e7 to 1e7. */
  y: number;
  /** A number from 0 to 1e7. */
  width: number;
  /** A number from 0 to 1e7. */
  height: number;
}

/** A box of a diagram. Lines start and end at its sides and go round it. */
export interface Box extends Rect {
  /** Distance that lines keep from this box. Default: `margin` of the {@link Options}. */
  margin?: number | undefined;
  /** Id of the box that contains this one. A box with children is a group: it does not block lines that have an end inside. */
  parent?: string | undefined;
}

/** A point in the units of the diagram. */
export interface Point {
  x: number;
  y: number;
}

/** An end of a line: on a side of a box, or a point. */
export type End =
  | {
      /** Id of the box. */
      box: string;
      /** The side, or the sides of which the cheapest is chosen. Default: any of the four. */
      side?: Side | readonly Side[] | undefined;
      /**
       * Place along the side, from 0 (left or top) to 1 (right or bottom). 'slide': where the line is cheapest among places that no box covers; of equal
       * ones, the nearest to the middle of what it has in common with the other end. 'spread': all ends of this side that spread share it evenly, in the order in which their
       * lines part; of several sides, each end takes the one that is cheapest from the middle. Default 0.5.
       */
      at?: number | 'slide' | 'spread' | undefined;
    }
  | {
      x: number;
      y: number;
      /** Direction in which the line leaves this end (for `to`: the side from which it arrives). Default: any. */
      heading?: Side | undefined;
    };

/** A line to be routed between two ends. */
export interface Line {
  from: End;
  to: End;
  /** Points to pass, in this order. Each part between two of them is optimal by itself. */
  via?: readonly Point[] | undefined;
  /** What a bend of this line costs. Default: `bendCost` of the {@link Options}. */
  bendCost?: number | undefined;
}

/** Options of {@link routeConnectors} and {@link Connectors}. All lengths are in the units of the diagram. */
export interface Options {
  /** Distance that lines keep from boxes, from 0 to 1e6. It shrinks where boxes stand closer than two margins. Default 10. */
  margin?: number | undefined;
  /** Least straight length at each end of a line, from 0 to 1e6, where there is room for it. Default 0: the margin alone. */
  stub?: number | undefined;
  /** Length that a line may go round to save one bend, from 0 to 1e6. 0.001 asks for the shortest line. Default 50. */
  bendCost?: number | undefined;
  /** Distance between lines that share a corridor, from 0 to 1e6. 0 leaves each line where it is cheapest. Default 6. */
  gap?: number | undefined;
  /**
   * Coordinates that differ by at most this count as one, from 0 to 1e6: what rounding has moved is in line again. Default: a millionth of the size
   * of the diagram, at most 0.01.
   */
  snap?: number | undefined;
  /** Areas that no line may enter. */
  avoid?: Iterable<Rect> | undefined;
  /**
   * Whether `Connectors` keep a line's route as long as no other is better. By default the answer depends on boxes and lines alone,
   * not on how they came to be there: it is that of `routeConnectors`.
   */
  stable?: boolean | undefined;
}

/** How routing one line ended. 'end-blocked': an end lies in an area to avoid, or at a box that does not exist (any more). */
export type RouteStatus = 'found' | 'unreachable' | 'end-blocked';

/** The route of a line. */
export interface Route {
  readonly status: RouteStatus;
  /** Corners from end to end: x, y, x, y, … Empty unless `status` is 'found'. */
  readonly points: Float64Array;
  /** Length of `points`. */
  readonly length: number;
  /** Corners between the two ends of `points`. */
  readonly bends: number;
}
