// The radius of a motion is proven: over all pairs of moves that a team's rules allow, discs of that radius never touch.
import { describe, expect, test } from 'vitest';
import { createTeam, Grid, HexGrid, planMotion } from '../../src/index.ts';
import { CUBIC, movesOf, provenRadius, QUADRATIC, type Rule, STRAIGHT, type Vector } from '../support/motion-proof.ts';

const rules: readonly Rule[] = ['never', 'onlyWhenNoObstacles', 'always', 'hexagons'];

function motionOf(rule: Rule, follow: boolean, round: boolean) {
  const grid = rule === 'hexagons' ? new HexGrid(3, 3) : new Grid(3, 3);
  const diagonals = rule === 'hexagons' ? {} : { diagonals: rule };
  return createTeam(grid, [], { ...diagonals, follow }).motion({ round });
}

describe.each(rules)('%s', (rule) => {
  test.each([true, false])('follow %s: the radius is half the least distance of any two agents', (follow) => {
    for (const [curve, round] of [
      [STRAIGHT, false],
      [QUADRATIC, true],
    ] as const) {
      const proven = provenRadius(rule, follow, curve);
      const { radius } = motionOf(rule, follow, round);
      expect(Math.abs(radius - proven)).toBeLessThan(1e-9);
      // A radius that is 1 % larger would be wrong.
      expect(radius * 1.01).toBeGreaterThan(proven + 1e-9);
    }
  });
});

test('a smoother curve, the cubic B-spline, would break the promise', () => {
  for (const follow of [true, false]) {
    expect(provenRadius('never', follow, CUBIC)).toBeLessThan(motionOf('never', follow, true).radius - 0.02);
  }
});

test.each(['never', 'onlyWhenNoObstacles'] as const)('%s: centres keep half a cell away from walls', (rule) => {
  let nearest = Infinity;
  for (const first of movesOf(rule)) {
    for (const second of movesOf(rule)) {
      const cells: Vector[] = [[8, 8]];
      for (const [x, y] of [first, second])
        cells.push([cells[cells.length - 1][0] + x, cells[cells.length - 1][1] + y]);
      const free = new Set(cells.map(String));
      // A diagonal step under this rule has both cells beside it free.
      for (let i = 0; i < 2; i++)
        free.add(`${cells[i][0]},${cells[i + 1][1]}`).add(`${cells[i + 1][0]},${cells[i][1]}`);
      const motion = planMotion([{ xy: cells.flat() }]);
      for (let k = 0; k <= 64; k++) {
        const [x, y] = motion.at(0.5 + k / 64).xy;
        for (let wallX = 4; wallX <= 12; wallX++) {
          for (let wallY = 4; wallY <= 12; wallY++) {
            if (free.has(`${wallX},${wallY}`)) continue;
            const [dx, dy] = [Math.max(Math.abs(x - wallX) - 0.5, 0), Math.max(Math.abs(y - wallY) - 0.5, 0)];
            nearest = Math.min(nearest, Math.hypot(dx, dy));
          }
        }
      }
    }
  }
  expect(nearest).toBe(0.5);
});
