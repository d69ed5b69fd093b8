import { Printable } from '../../../core/base/printable.ts';
import { Curves } from './curves.ts';

/** Where units are drawn, as {@link Motion} and {@link PlanMotion} have it. */
export abstract class DrawnUnits extends Printable {
  /** @internal */
  protected readonly curves: Curves = new Curves();

  /**
   * Centres of the units, x0, y0, x1, y1, …: of cell (x, y) it is (x, y), on floors within the floor; on hexagons that of the grid's geometry, where neighbours are one apart and cell (0, 0) is at (0, 0). NaN
   * for units that are not there. `at` writes into this array, and that of {@link Motion} replaces it when units are added.
   */
  get xy(): Float64Array {
    return this.curves.xy;
  }

  /** Unit vectors of where the units look: where they go, where they went if they stand; robots that turn, what they look at. */
  get heading(): Float64Array {
    return this.curves.heading;
  }

  /** The floor of each unit; 0 on grids without floors. */
  get floor(): Int32Array {
    return this.curves.floor;
  }

  /** Second pictures of units that cross an edge that goes on, as index, x, y, index, x, y, …; NaN where there is none just now. */
  get copies(): Float64Array {
    return this.curves.copies;
  }

  /** Indices of the units that jump over a link in the drawn step: with `round` at its begin, else at its middle. */
  get jumps(): readonly number[] {
    return this.curves.jumps;
  }
}
