// Each line, before it is moved apart from others, against Dijkstra's algorithm over all crossings. HOTPATH_RUNS=10 tries 5,000 diagrams.
import { expect, test } from 'vitest';
import { Diagram } from '../../src/connectors/diagram.ts';
import { checkBox, checkLine, checkOptions } from '../../src/connectors/read.ts';
import { findWire } from '../../src/connectors/wire.ts';
import { type Line, type Route, routeConnectors } from '../../src/connectors.ts';
import { type Area, areasOf, enters, optimumOf } from '../support/connector-oracle.ts';
import { type DiagramPlan, randomDiagram } from '../support/diagrams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** What a bend costs more inside, so that ties are decided by fewer of them. */
const TIE = 2 ** -26;

/** Returns whether a route enters an obstacle that it must not cross. Its first and last segments cross the margins of the boxes at its ends. */
function isBlocked({ points }: Route, { from, to }: Line, areas: readonly Area[]): boolean {
  const own = (area: Area) => [from, to].some((end) => 'box' in end && end.box === area.id);
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, y0, x1, y1] = points.subarray(i, i + 4);
    const isEnd = i === 0 || i + 5 > points.length;
    if (x0 !== x1 && y0 !== y1) return true;
    if (areas.some((area) => !(isEnd && own(area)) && enters(area, x0, y0, x1, y1))) return true;
  }
  return false;
}

/** Checks all lines of a diagram. Returns how many were found. */
function check({ boxes, lines, margin, bendCost }: DiagramPlan, where: string): number {
  const options = { margin, bendCost, gap: 0 };
  const diagram = new Diagram(checkOptions(options));
  for (const [id, box] of Object.entries(boxes)) diagram.set(id, checkBox(id, box));
  diagram.refresh();
  const areas = areasOf(boxes, margin);
  const problems: string[] = [];
  let found = 0;
  for (const [id, route] of routeConnectors(boxes, lines, options)) {
    const line = lines[id];
    const say = (problem: string) => problems.push(`${where}: ${problem}: ${JSON.stringify({ boxes, line, options })}`);
    const ignored = new Set<string>();
    const optimum = optimumOf(boxes, line, margin, bendCost, ignored);
    if (route.status !== (optimum === null ? 'unreachable' : 'found')) say(`is ${route.status}`);
    if (optimum === null || route.status !== 'found') continue;
    found++;
    const { cost } = findWire(diagram, checkLine(id, line));
    const least = optimum.cost + optimum.bends * TIE;
    if (cost !== least) say(`costs ${cost}, not ${least}`);
    // A bend at the very end, where boxes touch and leave no margin, counts but does not show.
    if (route.length + bendCost * route.bends > optimum.cost) say('is longer than it costs');
    const blocking = areas.filter((area) => !ignored.has(area.id));
    if (isBlocked(route, line, blocking)) say(`goes through a box: ${route.points.join(' ')}`);
  }
  expect(problems).toEqual([]);
  return found;
}

test(`costs as little as possible, with as few bends as that allows (seed ${seed})`, () => {
  const random = new Random(seed);
  let found = 0;
  const diagrams = runs(500);
  for (let i = 0; i < diagrams; i++) found += check(randomDiagram(random), `diagram ${i}`);
  expect(found).toBeGreaterThan(2 * diagrams);
});
