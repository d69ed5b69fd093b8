/** Measures fields and findNearest among closed exits, links and edges that go on, over the same calls on the plain map. */
import { mapFamilies } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { distanceField, findNearest, Grid, type Point } from '../../src/index.ts';
import { FEATURES, mapWith, type Variant } from '../cliffs/variants.ts';
import { median } from '../measure/statistics.ts';
import { type Contender, takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDES = [384, 1024];
const SEED = 2026;
const FAMILIES = ['rooms', 'caves', 'open', 'random 20 %'];
const GOALS = 8;
const QUERIES = 5;

const feature = (name: string): Variant => FEATURES.find((one) => one.name === name) as Variant;
const FEW = feature('one closed exit');
const MANY = feature('closed exits at 1 % of the cells');
const BOTH: Variant = {
  name: "wrap: 'both'",
  make: (width, height) => new Grid(width, height, { wrap: 'both' }),
};

/** Features, with how many times the plain update and the plain findNearest may take; 0 for what has no target. */
const CASES: readonly (readonly [variant: Variant, update: number, nearest: number])[] = [
  [FEW, 1.3, 5],
  [MANY, 2.5, 8],
  [feature("wrap: 'x'"), 2, 5],
  [BOTH, 2, 5],
  [feature('one link, a short cut'), 1.3, 5],
  [feature('16 links'), 1.8, 12],
  [feature('70 links'), 2.5, 0],
];
/** What closed exits at 1 % of open ground may take. */
const MANY_IN_THE_OPEN = 4;
/** A door that opens or shuts and the update, over a blocked cell and the update: the only door, and among closed exits at 1 %. Both directions in turn. The first field. */
const [TICK, TICK_AMONG_MANY, BOTH_WAYS, FIRST] = [1.5, 2.2, 2, 8];

export const oddFields: Section = {
  name: 'odd-fields',
  title: 'fields and findNearest among closed exits, links and edges that go on: times over the plain map',
  run(bench) {
    const missed: string[] = [];
    const sides = bench.quick ? [96] : SIDES;
    const rows = [['side', 'map', 'call', 'times', 'at most']];
    sides.forEach((side, i) => {
      FAMILIES.forEach((family, k) => {
        bench.progress(i * FAMILIES.length + k, sides.length * FAMILIES.length);
        for (const { name, most, contenders } of measuresOn(side, family)) {
          const rounds = takeTurns(contenders, bench.quick ? 20 : 600);
          const factor = median(rounds.map(([plain, odd]) => odd / plain));
          rows.push([String(side), family, name, factor.toFixed(2), most > 0 ? String(most) : '-']);
          if (most > 0 && factor > most) missed.push(`${name} on ${family} ${side}: ${factor.toFixed(2)}`);
        }
      });
    });
    bench.print(`${formatTable(rows)}\n`);
    const outcome: Outcome = {
      target: 'calls among odd cells take at most as many times the plain call as the table says',
      measured: missed.join('; ') || 'all do',
      held: missed.length === 0,
    };
    return [outcome];
  },
};

interface Measure {
  readonly name: string;
  readonly most: number;
  /** The plain call, and the other one. */
  readonly contenders: readonly Contender[];
}

/** Yields what is measured on a map. */
function* measuresOn(side: number, family: string): Generator<Measure> {
  const grid = mapFamilies[family]({ width: side, height: side, seed: SEED });
  const base = { name: family, grid, isHexagons: false, layers: [] };
  const random = new Random(SEED);
  const cell = (): Point => {
    for (;;) {
      const [x, y] = [random.between(2, side - 3), random.between(2, side - 3)];
      if (!grid.isBlocked(x, y)) return { x, y };
    }
  };
  const goal = cell();
  const queries = Array.from({ length: QUERIES }, () => ({
    start: cell(),
    goals: Array.from({ length: GOALS }, cell),
  }));
  const plain = mapWith(base, [], SEED);
  for (const [variant, update, nearest] of CASES) {
    const odd = mapWith(base, [variant], SEED);
    const most = variant === MANY && family === 'open' ? MANY_IN_THE_OPEN : update;
    yield { name: `update, ${variant.name}`, most, contenders: [plain, odd].map((map) => updating(map, goal)) };
    const asking = (map: Grid): Contender => ({
      run: () => queries.map(({ start, goals }) => findNearest(map, start, goals)).length,
    });
    yield { name: `findNearest, ${variant.name}`, most: nearest, contenders: [plain, odd].map(asking) };
    odd.releaseMemory();
  }
  const few = mapWith(base, [], SEED);
  const many = mapWith(base, [MANY], SEED);
  const place = cell();
  const built = turning(mapWith(base, [], SEED), goal, (map, isShut) => map.setBlocked(place.x, place.y, isShut));
  const door = (map: Grid, isShut: boolean): void => {
    map.setExit(place, 'east', !isShut);
    map.setExit([place.x + 1, place.y], 'west', !isShut);
  };
  yield { name: 'a door and update, no other', most: TICK, contenders: [built, turning(few, goal, door)] };
  yield {
    name: 'a door and update, exits at 1 %',
    most: TICK_AMONG_MANY,
    contenders: [built, turning(many, goal, door)],
  };
  const both = [plain, many].map((map) => inTurn(map, goal));
  yield { name: "'to' and 'from' in turn, exits at 1 %", most: BOTH_WAYS, contenders: both };
  yield {
    name: 'the first field, exits at 1 %',
    most: FIRST,
    contenders: [plain, many].map((map) => first(map, goal)),
  };
  for (const map of [plain, few, many]) map.releaseMemory();
}

function updating(map: Grid, goal: Point): Contender {
  const field = distanceField(map, goal);
  return { run: () => field.update() };
}

/** Returns what changes a map to and fro, and updates a field each time. */
function turning(map: Grid, goal: Point, turn: (map: Grid, isShut: boolean) => void): Contender {
  const field = distanceField(map, goal);
  let isShut = false;
  return {
    run: () => {
      isShut = !isShut;
      turn(map, isShut);
      return field.update();
    },
  };
}

function inTurn(map: Grid, goal: Point): Contender {
  const fields = (['to', 'from'] as const).map((direction) => distanceField(map, goal, { direction }));
  return { run: () => fields.map((field) => field.update()).length };
}

/** Returns what makes a field of a new grid. */
function first(map: Grid, goal: Point): Contender {
  return {
    run: () => {
      const copy = map.clone();
      const field = distanceField(copy, goal);
      const cost = field.costAt(0, 0);
      field.dispose();
      copy.releaseMemory();
      return cost;
    },
  };
}
