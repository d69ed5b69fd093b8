/** Judges of sight, and of layers that follow a map. */
import {
  type CostLayer,
  fieldOfView,
  type Grid,
  type HexGrid,
  inflationLayer,
  type PointLike,
  type Visibility,
} from '../../src/index.ts';
import { cellsOf } from './maps.ts';
import type { Judge } from './state.ts';

export const judgeSight: Readonly<Record<string, Judge>> = {
  /** Of two cells that are free, each sees the other or neither does. */
  fieldOfView: ({ values, result }) => {
    const [map, cell, options = {}] = values as [Grid, PointLike, { see?: unknown }?];
    const view = result as Visibility;
    if (!view.has(cell)) throw new Error('a cell does not see itself');
    if (options.see !== undefined || map.isBlocked(cell)) return;
    for (const other of cellsOf(map) as unknown as PointLike[]) {
      if (map.isBlocked(other)) continue;
      const [there, back] = [view.has(other), fieldOfView(map, other, options as object).has(cell)];
      if (there !== back) throw new Error(`${JSON.stringify(other)} is seen: ${there}, and sees: ${back}`);
    }
  },
  'HexGrid.line': ({ receiver, values, result }) => {
    const [map, from, to] = [receiver as HexGrid, values[0] as PointLike, values[1] as PointLike];
    const cells = result as PointLike[];
    // Cells outside are left out.
    if (cells.length > map.distance(from, to) + 1) throw new Error(`a line has ${cells.length} cells`);
    const [there, back] = [cells, map.line(to, from).reverse()].map((line) => JSON.stringify(line));
    if (there !== back) throw new Error(`a line is ${there}, and back ${back}`);
  },
  inflationLayer: ({ simulation, values, result }) => {
    simulation.notes.set(result, values);
  },
  /** A layer that follows walls is as one that is made now. */
  'CostLayer.update': ({ simulation, receiver }) => {
    const made = simulation.notes.get(receiver) as Parameters<typeof inflationLayer> | undefined;
    if (made === undefined) return;
    const [found, expected] = [receiver as CostLayer, inflationLayer(...made)].map((layer) => layer.values.join());
    if (found !== expected) throw new Error(`the layer has ${found}, and a new one ${expected}`);
  },
};
