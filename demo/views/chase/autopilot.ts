/** Plays the game while nobody touches it: walks to the nearest gem, and keeps away from the enemies. */
import { blendLayers, type CostLayer, findPath, type PathResult } from 'hotpath';
import type { Point } from '../../ui/stage.ts';
import type { Game } from './game.ts';

/** Cells within this distance of an enemy cost more: DREAD beside it, and less farther off. */
const RADIUS = 6;
const DREAD = 30;

export class Autopilot {
  #danger = new Float32Array(0);
  #layer: CostLayer | null = null;

  /** Returns the direction in which the player should go on. */
  steer({ arena, player, enemies, gems }: Game): Point {
    const { grid } = arena;
    if (this.#layer === null) {
      this.#danger = new Float32Array(grid.width * grid.height);
      this.#layer = blendLayers([{ values: this.#danger, weight: 1 }]);
    }
    this.#danger.forEach((_, cell) => {
      const at = { x: cell % grid.width, y: Math.floor(cell / grid.width) };
      const near = Math.min(...enemies.map((enemy) => enemy.distanceTo(at)));
      this.#danger[cell] = near > RADIUS ? 0 : (DREAD * (RADIUS - near)) / RADIUS;
    });
    this.#layer.update();
    const layers = [this.#layer];
    let best: PathResult | null = null;
    for (const gem of gems) {
      const result = findPath(grid, player.target, gem, { layers });
      if (best === null || result.cost < best.cost) best = result;
    }
    const next = best?.path?.at(1);
    return next === undefined ? { x: 0, y: 0 } : { x: next.x - player.target.x, y: next.y - player.target.y };
  }
}
