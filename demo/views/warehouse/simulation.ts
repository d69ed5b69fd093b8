/** Robots that fetch parcels from shelves and bring them to stations, without ever colliding. It needs no page. */
import { assignGoals, createTeam, Grid, type Motion, type Team } from 'hotpath';
import { Random } from '../../../generators/random.ts';
import { paintWarehouse, type Shelf, type WarehouseCell } from '../../../generators/warehouse.ts';

/** A hall, and the most robots that have room in it. */
export interface Hall {
  readonly columns: number;
  readonly rows: number;
  readonly most: number;
}

export const HALLS = {
  small: { columns: 48, rows: 30, most: 300 },
  large: { columns: 240, rows: 150, most: 5000 },
} as const satisfies Record<string, Hall>;
/** Robots drive this number of cells in a second of the warehouse's time. */
export const STEPS_PER_SECOND = 4;
/** Steps over which throughput is counted: one minute. */
export const WINDOW = 60 * STEPS_PER_SECOND;
/** Steps that robots look ahead, if they do. */
const GUIDANCE = 10;
/** Cells across the widest aisle. */
const WIDEST_AISLE = 5;
/** Steps for which a robot stands still before it takes another task: its goal may be closed off. */
const PATIENCE = 8 * STEPS_PER_SECOND;

/** Orders that wait, beside those that robots get: so there is a choice. */
const WAITING = 12;
/** Steps to a shelf that is near. An order that has no robot near it waits until it is the oldest. */
const NEAR = 48;

export interface Robot {
  /** The shelf of its task. */
  shelf: Shelf;
  /** Whether it has the parcel. */
  carries: boolean;
  /** The station to which it brings the parcel. */
  station: number;
  /** Steps since it last moved or got a task. */
  waited: number;
}

export class Warehouse {
  readonly hall: Hall;
  readonly grid: Grid;
  readonly shelves: readonly Shelf[];
  readonly stations: readonly WarehouseCell[];
  readonly robots: Robot[] = [];
  /** Columns and rows of the robots before the last step, and after it. */
  before: Int32Array = new Int32Array(0);
  now: Int32Array = new Int32Array(0);
  steps = 0;
  delivered = 0;
  /** The step in which each station last got a parcel. */
  readonly served: number[];
  /** Where the robots are between steps. */
  motion: Motion;
  readonly #random: Random;
  #team: Team;
  /** Orders that no robot has yet, the oldest first. */
  readonly #orders: Shelf[] = [];
  /** Shelves with an order, and robots on their way to each station. */
  readonly #wanted = new Set<Shelf>();
  readonly #coming: number[];
  /** Deliveries of each of the last steps. */
  readonly #recent = new Uint16Array(WINDOW);
  #inWindow = 0;
  /** Cells of shelves and stations, by index. */
  readonly #fixed: Set<number>;

  /** @param guidance Whether robots look ahead for ways that meet few others. */
  constructor(count: number, seed: number, hall: Hall = HALLS.small, guidance = false) {
    this.hall = hall;
    this.grid = new Grid(hall.columns, hall.rows);
    const { shelves, stations } = paintWarehouse(this.grid);
    this.shelves = shelves;
    this.stations = stations;
    this.#fixed = new Set([...shelves, ...stations].map((cell) => this.indexOf(cell)));
    this.served = stations.map(() => -Infinity);
    this.#coming = stations.map(() => 0);
    this.#random = new Random(seed);
    this.#team = createTeam(this.grid, [], { seed, guidance: guidance ? GUIDANCE : 0 });
    this.motion = this.#team.motion();
    this.setCount(count);
  }

  dispose(): void {
    this.#team.dispose();
  }

  /** Lets robots look ahead from now on, or no longer. */
  setGuidance(guidance: boolean): void {
    const team = this.#team;
    this.#team = createTeam(this.grid, [], { state: team.state(), guidance: guidance ? GUIDANCE : 0 });
    this.motion = this.#team.motion();
    team.dispose();
  }

  /** Adds robots, or takes the last ones away. */
  setCount(count: number): void {
    while (this.robots.length > count) {
      const robot = this.robots.pop() as Robot;
      this.#release(robot);
      this.#team.remove(this.robots.length);
    }
    const { columns, rows } = this.hall;
    const taken = new Set(this.robots.map((_, i) => this.indexOf({ x: this.now[2 * i], y: this.now[2 * i + 1] })));
    while (this.robots.length < count) {
      const start = { x: this.#random.below(columns), y: this.#random.below(rows) };
      if (this.grid.isBlocked(start.x, start.y) || taken.has(this.indexOf(start))) continue;
      taken.add(this.indexOf(start));
      const shelf = this.#nextShelf();
      this.robots.push({ shelf, carries: false, station: 0, waited: 0 });
      this.#team.add({ start, goal: shelf.face });
    }
    this.now = this.#team.positions.slice(0, 2 * count);
    this.before = this.now.slice();
  }

  /** Moves all robots by one cell, and lets those at their goals pick up or deliver. */
  step(): void {
    this.before.set(this.now);
    this.#team.step();
    this.now.set(this.#team.positions.subarray(0, this.now.length));
    const slot = this.steps % WINDOW;
    this.#inWindow -= this.#recent[slot];
    this.#recent[slot] = 0;
    this.#handOut(Array.from(this.robots.keys()).filter((i) => this.#work(i, slot)));
    this.#inWindow += this.#recent[slot];
    this.steps++;
  }

  /** Deliveries in the last minute; projected from less than a minute at first, NaN in the first seconds. */
  get perMinute(): number {
    if (this.steps < 10 * STEPS_PER_SECOND) return Number.NaN;
    return (this.#inWindow * WINDOW) / Math.min(this.steps, WINDOW);
  }

  get carrying(): number {
    return this.robots.reduce((sum, { carries }) => sum + (carries ? 1 : 0), 0);
  }

  /** Where a robot goes. */
  goalOf({ shelf, carries, station }: Robot): WarehouseCell {
    return carries ? this.stations[station] : shelf.face;
  }

  /** Whether a cell of an aisle can be closed: racks and stations stay as they are. */
  canClose(x: number, y: number): boolean {
    return this.grid.isInside(x, y) && !this.#fixed.has(this.indexOf({ x, y }));
  }

  /** Returns the cells across the aisle at a cell, from rack to rack or wall; the cell alone where aisles cross. */
  across(cell: WarehouseCell): WarehouseCell[] {
    const runs = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ].map((way) => [...this.#run(cell, { x: -way.x, y: -way.y }).reverse(), cell, ...this.#run(cell, way)]);
    const narrow = runs.filter((run) => run.length <= WIDEST_AISLE).sort((a, b) => a.length - b.length);
    return narrow[0] ?? [cell];
  }

  /** Returns the cells that can be closed from a cell on, one way. */
  #run({ x, y }: WarehouseCell, way: WarehouseCell): WarehouseCell[] {
    const cells: WarehouseCell[] = [];
    for (let at = { x: x + way.x, y: y + way.y }; this.canClose(at.x, at.y); at = { x: at.x + way.x, y: at.y + way.y })
      cells.push(at);
    return cells;
  }

  /** Closes or opens a cell of an aisle. Robots go round closed cells from the next step on. */
  setClosed(x: number, y: number, closed: boolean): void {
    if (this.canClose(x, y)) this.grid.setBlocked(x, y, closed);
  }

  /** Returns the index of a cell. */
  indexOf({ x, y }: WarehouseCell): number {
    return y * this.hall.columns + x;
  }

  /** Lets a robot pick up or deliver. Returns whether it needs another order. */
  #work(i: number, slot: number): boolean {
    const robot = this.robots[i];
    const stands = this.now[2 * i] === this.before[2 * i] && this.now[2 * i + 1] === this.before[2 * i + 1];
    robot.waited = stands ? robot.waited + 1 : 0;
    const isThere = this.#team.isArrived(i);
    if (!isThere && robot.waited <= PATIENCE) return false;
    if (isThere && robot.carries) {
      this.#recent[slot]++;
      this.delivered++;
      this.served[robot.station] = this.steps;
    }
    if (isThere === robot.carries) return true;
    this.#bring(i);
    return false;
  }

  /** Gives orders to robots: all together, so that their ways are short. Where none is near, the oldest order goes first. */
  #handOut(free: readonly number[]): void {
    if (free.length === 0) return;
    while (this.#orders.length < free.length + WAITING) this.#orders.push(this.#nextShelf());
    const open = this.#orders.slice(0, free.length + WAITING);
    const places = free.map((i) => ({ x: this.now[2 * i], y: this.now[2 * i + 1] }));
    const options = { least: 'sum', diagonals: 'never', maxCost: NEAR } as const;
    const goals = open.map(({ face }) => face);
    const { goalOf } = assignGoals(this.grid, places, goals, options);
    const given = new Set(Array.from(goalOf, (goal) => open[goal]));
    free.forEach((i, k) => {
      const shelf = open[goalOf[k]] ?? (open.find((one) => !given.has(one)) as Shelf);
      given.add(shelf);
      const robot = this.robots[i];
      this.#release(robot);
      Object.assign(robot, { shelf, carries: false, waited: 0 });
      this.#team.setGoal(i, shelf.face);
    });
    this.#orders.splice(0, open.length, ...open.filter((one) => !given.has(one)));
  }

  /** Ends what a robot has been doing. */
  #release({ shelf, carries, station }: Robot): void {
    if (carries) this.#coming[station]--;
    else this.#wanted.delete(shelf);
  }

  /** Sends a robot with a parcel to a station. */
  #bring(i: number): void {
    const robot = this.robots[i];
    this.#release(robot);
    const station = this.#nextStation(i);
    this.#coming[station]++;
    Object.assign(robot, { station, carries: true, waited: 0 });
    this.#team.setGoal(i, this.goalOf(robot));
  }

  /** Draws a shelf that no other robot goes to. */
  #nextShelf(): Shelf {
    for (;;) {
      const shelf = this.shelves[this.#random.below(this.shelves.length)];
      if (this.#wanted.has(shelf) && this.#wanted.size < this.shelves.length) continue;
      this.#wanted.add(shelf);
      return shelf;
    }
  }

  /** Returns the station with the shortest way and queue. */
  #nextStation(i: number): number {
    const wait = this.stations.map(
      ({ x, y }, k) => Math.abs(x - this.now[2 * i]) + Math.abs(y - this.now[2 * i + 1]) + 3 * this.#coming[k],
    );
    return wait.indexOf(Math.min(...wait));
  }
}
