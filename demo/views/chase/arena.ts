/** The map of the game: firm ground, mud and walls. All passable cells are connected. */
import { Grid } from 'hotpath';
import { paintRandom } from '../../../generators/painters.ts';
import { Random } from '../../../generators/random.ts';
import { Terrain } from '../../map/model.ts';
import { largestRegion, nearestIn } from '../../map/regions.ts';
import type { Point } from '../../ui/stage.ts';

export const ARENA_WIDTH = 28;
export const ARENA_HEIGHT = 18;
const BLOCKED = 0.15;
const PUDDLES = 7;
/** Marks mud in the terrain. Its cost depends on the rules. */
export const MUD = 5;

export class Arena {
  readonly terrain: Terrain;
  /** The grid on which enemies search. */
  readonly grid: Grid;
  /** Start of the player. */
  readonly centre: Point;
  /** Starts of the enemies, used in turn. */
  readonly corners: readonly Point[];

  constructor(seed: number, mudCost: number) {
    const [width, height] = [ARENA_WIDTH, ARENA_HEIGHT];
    this.terrain = new Terrain(width, height);
    paintRandom(this.terrain, seed, { blocked: BLOCKED });
    // Cells outside the largest region become walls.
    const region = largestRegion(this.terrain);
    region.forEach((inside, cell) => {
      this.terrain.levels[cell] *= inside;
    });
    this.centre = nearestIn(region, this.terrain, { x: width >> 1, y: height >> 1 });
    this.#paintMud(new Random(seed + 1));
    this.corners = [
      { x: 0, y: 0 },
      { x: width - 1, y: height - 1 },
      { x: width - 1, y: 0 },
      { x: 0, y: height - 1 },
    ].map((corner) => nearestIn(region, this.terrain, corner));
    const costs = Float64Array.from(this.terrain.levels, (level) => (level === MUD ? mudCost : level));
    this.grid = Grid.fromCosts(width, height, costs);
  }

  isBlocked(x: number, y: number): boolean {
    return !this.grid.isInside(x, y) || this.grid.isBlocked(x, y);
  }

  /** Returns whether a step is legal for searches too: a diagonal needs both cells beside it to be passable. */
  allows({ x, y }: Point, dx: number, dy: number): boolean {
    return !this.isBlocked(x + dx, y + dy) && !this.isBlocked(x + dx, y) && !this.isBlocked(x, y + dy);
  }

  #paintMud(random: Random): void {
    const { width, height, levels } = this.terrain;
    for (let puddle = 0; puddle < PUDDLES; puddle++) {
      const [centreX, centreY] = [random.below(width), random.below(height)];
      const radius = 1.5 + random.next() * 1.5;
      for (let cell = 0; cell < levels.length; cell++) {
        const x = cell % width;
        const distance = Math.hypot(x - centreX, (cell - x) / width - centreY);
        if (distance <= radius && levels[cell] !== 0) levels[cell] = MUD;
      }
    }
  }
}
