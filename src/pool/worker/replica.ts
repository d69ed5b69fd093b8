import type { PlainPreparation } from '../../features/prepare/plain-preparation.ts';
import { blendLayers, type CostLayer, type Grid, internals } from '../../index.ts';
import type { Change } from '../messages.ts';
import { type GridMaker, gridFrom, setLinks } from '../planes.ts';

/** A copy of a grid, with the layers that requests on it use, that follows their changes. */
export class Replica {
  grid: Grid;
  /** How the grid is contracted; null if it is not. */
  private contraction: PlainPreparation['contraction'] = null;
  /** Whether the contracted map has been made. */
  private isReady = false;
  /** Values of the layers by number, and the layers made of them when first used. */
  readonly layers: Map<number, { readonly values: Float64Array; layer: CostLayer | null }> = new Map();

  private readonly make: GridMaker;

  constructor(grid: Grid, make: GridMaker) {
    this.grid = grid;
    this.make = make;
  }

  apply(change: Change): void {
    const cells = internals.cellsOf(this.grid);
    if (change.kind === 'all') {
      this.grid.releaseMemory();
      this.grid = gridFrom(change.planes, this.make);
      this.contraction = null;
    } else if (change.kind === 'cells') {
      this.edit(change);
    } else if (change.kind === 'links') {
      setLinks(cells, change.links);
    } else if (change.kind === 'prepared') {
      internals.restoreLandmarks(cells, change.preparation.landmarks);
      this.contraction = change.preparation.contraction;
      this.isReady = false;
    } else if (change.values === null) {
      this.layers.delete(change.layer);
    } else {
      const known = this.layers.get(change.layer);
      if (known === undefined) this.layers.set(change.layer, { values: Float64Array.from(change.values), layer: null });
      else known.values.set(change.values);
      known?.layer?.update();
    }
  }

  /** The grid, ready to be searched. Only workers search, so only they make a contracted map of the data. */
  get searched(): Grid {
    if (this.contraction !== null && !this.isReady) {
      const { name } = internals.chooseEngine(internals.resolveOptions(undefined));
      internals.restoreContraction(internals.cellsOf(this.grid), this.contraction, name);
      this.isReady = true;
    }
    return this.grid;
  }

  /** What was prepared, as it is now. */
  get preparation(): PlainPreparation {
    const { landmarks } = internals.plainPreparation(internals.cellsOf(this.grid));
    return { landmarks, contraction: this.contraction };
  }

  /** Returns layers by number. */
  layersOf(numbers: readonly number[]): CostLayer[] {
    return numbers.map((number) => {
      const known = this.layers.get(number) as { values: Float64Array; layer: CostLayer | null };
      known.layer ??= blendLayers([{ values: known.values, weight: 1 }]);
      return known.layer;
    });
  }

  private edit({ plane, cells: places, values }: Extract<Change, { kind: 'cells' }>): void {
    const cells = internals.cellsOf(this.grid);
    const bytes = { kinds: cells.kinds, exits: cells.closedExits, blocked: null, terrain: null }[plane];
    for (let i = 0; i < places.length; i++) {
      const cell = places[i];
      if (bytes !== null) {
        bytes.set(cell, values[i]);
        continue;
      }
      const y = Math.floor(cell / cells.width);
      const x = cell - y * cells.width;
      if (plane === 'blocked') cells.setBlocked(x, y, values[i] === 1);
      else cells.setTerrainCost(x, y, values[i]);
    }
  }
}
