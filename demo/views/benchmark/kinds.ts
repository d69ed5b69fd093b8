/** Kinds of calls that both engines answer, each on one map, so that their times compare the engines. */
import type * as hotpath from 'hotpath';
import { Random } from '../../../generators/random.ts';
import { paintSpec } from '../../map/families.ts';

export type Package = Pick<
  typeof hotpath,
  'clearanceMap' | 'createTeam' | 'distanceField' | 'findAnyAnglePath' | 'findPath' | 'Grid'
>;

const SIDE = 128;
const AGENTS = 60;
/** Pairs of cells that searches take in turn. */
const PAIRS = 16;

/** A kind of call, as a row of the table names it. */
export const KINDS = ['findPath', 'findAnyAnglePath', 'distanceField', 'clearanceMap', 'step of 60 agents'] as const;
export type Kind = (typeof KINDS)[number];

/** Makes a call of each kind on a map of 128 x 128 cells. */
export function callsOf(package_: Package): Record<Kind, () => unknown> {
  const { clearanceMap, createTeam, distanceField, findAnyAnglePath, findPath, Grid } = package_;
  const { levels } = paintSpec({ family: 'caves', width: SIDE, height: SIDE, seed: 7 });
  const grid = Grid.fromCosts(SIDE, SIDE, levels);
  const random = new Random(7);
  const field = distanceField(grid, [SIDE >> 1, SIDE >> 1]);
  const pick = (): [number, number] => {
    for (;;) {
      const cell: [number, number] = [random.below(SIDE), random.below(SIDE)];
      if (field.costAt(...cell) < Infinity) return cell;
    }
  };
  const pairs = Array.from({ length: PAIRS }, () => [pick(), pick()] as const);
  let turn = 0;
  const next = () => pairs[turn++ % PAIRS];
  const starts = new Map<number, [number, number]>();
  while (starts.size < AGENTS) {
    const cell = pick();
    starts.set(cell[1] * SIDE + cell[0], cell);
  }
  const team = createTeam(
    grid,
    [...starts.values()].map((start) => ({ start, goal: pick() })),
  );
  return {
    findPath: () => findPath(grid, ...next()),
    findAnyAnglePath: () => findAnyAnglePath(grid, ...next()),
    distanceField: () => field.update(next()[0]),
    clearanceMap: () => clearanceMap(grid),
    'step of 60 agents': () => {
      team.step();
      // Whoever has arrived goes on, so that no step is idle.
      for (const agent of team.arrivedNow) team.setGoal(agent, next()[0]);
    },
  };
}
