// Bytes that nobody saved but that have the right checksum: they are refused, or what is made of them works. The js engine has kernels that know their blocks.
import { expect, test } from 'vitest';
import { STEP_X, STEP_Y } from '../../src/core/base/cells/direction.ts';
import { createTeam, distanceField, findPath, Grid, HexGrid } from '../../src/index.ts';
import { randomKindsMap, randomKindsTrips } from '../support/kinds-teams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { randomGrid, randomTrips } from '../support/team-problems.ts';

const engine = 'js';
/** Where the checksums of grids and of teams stand, and how many bytes are before what they cover. */
const GRID = { sum: 4, from: 8 };
const TEAM = { sum: 8, from: 12 };

/** Writes the checksum that bytes should have. */
function seal(bytes: Uint8Array, { sum, from }: typeof GRID): Uint8Array {
  let checksum = 0x811c9dc5;
  for (const byte of bytes.subarray(from)) checksum = Math.imul(checksum ^ byte, 0x01000193);
  new DataView(bytes.buffer).setUint32(sum, checksum >>> 0, true);
  return bytes;
}

/** Changes a few of the bytes that a checksum covers: single ones, or words, to numbers at the ends of ranges. */
function changed(random: Random, saved: Uint8Array, format: typeof GRID, seals = seal): Uint8Array {
  const bytes = saved.slice();
  const view = new DataView(bytes.buffer);
  for (let left = random.between(1, 3); left > 0; left--) {
    if (random.chance(0.3)) bytes[random.between(format.from, bytes.length - 1)] = random.below(256);
    else {
      const word = random.between(format.from >> 2, (bytes.length >> 2) - 1);
      const values = [
        -1,
        0,
        1,
        7,
        40,
        255,
        1000,
        65_535,
        2 ** 24,
        2 ** 31 - 1,
        -(2 ** 31),
        view.getInt32(4 * word, true) ^ 1,
      ];
      view.setInt32(4 * word, random.pick(values), true);
    }
  }
  return seals(bytes, format);
}

/** Returns damaged bytes: some others, or a part of them, whose checksum is as it was. */
function damaged(random: Random, saved: Uint8Array, format: typeof GRID): Uint8Array {
  if (random.chance(0.3)) return saved.slice(0, random.below(saved.length));
  for (;;) {
    const bytes = changed(random, saved, format, (others) => others);
    if (bytes.some((byte, i) => byte !== saved[i])) return bytes;
  }
}

/** Makes a call that may be refused by an error with a remedy. */
function orRefused(call: () => void): void {
  try {
    call();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Teams with all that a state can have, after some steps. */
function anyState(random: Random): { grid: Grid; state: Uint8Array } {
  const { grid, wrap } = randomKindsMap(random, 9);
  const kinds = random.chance(0.5);
  const plain = kinds ? grid : randomGrid(random, 12, 9, 0.2);
  const trips = kinds ? randomKindsTrips(random, grid, wrap, 6) : randomTrips(random, plain, random.between(1, 30));
  const turns = plain.wrap === null && random.chance(0.3);
  const guidance = turns ? 0 : random.pick([0, 0, 3, 8]);
  const team = createTeam(plain, trips, { engine, guidance, turns });
  for (let step = random.below(12); step > 0; step--) team.step();
  if (trips.length > 1 && random.chance(0.4)) team.remove(random.below(trips.length));
  return { grid: plain, state: team.state() };
}

/** Columns of a place, the bits of an agent that has a route which knows all edits, the distance of an agent without a way, and the bit of teams with fields. */
const [SHIFT, ROUTED, FAR, EXACT] = [4, 8 + 16, 33_554_431, 1];

/** Returns a state, of a team on 12 x 9 cells without removed agents, whose agents go by routes to their goals, through walls too. */
function withRoutes(random: Random, state: Uint8Array): Uint8Array {
  const words = [...new Int32Array(state.slice().buffer)];
  // Behind the head, one ground without factors, and the head of the engine's words.
  const first = 10 + 18;
  const [count, there] = words.slice(10);
  words[10 + 6] &= ~EXACT;
  const routes: number[] = [];
  for (let agent = first; agent < first + 7 * count; agent += 7) {
    if (random.chance(0.3)) continue;
    words[agent + 6] |= ROUTED;
    const steps: number[] = [];
    let [x, y] = [words[agent + 1] & ((1 << SHIFT) - 1), words[agent + 1] >> SHIFT];
    for (let left = random.below(20); left > 0; left--) {
      const direction = random.below(8);
      const [fromX, fromY] = [x - STEP_X[direction], y - STEP_Y[direction]];
      if (fromX < 0 || fromY < 0 || fromX >= 12 || fromY >= 9) continue;
      [x, y] = [fromX, fromY];
      steps.unshift(direction);
    }
    routes.push((y << SHIFT) | x, random.pick([0, 1, steps.length, FAR, FAR - 1]), 0, steps.length);
    for (let k = 0; k < steps.length; k += 4)
      routes.push(steps.slice(k, k + 4).reduce((four, direction, part) => four | (direction << (8 * part)), 0));
  }
  words.splice(first + 7 * count + there, 0, ...routes);
  return seal(new Uint8Array(Int32Array.from(words).buffer), TEAM);
}

/** A grid of any form, with all that bytes can have. */
function anyGrid(random: Random): Grid {
  const [width, height] = [random.between(1, 40), random.between(1, 40)];
  const isRound = random.chance(0.3);
  const hexagons = () =>
    new HexGrid(isRound ? 2 * width : width, isRound ? 2 * height : height, isRound ? { wrap: 'both' } : {});
  const grid = random.chance(0.4) ? hexagons() : randomKindsMap(random, 12).grid;
  for (let left = random.below(40); left > 0; left--) {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    grid.setCost(x, y, random.between(1, 9));
    grid.setBlocked(x, y, random.chance(0.5));
    // Exits over an edge that goes on cannot be closed.
    if (grid.wrap === null && random.chance(0.3)) grid.setExit(x, y, random.below(6), false);
    if (grid.height > 1 && random.chance(0.1))
      grid.addLink([x, y], [random.below(grid.width), (y + 1) % grid.height], { cost: random.below(3) });
    // There is no border at the edge of the map.
    const isInner = x > 0 && y > 0 && x < grid.width - 1 && y < grid.height - 1;
    if (isInner && random.chance(0.1))
      grid.setEdgeCost([x, y], random.pick(grid instanceof HexGrid ? [1, 2] : [2, 4]), 1 + random.below(4));
  }
  return grid;
}

test(`states of teams (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(500); run++) {
    const { grid, state } = anyState(random);
    for (let left = 10; left > 0; left--) {
      const bytes = changed(random, state, TEAM);
      orRefused(() => {
        const team = createTeam(grid, [], { engine, state: bytes });
        for (let step = 0; step < 8; step++) team.step();
        team.dispose();
      });
    }
    createTeam(grid, [], { engine, state }).step();
  }
});

test(`states of teams that go by routes (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(500); run++) {
    const grid = randomGrid(random, 12, 9, 0.2);
    const saved = createTeam(grid, randomTrips(random, grid, random.between(1, 20)), { engine });
    for (let step = random.below(5); step > 0; step--) saved.step();
    const state = withRoutes(random, saved.state());
    for (const bytes of [state, ...Array.from({ length: 8 }, () => changed(random, state, TEAM))]) {
      const make = () => {
        const team = createTeam(grid, [], { engine, state: bytes });
        for (let step = 0; step < 12; step++) {
          if (step % 4 === 3) grid.setBlocked(random.below(12), random.below(9), random.chance(0.5));
          team.step();
          team.state();
        }
        team.dispose();
      };
      if (bytes === state) make();
      else orRefused(make);
    }
  }
});

test(`grids (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(500); run++) {
    const made = anyGrid(random);
    const [saved, isHex] = [made.toBytes(), made instanceof HexGrid];
    for (let left = 10; left > 0; left--) {
      const bytes = changed(random, saved, GRID);
      orRefused(() => {
        const grid = (isHex ? HexGrid : Grid).fromBytes(bytes, { maxCells: 5000 });
        const [start, goal] = [0, 1].map(() => ({ x: random.below(grid.width), y: random.below(grid.height) }));
        const { cost } = findPath(grid, start, goal, { engine });
        expect(findPath(grid, start, goal, { engine: 'wasm' }).cost).toBe(cost);
        const field = distanceField(grid, goal, { engine });
        if (!grid.isBlocked(start)) expect(field.costAt(start)).toBeCloseTo(cost, 6);
        field.dispose();
      });
    }
  }
});

test(`what is damaged and has another checksum is refused (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(300); run++) {
    const saved = anyGrid(random).toBytes();
    const { grid, state } = anyState(random);
    for (let left = 10; left > 0; left--) {
      expect(() => Grid.fromBytes(damaged(random, saved, GRID))).toThrow(RangeError);
      expect(() => HexGrid.fromBytes(damaged(random, saved, GRID))).toThrow(RangeError);
      expect(() => createTeam(grid, [], { engine, state: damaged(random, state, TEAM) })).toThrow(RangeError);
    }
  }
});
