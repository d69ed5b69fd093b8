// The robots of the warehouse, and the crowd as a team, without a page.
import { distanceField, Grid } from 'hotpath';
import { describe, expect, test } from 'vitest';
import { paintSpec } from '../../demo/map/families.ts';
import { largestRegion, nearestIn } from '../../demo/map/regions.ts';
import { specFor } from '../../demo/views/crowd/room.ts';
import { TeamAgents } from '../../demo/views/crowd/team-agents.ts';
import { drawWarehouse } from '../../demo/views/warehouse/drawing.ts';
import { HALLS, STEPS_PER_SECOND, Warehouse } from '../../demo/views/warehouse/simulation.ts';
import { Random } from '../support/maps.ts';
import { runs } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { type Point, worldOf } from '../support/world.ts';

const MINUTE = 60 * STEPS_PER_SECOND;

const placesOf = (positions: Int32Array): Point[] =>
  Array.from({ length: positions.length / 2 }, (_, i) => ({ x: positions[2 * i], y: positions[2 * i + 1] }));

/** Steps, and throws unless the step is legal. */
function stepLegally(warehouse: Warehouse): void {
  warehouse.step();
  // The page uses the built package. Its grids are the same to those who only ask for cells.
  const world = worldOf(warehouse.grid as unknown as Parameters<typeof worldOf>[0]);
  const fault = stepFault(world, 'never', placesOf(warehouse.before), placesOf(warehouse.now));
  if (fault !== '') throw new Error(`step ${warehouse.steps}: ${fault}`);
}

/** Returns the discs of robots in a frame, as the drawing asks a canvas for them. */
function discsIn(warehouse: Warehouse, phase: number): Point[] {
  const discs: Point[] = [];
  let at = { x: 0, y: 0, radius: 0 };
  const context = {
    beginPath() {},
    roundRect() {},
    fillRect() {},
    stroke() {},
    moveTo() {},
    lineTo() {},
    arc(x: number, y: number, radius: number) {
      at = { x, y, radius };
    },
    fill() {
      // The largest disc of a robot; marks and parcels lie on it.
      if (Math.abs(at.radius - warehouse.motion.radius) < 1e-12) discs.push({ x: at.x, y: at.y });
      at.radius = 0;
    },
  };
  const palette = new Proxy({}, { get: () => '' });
  drawWarehouse(
    context as unknown as CanvasRenderingContext2D,
    { warehouse, closed: new Set(), phase },
    { scale: 1, left: 0, top: 0 } as never,
    palette as never,
  );
  return discs;
}

describe('the warehouse', () => {
  test('robots overlap in no frame', () => {
    const warehouse = new Warehouse(250, 3);
    const { radius } = warehouse.motion;
    for (let step = 0; step < runs(200); step++) {
      warehouse.step();
      for (let part = 0; part < 8; part++) {
        const discs = discsIn(warehouse, part / 8);
        expect(discs.length).toBe(250);
        discs.sort((a, b) => a.x - b.x);
        for (let i = 0; i < discs.length; i++) {
          for (let k = i + 1; k < discs.length && discs[k].x - discs[i].x < 2 * radius; k++) {
            expect(Math.hypot(discs[k].x - discs[i].x, discs[k].y - discs[i].y)).toBeGreaterThan(2 * radius - 1e-9);
          }
        }
      }
    }
  });

  test('has shelves that can be reached, and stations on the floor', () => {
    const { grid, shelves, stations } = new Warehouse(0, 1);
    expect(shelves.length).toBeGreaterThan(300);
    expect(stations.length).toBeGreaterThan(10);
    for (const { x, y, face } of shelves) {
      expect([grid.isBlocked(x, y), grid.isBlocked(face.x, face.y)]).toEqual([true, false]);
      expect(Math.abs(face.y - y)).toBe(1);
    }
    for (const { x, y } of stations) expect(grid.isBlocked(x, y)).toBe(false);
  });

  test('80 robots get orders nearby, so that they bring more than 450 parcels a minute, and never collide', () => {
    const warehouse = new Warehouse(80, 1);
    expect(warehouse.perMinute).toBeNaN();
    let delivered = 0;
    for (let step = 0; step < 2 * MINUTE; step++) {
      if (step === MINUTE) delivered = warehouse.delivered;
      stepLegally(warehouse);
    }
    expect(warehouse.perMinute).toBe(warehouse.delivered - delivered);
    expect(warehouse.perMinute).toBeGreaterThan(450);
    warehouse.dispose();
  });

  test('5,000 robots in the large hall bring more parcels than 1,000, and never collide', () => {
    // With fewer steps, no robot of the large hall has been to a shelf and a station.
    const steps = Math.max(MINUTE / 5, runs(MINUTE / 5));
    const delivered = [1000, 5000].map((count) => {
      const warehouse = new Warehouse(count, 1, HALLS.large);
      for (let step = 0; step < steps; step++) {
        // To check a step takes longer than the step.
        if (step % 60 === 0) stepLegally(warehouse);
        else warehouse.step();
      }
      warehouse.dispose();
      return warehouse.delivered;
    });
    expect(delivered[1]).toBeGreaterThan(delivered[0]);
  });

  test('300 robots that look ahead bring more parcels, and those that begin or end to do so never collide', () => {
    const [plain, guided] = [false, true].map((guidance) => {
      const warehouse = new Warehouse(300, 1, HALLS.small, guidance);
      for (let step = 0; step < MINUTE; step++) warehouse.step();
      warehouse.dispose();
      return warehouse.delivered;
    });
    expect(guided).toBeGreaterThan(1.1 * plain);
    const warehouse = new Warehouse(200, 2);
    for (let step = 0; step < 90; step++) {
      if (step % 15 === 0) warehouse.setGuidance(step % 2 === 0);
      stepLegally(warehouse);
    }
    expect(warehouse.delivered).toBeGreaterThan(0);
    warehouse.dispose();
  });

  test('robots never collide while aisles close and open and robots come and go', () => {
    const random = new Random(5);
    const warehouse = new Warehouse(60, 2);
    for (let step = 0; step < 600; step++) {
      if (step % 3 === 0)
        warehouse.setClosed(random.below(HALLS.small.columns), random.below(HALLS.small.rows), random.chance(0.6));
      if (step % 50 === 0) warehouse.setCount(random.between(20, 100));
      stepLegally(warehouse);
      const wanted = warehouse.robots.filter(({ carries }) => !carries).map(({ shelf }) => shelf);
      expect(new Set(wanted).size).toBe(wanted.length);
    }
    expect(warehouse.delivered).toBeGreaterThan(50);
    warehouse.dispose();
  });

  test('racks and stations cannot be closed', () => {
    const { grid, shelves, stations, ...warehouse } = new Warehouse(1, 1);
    expect(warehouse.steps).toBe(0);
    const other = new Warehouse(1, 1);
    for (const { x, y } of [...shelves, ...stations, { x: -1, y: 0 }, { x: 0, y: HALLS.small.rows }]) {
      expect(other.canClose(x, y)).toBe(false);
      other.setClosed(x, y, true);
    }
    expect(other.grid.toText()).toBe(grid.toText());
  });

  test('the same seed gives the same minute', () => {
    const [one, other] = [new Warehouse(50, 7), new Warehouse(50, 7)];
    for (let step = 0; step < MINUTE; step++) {
      one.step();
      other.step();
    }
    expect(other.now).toEqual(one.now);
    expect(other.delivered).toBe(one.delivered);
  });
});

/** Returns the least distance between two units of a crowd. */
function leastGap({ x, y }: TeamAgents): number {
  const order = Array.from(x, (_, i) => i).sort((a, b) => x[a] - x[b]);
  let least = Infinity;
  order.forEach((a, at) => {
    for (let k = at + 1; k < order.length && x[order[k]] - x[a] < least; k++) {
      least = Math.min(least, Math.hypot(x[order[k]] - x[a], y[order[k]] - y[a]));
    }
  });
  return least;
}

describe('the crowd with one unit a cell', () => {
  const spec = specFor({ family: 'caves', width: 32, height: 20, seed: 3 }, 800);
  const terrain = paintSpec(spec);
  const mask = largestRegion(terrain);
  const goal = nearestIn(mask, terrain, { x: spec.width >> 1, y: spec.height >> 1 });
  const grid = Grid.fromCosts(spec.width, spec.height, terrain.levels);
  const costs = distanceField(grid, [goal], { diagonalCost: 1 }).costsInto(new Float64Array(spec.width * spec.height));
  const field = { costs, flow: new Uint8Array(costs.length) };

  test('gets a map with two cells for each agent', () => {
    expect(spec.width % 32).toBe(0);
    expect(mask.reduce((sum, cell) => sum + cell, 0)).toBeGreaterThanOrEqual(1600);
    expect(specFor({ family: 'open', width: 64, height: 40, seed: 1 }, 1000).width).toBe(64);
  });

  test('arrives, and agents overlap in no frame', () => {
    const crowd = new TeamAgents(800, grid, 1, field, goal);
    expect(crowd.count).toBe(800);
    crowd.advance(0, field);
    const first = crowd.arrived;
    for (let frame = 0; frame < 800; frame++) {
      crowd.advance(1 / 40, field);
      expect(leastGap(crowd)).toBeGreaterThan(crowd.size * Math.SQRT2 - 1e-5);
    }
    expect(first).toBeLessThan(700);
    expect(crowd.arrived).toBeGreaterThan(0.95 * 800);
    expect(crowd.stranded).toBe(0);
    crowd.dispose();
  });

  test('has as many agents as cells at most, and stands still while no time passes', () => {
    const crowd = new TeamAgents(1_000_000, grid, 1, field, goal);
    expect(crowd.count).toBe(costs.filter((cost) => cost < Infinity).length);
    const before = crowd.x.slice();
    crowd.advance(-1, field);
    expect(crowd.x).toEqual(before);
  });
});

test('a click closes an aisle from rack to rack, and one cell where aisles cross', () => {
  const warehouse = new Warehouse(10, 1);
  const { columns, rows } = HALLS.small;
  let aisles = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!warehouse.canClose(x, y)) continue;
      const cells = warehouse.across({ x, y });
      expect(cells.some((cell) => cell.x === x && cell.y === y)).toBe(true);
      expect(cells.every((cell) => warehouse.canClose(cell.x, cell.y))).toBe(true);
      if (cells.length === 1) continue;
      aisles++;
      // What is beyond both ends stays as it is.
      const [first, second, last] = [cells[0], cells[1], cells[cells.length - 1]];
      const [dx, dy] = [second.x - first.x, second.y - first.y];
      expect(warehouse.canClose(first.x - dx, first.y - dy) || warehouse.canClose(last.x + dx, last.y + dy)).toBe(
        false,
      );
    }
  }
  expect(aisles).toBeGreaterThan(200);
  warehouse.dispose();
});
