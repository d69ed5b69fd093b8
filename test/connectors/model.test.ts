// Random diagrams, judged by the rules of docs/connectors.md. HOTPATH_RUNS=65 tries 20,000 in some minutes. test/simulate edits others.
import { expect, test } from 'vitest';
import { routeConnectors } from '../../src/connectors.ts';
import { wildDiagram } from '../support/diagrams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { faultsOf } from './faults-judge.ts';
import { FOUND } from './found-diagrams.ts';

test(`keeps all rules in random diagrams (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  const problems: string[] = [];
  let found = 0;
  for (let i = 0; i < runs(300); i++) {
    const plan = wildDiagram(random);
    const { boxes, lines, options } = plan;
    const alone = routeConnectors(boxes, lines, { ...options, gap: 0 });
    const apart = routeConnectors(boxes, lines, options);
    for (const { status } of apart.values()) if (status === 'found') found++;
    for (const fault of faultsOf(plan, alone, apart)) problems.push(`diagram ${i}, ${fault}: ${JSON.stringify(plan)}`);
  }
  expect(problems).toEqual([]);
  expect(found).toBeGreaterThan(3 * runs(300));
}, 1_200_000);

test.each(Object.entries(FOUND))('no longer: %s', (_, plan) => {
  const { boxes, lines, options } = plan;
  const alone = routeConnectors(boxes, lines, { ...options, gap: 0 });
  expect(faultsOf(plan, alone, routeConnectors(boxes, lines, options))).toEqual([]);
});
