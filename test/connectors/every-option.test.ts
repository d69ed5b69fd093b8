// Random diagrams with options of every kind: what routes must never do. HOTPATH_RUNS=20 tries 6,000. (test/simulate compares updates with a fresh start.)
import { expect, test } from 'vitest';
import { type Box, type Line, type Rect, type Route, routeConnectors } from '../../src/connectors.ts';
import { type RichPlan, richDiagram } from '../support/diagrams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const SLACK = 1e-6;

/** The segments of a route. */
function segmentsOf({ points }: Route): [x0: number, y0: number, x1: number, y1: number][] {
  return Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, i) => [
    points[2 * i],
    points[2 * i + 1],
    points[2 * i + 2],
    points[2 * i + 3],
  ]);
}

function enters([x0, y0, x1, y1]: number[], { x, y, width, height }: Rect): boolean {
  return (
    Math.min(x0, x1) < x + width - SLACK &&
    Math.max(x0, x1) > x + SLACK &&
    Math.min(y0, y1) < y + height - SLACK &&
    Math.max(y0, y1) > y + SLACK
  );
}

function isOn([x0, y0, x1, y1]: number[], { x, y }: { x: number; y: number }): boolean {
  const isBeside = x < Math.min(x0, x1) - SLACK || x > Math.max(x0, x1) + SLACK;
  return !isBeside && y >= Math.min(y0, y1) - SLACK && y <= Math.max(y0, y1) + SLACK;
}

/** Returns whether a point is on the outline of a box. */
function isOnOutline({ x, y, width, height }: Box, px: number, py: number): boolean {
  const isInside = px >= x - SLACK && px <= x + width + SLACK && py >= y - SLACK && py <= y + height + SLACK;
  return isInside && !enters([px, py, px, py], { x, y, width, height });
}

/** Returns what is wrong with a route by itself. */
function faultsOf(route: Route, line: Line, { boxes, options }: RichPlan): string[] {
  const faults: string[] = [];
  const segments = segmentsOf(route);
  const [first, last] = [route.points.slice(0, 2), route.points.slice(-2)];
  for (const [end, [x, y]] of [
    [line.from, first],
    [line.to, last],
  ] as const) {
    const isThere = 'box' in end ? isOnOutline(boxes[end.box], x, y) : end.x === x && end.y === y;
    if (!isThere) faults.push(`an end is at ${x}, ${y}`);
  }
  if (segments.some(([x0, y0, x1, y1]) => x0 !== x1 && y0 !== y1)) faults.push('has an oblique segment');
  const length = segments.reduce((sum, [x0, y0, x1, y1]) => sum + Math.abs(x1 - x0) + Math.abs(y1 - y0), 0);
  if (Math.abs(length - route.length) > SLACK) faults.push(`says length ${route.length}, is ${length}`);
  if (route.bends !== Math.max(0, route.points.length / 2 - 2)) faults.push(`says ${route.bends} bends`);
  for (const area of options.avoid)
    if (segments.some((one) => enters(one, area))) faults.push('enters an area to avoid');
  let at = 0;
  for (const stop of line.via ?? []) {
    while (at < segments.length && !isOn(segments[at], stop)) at++;
    if (at === segments.length) faults.push(`does not pass ${stop.x}, ${stop.y} in order`);
  }
  return faults;
}

/** Whether a box is a group of one at an end of the line, or of a group of it: the line may run in it, though it may also lead to it. */
function isGroupOf(id: string, { from, to }: Line, boxes: Record<string, Box>): boolean {
  const isIn = (box: string | undefined): boolean => box !== undefined && (box === id || isIn(boxes[box].parent));
  return [from, to].some((end) => 'box' in end && isIn(boxes[end.box].parent));
}

/** Returns whether a route may cross a box: one that holds an end, or a group of it. */
function mayCross(id: string, line: Line, route: Route, boxes: Record<string, Box>, margin: number): boolean {
  const { x, y, width, height, margin: own = margin } = boxes[id];
  const area = { x: x - own, y: y - own, width: width + 2 * own, height: height + 2 * own };
  const stops = [route.points.slice(0, 2), route.points.slice(-2), ...(line.via ?? []).map((p) => [p.x, p.y])];
  const isCovered = stops.some(([px, py]) =>
    enters([px, py, px, py], {
      ...area,
      x: area.x - 2 * margin,
      y: area.y - 2 * margin,
      width: area.width + 4 * margin,
      height: area.height + 4 * margin,
    }),
  );
  const isAtEnd = [line.from, line.to].some((end) => 'box' in end && end.box === id);
  return isCovered || isAtEnd || isGroupOf(id, line, boxes);
}

/** Returns the lengths of the first and the last segment. */
function stubsOf(route: Route): number[] {
  const lengths = segmentsOf(route).map(([x0, y0, x1, y1]) => Math.abs(x1 - x0) + Math.abs(y1 - y0));
  return lengths.length === 0 ? [] : [lengths[0], lengths[lengths.length - 1]];
}

function shapeOf(route: Route): string {
  const ways = segmentsOf(route).map(([x0, y0, x1, y1]) => `${Math.sign(x1 - x0)} ${Math.sign(y1 - y0)}`);
  return [route.status, route.bends, ...route.points.slice(0, 2), ...route.points.slice(-2), ...ways].join();
}

test(`never breaks a rule, whatever the options (seed ${seed})`, () => {
  const random = new Random(seed);
  const problems: string[] = [];
  let found = 0;
  for (let i = 0; i < runs(300); i++) {
    const plan = richDiagram(random);
    const { boxes, lines, options } = plan;
    const alone = routeConnectors(boxes, lines, { ...options, gap: 0 });
    for (const [id, route] of routeConnectors(boxes, lines, options)) {
      const say = (fault: string) => problems.push(`diagram ${i}, ${id}: ${fault}: ${JSON.stringify(plan)}`);
      const before = alone.get(id) as Route;
      if (shapeOf(route) !== shapeOf(before)) say('has another shape when moved apart');
      for (const [i, stub] of stubsOf(route).entries()) {
        if (stub < Math.min(stubsOf(before)[i], options.stub ?? 0) - SLACK) say('has a shorter stub when moved apart');
      }
      // Boxes that overlap, and areas to avoid, may leave no way.
      if (route.status !== 'found') continue;
      found++;
      for (const fault of faultsOf(route, lines[id], plan)) say(fault);
      for (const [name, box] of Object.entries(boxes)) {
        const isIn = segmentsOf(route).some((one) => enters(one, box));
        if (!isIn) continue;
        const isMoved = !segmentsOf(before).some((one) => enters(one, box));
        if (isMoved && !isGroupOf(name, lines[id], boxes)) say(`is moved into ${name}`);
        if (!mayCross(name, lines[id], route, boxes, options.margin ?? 10)) say(`goes through ${name}`);
      }
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  expect(found).toBeGreaterThan(2 * runs(300));
});
