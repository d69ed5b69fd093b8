// The agents of the crowd, without a page.
import { describe, expect, test } from 'vitest';
import { type MapSpec, paintSpec } from '../../demo/map/families.ts';
import type { Terrain } from '../../demo/map/model.ts';
import { largestRegion, nearestIn } from '../../demo/map/regions.ts';
import { Agents, type Field } from '../../demo/views/crowd/agents.ts';
import { distanceField, Grid } from '../../src/index.ts';

const COUNT = 2000;
/** Possible times of a frame in seconds: negative, zero, tiny, usual, and the longest that a frame counts for. */
const TIMES = [-0.02, 0, 1e-9, 1e-300, -1e-9, 0.016, 0.1];

function fieldOf(terrain: Terrain): Field {
  const { width, height, levels } = terrain;
  const goal = nearestIn(largestRegion(terrain), terrain, { x: width >> 1, y: height >> 1 });
  const field = distanceField(Grid.fromCosts(width, height, levels), [goal]);
  const costs = field.costsInto(new Float64Array(levels.length));
  const flow = field.flowInto(new Uint8Array(levels.length));
  field.dispose();
  return { costs, flow };
}

/** Returns the agents that are off the map or in a wall. */
function lost({ x, y, count }: Agents, { width, height, levels }: Terrain): number[] {
  return Array.from({ length: count }, (_, i) => i).filter((i) => {
    const inside = x[i] >= 0 && y[i] >= 0 && x[i] < width && y[i] < height;
    return !inside || levels[Math.floor(y[i]) * width + Math.floor(x[i])] === 0;
  });
}

describe.each<MapSpec>([
  { family: 'caves', width: 64, height: 40, seed: 3 },
  { family: 'maze', width: 41, height: 31, seed: 2 },
  { family: 'random', width: 50, height: 30, seed: 7 },
])('agents in $family $seed', (spec) => {
  const terrain = paintSpec(spec);
  const field = fieldOf(terrain);

  test.each(TIMES)('stay on the floor after a first frame of %f s and after many more', (first) => {
    const agents = new Agents(COUNT, terrain, 1, field);
    agents.advance(first, field);
    expect(lost(agents, terrain)).toEqual([]);
    for (let frame = 0; frame < 100; frame++) {
      agents.advance(TIMES[frame % TIMES.length], field);
      expect(lost(agents, terrain)).toEqual([]);
    }
  });

  test('stand still while no time passes', () => {
    const agents = new Agents(COUNT, terrain, 1, field);
    agents.advance(0.05, field);
    const [x, y] = [agents.x.slice(), agents.y.slice()];
    agents.advance(-1, field);
    agents.advance(0, field);
    // Rounding may leave a rest of a step, which may be walked.
    const moved = x.map((from, i) => Math.hypot(agents.x[i] - from, agents.y[i] - y[i]));
    expect(Math.max(...moved)).toBeLessThan(1e-5);
  });
});
