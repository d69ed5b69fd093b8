/** An enemy. It finds the player by A*; a cost layer keeps it off the other enemies' routes and lets it flank. */
import { blendLayers, type CostLayer, findPath, type Path } from 'hotpath';
import type { Point } from '../../ui/stage.ts';
import { Readings } from '../../ui/timing.ts';
import { Actor } from './actor.ts';
import type { Arena } from './arena.ts';
import type { Rules } from './rules.ts';

/** Highest value in the arrays that a layer blends. */
const AMPLITUDE = 8;
/** Flanking changes the costs within this distance of the player, in cells. */
const FLANK_RADIUS = 8;
/** The influence of a route on other enemies is multiplied by this with each step ahead. */
const FADE_A_STEP = 0.93;

/** What an enemy needs to plan. */
export interface Hunt {
  readonly arena: Arena;
  readonly enemies: readonly Enemy[];
  readonly player: Actor;
}

export class Enemy extends Actor {
  /** The route from `target` to the player's cell at the time of planning. */
  route: Path | null = null;
  /** What its plans took. */
  readonly plans: Readings = new Readings();
  /** Steps of the route that it has taken. */
  #step = 0;
  readonly #index: number;
  readonly #spread: Float32Array;
  readonly #flank: Float32Array;
  readonly #layer: CostLayer;

  /** @param index Its index among the enemies, which decides from which side it comes. */
  constructor(cell: Point, index: number, arena: Arena, { spreadWeight, flankWeight }: Rules) {
    super(cell);
    this.#index = index;
    const cells = arena.grid.width * arena.grid.height;
    this.#spread = new Float32Array(cells);
    this.#flank = new Float32Array(cells);
    this.#layer = blendLayers([
      { values: this.#spread, weight: spreadWeight },
      { values: this.#flank, weight: flankWeight },
    ]);
  }

  /** Steps that are left on its route. */
  get stepsLeft(): number {
    return this.route === null ? 0 : this.route.length - 1 - this.#step;
  }

  /** The end of its route. */
  get destination(): Point {
    return this.route?.at(-1) ?? this.target;
  }

  /** Finds a new route to the player. */
  plan(hunt: Hunt): void {
    this.plans.time(() => this.#findRoute(hunt));
  }

  #findRoute(hunt: Hunt): void {
    this.#paintSpread(hunt);
    this.#paintFlank(hunt);
    this.#layer.update();
    const { path } = findPath(hunt.arena.grid, this.target, hunt.player.cell, { layers: [this.#layer] });
    this.route = path;
    this.#step = 0;
  }

  /** Walks along its route. @param distance In cells of firm ground. */
  advance(distance: number, arena: Arena): void {
    const { x, y } = this.target;
    this.walk(distance / arena.grid.cost(x, y), () => this.#nextCell());
  }

  #nextCell(): Point | null {
    if (this.route === null || this.stepsLeft === 0) return null;
    this.#step++;
    return this.route.at(this.#step) ?? null;
  }

  /** Makes the cells on the other enemies' routes cost more. */
  #paintSpread({ arena, enemies }: Hunt): void {
    const spread = this.#spread.fill(0);
    const { width } = arena.grid;
    for (const other of enemies) {
      if (other === this) continue;
      let strength = AMPLITUDE;
      for (let step = 0; step <= other.stepsLeft; step++, strength *= FADE_A_STEP) {
        const { x, y } = other.route?.at(other.#step + step) ?? other.target;
        spread[y * width + x] = Math.max(spread[y * width + x], strength);
      }
    }
  }

  /** Makes all sides of the player cost more except one. Each enemy has a different cheap side. */
  #paintFlank({ arena, enemies, player }: Hunt): void {
    const flank = this.#flank.fill(0);
    const { width, height } = arena.grid;
    const angle = (2 * Math.PI * this.#index) / enemies.length;
    const [sideX, sideY] = [Math.cos(angle), Math.sin(angle)];
    const { x: centreX, y: centreY } = player.cell;
    for (let y = Math.max(0, centreY - FLANK_RADIUS); y <= Math.min(height - 1, centreY + FLANK_RADIUS); y++) {
      for (let x = Math.max(0, centreX - FLANK_RADIUS); x <= Math.min(width - 1, centreX + FLANK_RADIUS); x++) {
        const [dx, dy] = [x - centreX, y - centreY];
        const distance = Math.hypot(dx, dy);
        if (distance === 0 || distance > FLANK_RADIUS) continue;
        // 0 on its side of the player, 1 on the opposite one.
        const away = (1 - (dx * sideX + dy * sideY) / distance) / 2;
        flank[y * width + x] = AMPLITUDE * away * (1 - distance / (FLANK_RADIUS + 1));
      }
    }
  }
}
