// Small full teams stand, search for a plan and are freed: each step of each agent is judged by the rules alone.
import { describe, expect, test } from 'vitest';
import { Random } from '../support/maps.ts';
import { randomProblem, stand, type Tally } from '../support/random-teams.ts';
import { runs, seed } from '../support/seed.ts';
import { teamEngines } from '../support/team-engines.ts';

describe.each(teamEngines)('on %s', (_, name, start) => {
  const engine = start();

  // 100,000 teams on each kernel: HOTPATH_RUNS=2500 npx vitest run --project node test/team/random-teams.test.ts; 10,000 others: HOTPATH_SEED=2 HOTPATH_RUNS=250.
  test(`no agent jumps or collides, seed ${seed}`, () => {
    const tally: Tally = { teams: 0, steps: 0, searched: 0, freed: 0 };
    const first = (seed % 100_000) * 100_000;
    for (let run = first; run < first + runs(name === 'js' ? 20 : 40); run++) {
      const random = new Random(run);
      const problem = randomProblem(random);
      if (problem === null) continue;
      try {
        stand(engine, random, problem, 220, tally);
      } catch (error) {
        throw new Error(`team ${run}`, { cause: error });
      }
    }
    if (tally.teams > 1000) expect(tally.freed).toBeGreaterThan(0);
  });
});
