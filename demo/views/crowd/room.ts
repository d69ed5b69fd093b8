import { LONGEST_SIDE, type MapSpec, paintSpec } from '../../map/families.ts';
import { largestRegion } from '../../map/regions.ts';

/** Cells for each agent: with fewer, the crowd hardly moves. */
const CELLS_AN_AGENT = 2;

/** Returns a map of the same family that has room for agents who need a cell each: the given one, or one of two, three … times its sides. */
export function specFor(spec: MapSpec, agents: number): MapSpec {
  for (let factor = 1; ; factor++) {
    const { width, height } = spec;
    const larger = { ...spec, width: factor * width, height: factor * height };
    const room = largestRegion(paintSpec(larger)).reduce((sum, cell) => sum + cell, 0);
    const isLargest = (factor + 1) * Math.max(width, height) > LONGEST_SIDE;
    if (room >= CELLS_AN_AGENT * agents || isLargest) return larger;
  }
}
