// Fields among closed exits, links and edges that go on, on squares and hexagons, from goals with and without costs, cost what the plain solver says, to 1e-12; their steps are routes of that
// cost. Updates after edits equal new fields, those of copies and of the other engine, to the bit. HOTPATH_RUNS=40 makes 20,000 maps.
import { describe, expect, test } from 'vitest';
import { type DistanceField, distanceField, type FieldOptions, Grid, HexGrid } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';

const MAPS = runs(500);
const STEPS = [
  [1, Math.SQRT2],
  [1, 1],
  [10, 14],
  [2, 3],
  [1, 1.99],
  [1, 2],
  [1, 3],
  [1, 0.8],
] as const;

type Goal = { x: number; y: number };

/** A map, its features, and what changes them. */
class Board {
  readonly grid: Grid;
  readonly hasExits: boolean;
  readonly hasLinks: boolean;
  private readonly random: Random;
  private readonly links: number[] = [];

  constructor(random: Random) {
    this.random = random;
    const isHex = random.chance(0.25);
    const wrap = random.pick([undefined, undefined, 'x', 'y', 'both'] as const);
    const side = () => random.pick([random.between(1, 3), random.between(1, 12), random.between(1, 40)]);
    // Rows and columns of hexagons join if there is an even number of them.
    const [width, height] = [side(), side()].map((n) => Math.max(n * (isHex ? 2 : 1), wrap ? 3 + Number(isHex) : 1));
    this.grid = isHex
      ? new HexGrid(width, height, { layout: random.pick(['odd-r', 'even-q', 'axial']), wrap })
      : new Grid(width, height, { wrap });
    this.hasExits = random.chance(wrap === undefined ? 0.6 : 0.4);
    this.hasLinks = !this.hasExits || random.chance(0.4);
    const share = random.pick([0, 0, 0.02, 0.1, 0.25, 0.45]);
    const cost = random.pick([1, 1, 2, 0.3]);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) this.grid.setCost(x, y, random.chance(share) ? 0 : cost);
    const most = width * height;
    for (let n = random.pick([1, 1, 3, most / 100, most / 10, most / 3]); this.hasExits && n > 0; n--) this.turnExit();
    for (let n = random.pick([0, 1, 2, 12, 40]); this.hasLinks && n > 0; n--) this.turnLink();
  }

  cell(): Goal {
    return { x: this.random.below(this.grid.width), y: this.random.below(this.grid.height) };
  }

  goals(): Goal[] {
    const { random } = this;
    const { width, height } = this.grid;
    return Array.from({ length: random.pick([1, 1, 2, 5, Math.ceil((width * height) / 8)]) }, () => this.cell());
  }

  edit(): void {
    const { grid, random } = this;
    const { x, y } = this.cell();
    const kind = random.below(3);
    if (kind === 0) grid.setBlocked(x, y, random.chance(0.5));
    if (kind === 1 && this.hasExits) this.turnExit();
    if (kind === 2 && this.hasLinks) this.turnLink();
  }

  /** Opens or closes an exit, often that of the other side too. */
  private turnExit(): void {
    const { grid, random } = this;
    const { x, y } = this.cell();
    const isOpen = random.chance(0.2);
    const direction = random.below(grid instanceof HexGrid ? 6 : 8);
    grid.setExit(x, y, direction, isOpen);
    const [toX, toY] = [x + [0, 1, 1, 1, 0, -1, -1, -1][direction], y + [-1, -1, 0, 1, 1, 1, 0, -1][direction]];
    if (grid instanceof HexGrid || random.chance(0.4) || !grid.isInside(toX, toY)) return;
    grid.setExit(toX, toY, (direction + 4) % 8, isOpen);
  }

  private turnLink(): void {
    const { grid, random, links } = this;
    const [from, to] = [this.cell(), this.cell()];
    if (links.length > 0 && random.chance(0.2)) grid.removeLink(links.pop() as number);
    else if (from.x !== to.x || from.y !== to.y) {
      links.push(
        grid.addLink(from, to, {
          cost: random.pick([0, 0.25, 1, Math.SQRT2, 20, 1e6, 3e12]),
          oneWay: random.chance(0.5),
        }),
      );
    }
  }
}

function anyOptions(random: Random, grid: Grid): FieldOptions {
  const options: FieldOptions = { direction: random.pick(['to', 'from']) };
  if (random.chance(0.2)) options.maxCost = random.below(40);
  if (grid instanceof HexGrid) return options;
  const [straightCost, diagonalCost] = random.pick(STEPS);
  const diagonals = random.pick(['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'] as const);
  return { ...options, straightCost, diagonalCost, diagonals };
}

/** Throws unless a field is that of the plain solver. */
function judge(
  field: DistanceField,
  { grid }: Board,
  goals: readonly Goal[],
  options: FieldOptions,
  random: Random,
): void {
  const { costs } = reference.distanceField(grid, goals, options);
  const wrong = field.costs.findIndex(
    (cost, cell) => cost !== costs[cell] && !(Math.abs(cost - costs[cell]) <= 1e-12 * costs[cell]),
  );
  if (wrong >= 0) throw new Error(`cell ${wrong} costs ${field.costs[wrong]}, not ${costs[wrong]}`);
  const { direction: _, maxCost: __, ...walked } = options;
  for (let k = 0; k < 3; k++) {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    const path = field.path(x, y);
    const cost = field.costAt(x, y);
    if ((path === null) !== (cost === Infinity)) throw new Error(`(${x}, ${y}) has no route of cost ${cost}`);
    if (path === null) continue;
    const sum = walkRoute(grid, path, walked);
    if (Math.abs(sum - cost) > 1e-9 * cost) throw new Error(`the route of (${x}, ${y}) costs ${sum}, not ${cost}`);
    const next = field.next(x, y);
    if ((next === null) !== (path.length === 1)) throw new Error(`(${x}, ${y}) leads nowhere`);
  }
}

test(`${MAPS} maps (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let map = 0; map < MAPS; map++) {
    const board = new Board(random);
    const { grid } = board;
    const options = anyOptions(random, grid);
    let goals = board.goals();
    const field = distanceField(grid, goals, { ...options, engine: random.pick(['wasm', 'js']) });
    for (let round = 0; round < 3; round++) {
      try {
        judge(field, board, goals, options, random);
        for (const [of, engine] of [
          [grid, 'wasm'],
          [grid, 'js'],
          [grid.clone(), 'wasm'],
        ] as const) {
          const other = distanceField(of, goals, { ...options, engine });
          const differs = field.costs.findIndex(
            (cost, cell) => !Object.is(cost, other.costs[cell]) || field.flow[cell] !== other.flow[cell],
          );
          if (differs >= 0) throw new Error(`cell ${differs} differs from ${of === grid ? engine : 'a copy'}`);
          other.dispose();
        }
      } catch (error) {
        expect.fail(
          `map ${map}, round ${round}, ${JSON.stringify([options, goals, grid.wrap, grid.links()])}: ${(error as Error).message}\n${grid.toText()}`,
        );
      }
      for (let edits = random.below(6); edits > 0; edits--) board.edit();
      // A field of another rule, or direction, in between.
      if (random.chance(0.3)) distanceField(grid, goals, anyOptions(random, grid)).dispose();
      if (random.chance(0.4)) goals = board.goals();
      field.update(goals);
    }
    field.dispose();
  }
}, 600_000);

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test('an edit keeps the stops of odd cells along the words that it makes again', () => {
    const grid = new Grid(140, 5);
    for (let x = 10; x < 140; x += 10) grid.fill(x, 0, 1, 5, true);
    // A door in each wall, which only a closed exit narrows.
    for (let x = 10; x < 140; x += 10) {
      grid.fill(x, 1, 1, 3, false);
      grid.setWall(x, 2, 'east');
    }
    const field = distanceField(grid, [139, 0], { engine });
    for (const [x, y] of [
      [3, 2],
      [64, 3],
      [130, 0],
    ]) {
      grid.setBlocked(x, y, !grid.isBlocked(x, y));
      expect(field.update().costs).toEqual(distanceField(grid.clone(), [139, 0], { engine }).costs);
    }
  });

  test('runs along columns stop at closed exits, without diagonals', () => {
    const grid = new Grid(40, 40);
    for (let x = 5; x < 35; x++) grid.setWall(x, 10 + (x % 7), 'south');
    for (const goal of [
      [20, 0],
      [20, 39],
    ] as const) {
      const options = { diagonals: 'never' } as const;
      const { costs } = distanceField(grid, goal, { ...options, engine });
      expect(costs).toEqual(reference.distanceField(grid, goal, options).costs);
    }
  });

  test('runs follow links that leave the first cells', () => {
    const grid = new Grid(40, 40);
    grid.addLink([37, 39], [2, 0], { cost: 1, oneWay: true });
    const field = distanceField(grid, [0, 0], { engine });
    expect([field.costAt(37, 39), field.costAt(39, 39), field.costAt(37, 37)]).toEqual([3, 5, 5]);
  });

  test.each(['never', 'always'] as const)('a free link counts where nothing may cost, diagonals %s', (diagonals) => {
    const grid = new Grid(4, 4);
    grid.addLink([3, 3], [0, 0], { cost: 0 });
    const field = distanceField(grid, [0, 0], { engine, diagonals, maxCost: 0 });
    expect(Array.from(field.within(0))).toEqual([0, 15]);
  });
});
