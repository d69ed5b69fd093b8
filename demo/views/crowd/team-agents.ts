/** The crowd as a team: one agent a cell, so that nobody stands in another. All have the same goal, and settle round it. */
import { createTeam, type Grid, type Motion, type Team } from 'hotpath';
import { Random } from '../../../generators/random.ts';
import type { Point } from '../../ui/stage.ts';
import type { Field, Walkers } from './agents.ts';

/** Cells per second. */
const SPEED = 15;
/** Most steps in a frame, so that a slow machine stays responsive. */
const MOST_STEPS = 2;

export class TeamAgents implements Walkers {
  readonly count: number;
  readonly size: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  arrived = 0;
  stranded = 0;
  readonly #team: Team;
  readonly #width: number;
  readonly #motion: Motion;
  #goal: Point;
  /** The part of the step that has passed. */
  #phase = 0;

  /** Places agents at random on cells with a route to the goal, as many as find a cell of their own. */
  constructor(count: number, grid: Grid, seed: number, { costs }: Field, goal: Point) {
    const random = new Random(seed);
    const free = Int32Array.from(costs.keys()).filter((cell) => costs[cell] < Infinity);
    this.count = Math.min(count, free.length);
    for (let i = 0; i < this.count; i++) {
      const k = i + random.below(free.length - i);
      [free[i], free[k]] = [free[k], free[i]];
    }
    this.#width = grid.width;
    const starts = Array.from(free.subarray(0, this.count), (cell) => ({
      start: { x: cell % grid.width, y: Math.floor(cell / grid.width) },
      goal,
    }));
    this.#team = createTeam(grid, starts, { seed, diagonals: 'onlyWhenNoObstacles' });
    this.#goal = goal;
    this.#motion = this.#team.motion();
    // A square inside the disc that never touches another.
    this.size = Math.SQRT2 * this.#motion.radius;
    this.x = new Float32Array(this.count);
    this.y = new Float32Array(this.count);
    this.#place();
  }

  dispose(): void {
    this.#team.dispose();
  }

  fieldChanged(_: Pick<Field, 'costs'>, goal: Point): void {
    if (goal.x === this.#goal.x && goal.y === this.#goal.y) return;
    this.#goal = goal;
    for (let i = 0; i < this.count; i++) this.#team.setGoal(i, goal);
  }

  advance(seconds: number, { costs }: Field): void {
    this.#phase += Math.max(0, seconds) * SPEED;
    for (let step = 0; step < MOST_STEPS && this.#phase >= 1; step++) {
      this.#phase--;
      this.#team.step();
    }
    this.#phase = Math.min(this.#phase, 1);
    this.#place();
    this.arrived = 0;
    this.stranded = 0;
    const now = this.#team.positions;
    for (let i = 0; i < this.count; i++) {
      const cost = costs[now[2 * i + 1] * this.#width + now[2 * i]];
      if (cost === Infinity) this.stranded++;
      else if (this.#team.isArrived(i)) this.arrived++;
    }
  }

  /** The team follows the edits of the grid by itself. */
  leave(): void {}

  /** Places each agent between its last cells. */
  #place(): void {
    const { xy } = this.#motion.at(this.#phase);
    for (let i = 0; i < this.count; i++) {
      this.x[i] = 0.5 + xy[2 * i];
      this.y[i] = 0.5 + xy[2 * i + 1];
    }
  }
}
