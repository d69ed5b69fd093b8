/** Thousands of agents that walk down one distance field. They are kept in typed arrays, and nothing is allocated while they walk. */
import { Random } from '../../../generators/random.ts';
import type { Terrain } from '../../map/model.ts';
import type { Point } from '../../ui/stage.ts';

/** Marks a cell without a step in DistanceField.flow. */
const NO_STEP = 255;
/** Steps by their number in DistanceField.flow: 0 is north, then clockwise. */
const STEP_X = [0, 1, 1, 1, 0, -1, -1, -1];
const STEP_Y = [-1, -1, 0, 1, 1, 1, 0, -1];

/** Each agent keeps its own offset within cells, so that agents do not cover each other. Offsets span this part of a cell. */
const SPREAD = 0.7;
/** Cells per second. */
const LEAST_SPEED = 12;
const MOST_SPEED = 22;
/** How often an agent tries another downhill step than the field's, which makes streams broad. */
const STRAY_SHARE = 0.35;
/** An agent within this path cost of the goal has arrived, and wanders around the goal. */
export const ARRIVED_COST = 7;

/** The arrays of the field that agents read. */
export interface Field {
  readonly flow: Uint8Array;
  readonly costs: Float64Array;
}

/** A crowd, whoever leads it. */
export interface Walkers {
  readonly count: number;
  /** Side of an agent in cells. */
  readonly size: number;
  /** Positions in cells; (0, 0) is the corner of the map. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Agents that have arrived, counted by `advance`. */
  readonly arrived: number;
  /** Agents without a route to the goal. */
  readonly stranded: number;
  /** Moves all agents. @param seconds Time to walk; negative time counts as 0. */
  advance(seconds: number, field: Field): void;
  /** Takes notice of another field or goal. */
  fieldChanged(field: Field, goal: Point): void;
  /** Takes notice of a wall that was drawn. */
  leave(blocked: number): void;
  dispose(): void;
}

export class Agents implements Walkers {
  readonly count: number;
  readonly size = 0.26;
  readonly x: Float32Array;
  readonly y: Float32Array;
  arrived = 0;
  stranded = 0;
  /** The cell that each agent walks to, or stands in. */
  readonly #cell: Int32Array;
  readonly #speed: Float32Array;
  /** The offset of each agent within its cell. */
  readonly #offsetX: Float32Array;
  readonly #offsetY: Float32Array;
  readonly #random: Random;
  readonly #terrain: Terrain;

  /** Places agents at random on cells with a route to the goal. */
  constructor(count: number, terrain: Terrain, seed: number, { costs }: Field) {
    this.count = count;
    this.#terrain = terrain;
    this.#random = new Random(seed);
    this.x = new Float32Array(count);
    this.y = new Float32Array(count);
    this.#cell = new Int32Array(count);
    this.#speed = new Float32Array(count);
    this.#offsetX = new Float32Array(count);
    this.#offsetY = new Float32Array(count);
    const reachable = Int32Array.from(costs.keys()).filter((cell) => costs[cell] < Infinity);
    for (let i = 0; i < count; i++) {
      this.#offsetX[i] = 0.5 + (this.#random.next() - 0.5) * SPREAD;
      this.#offsetY[i] = 0.5 + (this.#random.next() - 0.5) * SPREAD;
      this.#speed[i] = LEAST_SPEED + this.#random.next() * (MOST_SPEED - LEAST_SPEED);
      this.#cell[i] = reachable[this.#random.below(reachable.length)];
      this.x[i] = this.#targetX(i);
      this.y[i] = this.#targetY(i);
    }
  }

  /** These agents read the field whenever they take a step. */
  fieldChanged(): void {}

  dispose(): void {}

  advance(seconds: number, field: Field): void {
    this.arrived = 0;
    this.stranded = 0;
    // With negative time they would walk backwards into walls.
    const time = Math.max(0, seconds);
    for (let i = 0; i < this.count; i++) {
      const cost = field.costs[this.#cell[i]];
      if (cost <= ARRIVED_COST) this.arrived++;
      else if (cost === Infinity) this.stranded++;
      this.#walk(i, this.#speed[i] * time, field);
    }
  }

  /** Redirects agents after a wall was drawn: those that walk to the blocked cell turn to a free cell beside it, if there is one. */
  leave(blocked: number): void {
    const { width, height, levels } = this.#terrain;
    for (let i = 0; i < this.count; i++) {
      if (this.#cell[i] !== blocked) continue;
      const x = blocked % width;
      const y = (blocked - x) / width;
      // The nearest cells come first: straight ones, then diagonal ones.
      for (let turn = 0; turn < 16; turn++) {
        const step = turn < 8 ? (turn * 2) % 8 : ((turn - 8) * 2 + 1) % 8;
        const [column, row] = [x + STEP_X[step], y + STEP_Y[step]];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        if (levels[row * width + column] === 0) continue;
        this.#cell[i] = row * width + column;
        break;
      }
    }
  }

  #walk(i: number, distance: number, field: Field): void {
    let left = distance;
    for (;;) {
      const dx = this.#targetX(i) - this.x[i];
      const dy = this.#targetY(i) - this.y[i];
      const away = Math.sqrt(dx * dx + dy * dy);
      if (away > left) {
        this.x[i] += (dx / away) * left;
        this.y[i] += (dy / away) * left;
        return;
      }
      left -= away;
      this.x[i] += dx;
      this.y[i] += dy;
      const next = this.#nextCell(i, field);
      if (next === this.#cell[i]) return;
      this.#cell[i] = next;
      // Rounding may leave almost nothing to walk. The next frame continues.
      if (left <= 1e-6) return;
    }
  }

  /** Returns the next cell: downhill, or any near the goal once arrived; the same cell if there is no route. */
  #nextCell(i: number, { flow, costs }: Field): number {
    const { width, height } = this.#terrain;
    const cell = this.#cell[i];
    const arrived = costs[cell] <= ARRIVED_COST;
    if (!arrived && !this.#random.chance(STRAY_SHARE)) return this.#downhill(cell, flow[cell]);
    // A straight step needs no check of corners.
    const step = 2 * this.#random.below(4);
    const x = (cell % width) + STEP_X[step];
    const y = Math.floor(cell / width) + STEP_Y[step];
    const next = x < 0 || y < 0 || x >= width || y >= height ? cell : y * width + x;
    if (arrived) return costs[next] <= ARRIVED_COST ? next : cell;
    return costs[next] < costs[cell] ? next : this.#downhill(cell, flow[cell]);
  }

  #downhill(cell: number, step: number): number {
    return step === NO_STEP ? cell : cell + STEP_Y[step] * this.#terrain.width + STEP_X[step];
  }

  #targetX(i: number): number {
    return (this.#cell[i] % this.#terrain.width) + this.#offsetX[i];
  }

  #targetY(i: number): number {
    return Math.floor(this.#cell[i] / this.#terrain.width) + this.#offsetY[i];
  }
}
