// Connectors after every edit, against routeConnectors from scratch. HOTPATH_RUNS=10 tries 600 diagrams.
import { expect, test } from 'vitest';
import { DIAGRAM_FAMILIES, makeDiagram } from '../../generators/diagrams.ts';
import { type Box, Connectors, type Line, type Route, routeConnectors } from '../../src/connectors.ts';
import { refusing } from '../simulate/faults.ts';
import { randomBox, randomDiagram, randomEnd, randomLattice } from '../support/diagrams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const STEPS = 8;

/** What a route says, for comparison. */
function say(route: Route | undefined): string {
  return route === undefined ? 'none' : `${route.status} ${route.points.join(' ')} ${route.length} ${route.bends}`;
}

/** Makes a random edit, of the diagram and of the records that it is compared with. */
function edit(
  random: Random,
  connectors: Connectors,
  boxes: Record<string, Box>,
  lines: Record<string, Line>,
  places?: Parameters<typeof randomEnd>[3],
): void {
  const ids = Object.keys(boxes);
  const unit = 10;
  const id = random.pick(ids);
  const isUsed = Object.values(lines).some(({ from, to }) => [from, to].some((end) => 'box' in end && end.box === id));
  const isParent = Object.values(boxes).some(({ parent }) => parent === id);
  switch (random.below(6)) {
    case 0:
      if (isUsed || isParent || ids.length < 2) break;
      delete boxes[id];
      connectors.deleteBox(id);
      break;
    case 1: {
      const name = `box ${100 + random.below(5)}`;
      boxes[name] = randomBox(random, unit);
      connectors.setBox(name, boxes[name]);
      break;
    }
    case 2: {
      const name = `line ${random.below(8)}`;
      lines[name] = { from: randomEnd(random, ids, unit, places), to: randomEnd(random, ids, unit, places) };
      connectors.setLine(name, lines[name]);
      break;
    }
    case 3: {
      const name = `line ${random.below(8)}`;
      delete lines[name];
      connectors.deleteLine(name);
      break;
    }
    default:
      boxes[id] = {
        ...boxes[id],
        x: boxes[id].x + unit * random.between(-2, 2),
        y: boxes[id].y + unit * random.between(-2, 2),
      };
      connectors.setBox(id, boxes[id]);
  }
}

test.each([
  { gap: 0, places: undefined },
  { gap: 4, places: undefined },
  { gap: 4, places: ['spread', 'spread', 'slide', 0.5] as const },
])(`answers as if routed from scratch, with $gap, $places (seed ${seed})`, ({ gap, places }) => {
  const random = new Random(seed + gap);
  const problems: string[] = [];
  for (let i = 0; i < runs(60); i++) {
    const { boxes, lines, margin, bendCost } = randomDiagram(random, places);
    const options = { margin, bendCost, gap };
    const connectors = new Connectors(options);
    for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
    for (const [id, line] of Object.entries(lines)) connectors.setLine(id, line);
    const seen = new Map<string, string>();
    for (let step = 0; step <= STEPS; step++) {
      const changed = connectors.update();
      const fresh = routeConnectors(boxes, lines, options);
      for (const [id, route] of fresh) {
        const wanted = say(route);
        if (say(connectors.route(id)) !== wanted || changed.has(id) !== (seen.get(id) !== wanted)) {
          problems.push(`diagram ${i}, step ${step}, ${id}: ${JSON.stringify({ boxes, lines, options })}`);
        }
        seen.set(id, wanted);
      }
      for (const id of [...seen.keys()]) if (!fresh.has(id)) seen.delete(id);
      edit(random, connectors, boxes, lines, places);
    }
  }
  expect(problems).toEqual([]);
});

// Here boxes stand in rows, and groups of dozens of segments share corridors.
test.each(DIAGRAM_FAMILIES)(
  `answers as if routed from scratch while boxes of a lattice are dragged: %s (seed ${seed})`,
  (family) => {
    const random = new Random(seed);
    for (let i = 0; i < runs(5); i++) {
      const { boxes, lines } = makeDiagram(family, random.pick([30, 60]), 150, seed + i);
      const connectors = new Connectors({ gap: 4 });
      for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
      for (const [id, line] of Object.entries(lines)) connectors.setLine(id, line);
      connectors.update();
      const id = random.pick(Object.keys(boxes));
      for (let step = 0; step < 12; step++) {
        const box = boxes[id];
        boxes[id] = { ...box, x: box.x + 10 * random.between(-3, 4), y: box.y + 10 * random.between(-2, 2) };
        connectors.setBox(id, boxes[id]);
        const before = connectors.routes();
        const changed = connectors.update();
        for (const [line, route] of routeConnectors(boxes, lines, { gap: 4 })) {
          const name = `diagram ${i}, step ${step}, ${line}`;
          expect(say(connectors.route(line)), name).toBe(say(route));
          expect(changed.has(line), name).toBe(say(before.get(line)) !== say(route));
        }
      }
    }
  },
);

test(`keeps equal routes if it is to be stable, and none that is dearer (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let i = 0; i < runs(60); i++) {
    const { boxes, lines, margin, bendCost } = randomDiagram(random);
    const options = { margin, bendCost, gap: 0 };
    const connectors = new Connectors({ ...options, stable: true });
    for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
    for (const [id, line] of Object.entries(lines)) connectors.setLine(id, line);
    for (let step = 0; step <= STEPS; step++) {
      connectors.update();
      for (const [id, route] of routeConnectors(boxes, lines, options)) {
        const kept = connectors.route(id) as Route;
        const cost = (one: Route) => one.length + bendCost * one.bends;
        // Where boxes touch, a bend at the very end does not show, so only the hidden costs agree.
        if (margin > 0)
          expect(cost(kept) - cost(route), `diagram ${i}, step ${step}, ${id}`).toBeLessThanOrEqual(bendCost * 2);
        expect(kept.status).toBe(route.status);
      }
      edit(random, connectors, boxes, lines);
    }
  }
});

test('keeps a calm line while a box beside it moves', () => {
  const connectors = new Connectors({ stable: true, gap: 0 });
  connectors.setBox('a', { x: 0, y: 0, width: 100, height: 50 });
  connectors.setBox('b', { x: 400, y: 200, width: 100, height: 50 });
  connectors.setBox('c', { x: 180, y: 10, width: 40, height: 40 });
  connectors.setLine('line', { from: { box: 'a', side: 'right' }, to: { box: 'b', side: 'left' } });
  connectors.update();
  const before = say(connectors.route('line'));
  connectors.deleteBox('c');
  connectors.update();
  expect(say(connectors.route('line'))).toBe(before);
});

test('follows boxes that get another id or another parent in the same place', () => {
  const connectors = new Connectors();
  const [a, b] = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 100, y: -50, width: 100, height: 110 },
  ];
  connectors.setBox('a', a);
  connectors.setBox('b', b);
  connectors.setLine('line', { from: { box: 'a', side: 'right' }, to: { x: 300, y: 5 } });
  expect(connectors.update().get('line')?.bends).toBe(3);
  // Inside b, the line passes its side.
  connectors.setBox('a', { ...a, parent: 'b' });
  expect(connectors.update().get('line')?.bends).toBe(0);
  connectors.deleteBox('a');
  connectors.setBox('c', a);
  expect(connectors.update().get('line')?.status).toBe('end-blocked');
  connectors.deleteBox('c');
  connectors.setBox('a', a);
  expect(connectors.update().get('line')?.bends).toBe(3);
});

test('follows boxes that grow by as much as the margins between them shrink', () => {
  const boxes = { a: { x: 0, y: 0, width: 100, height: 50 }, b: { x: 110, y: 0, width: 100, height: 50 } };
  const lines = { line: { from: { box: 'a', side: 'right' }, to: { x: 300, y: 200 } } } as const;
  const connectors = new Connectors();
  connectors.setLine('line', lines.line);
  for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
  connectors.update();
  boxes.a = { ...boxes.a, width: 102 };
  boxes.b = { ...boxes.b, x: 108, width: 102 };
  for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
  connectors.update();
  expect(say(connectors.route('line'))).toBe(say(routeConnectors(boxes, lines).get('line')));
  expect(connectors.route('line')?.points[0]).toBe(102);
});

test('does not depend on the order in which boxes and lines came', () => {
  const { boxes, lines } = randomLattice(new Random(seed), 20, 50, 140);
  const routes = routeConnectors(boxes, lines, { gap: 4 });
  const connectors = new Connectors({ gap: 4 });
  for (const [id, box] of Object.entries(boxes).reverse()) connectors.setBox(id, box);
  for (const [id, line] of Object.entries(lines).reverse()) connectors.setLine(id, line);
  connectors.update();
  for (const [id, route] of routes) expect(say(connectors.route(id)), id).toBe(say(route));
});

test('moves a line elsewhere in later passes if another group holds its box', () => {
  const options = { margin: 5, bendCost: 0.5, stub: 30, gap: 1 };
  const boxes: Record<string, Box> = {
    a: { x: 100, y: 10, width: 20, height: 10 },
    b: { x: 50, y: 40, width: 30, height: 50 },
    c: { x: 110, y: 50, width: 30, height: 50, parent: 'b' },
    d: { x: 70, y: 0, width: 20, height: 50, parent: 'c' },
    e: { x: 80, y: 60, width: 40, height: 30 },
    f: { x: 110, y: 80, width: 50, height: 20 },
  };
  const lines: Record<string, Line> = {
    'd-e': { from: { box: 'd', side: 'bottom' }, to: { box: 'e', side: 'top' } },
    'a-a': {
      from: { box: 'a', side: 'bottom' },
      to: { box: 'a', side: 'top', at: 0.25 },
      via: [
        { x: 0, y: 180 },
        { x: 90, y: 40 },
      ],
    },
    'b-f': { from: { box: 'b', side: 'left' }, to: { box: 'f', side: 'right', at: 0.25 } },
    'f-f': { from: { box: 'f', side: 'right', at: 0 }, to: { box: 'f', at: 1 } },
  };
  const connectors = new Connectors(options);
  for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
  for (const [id, line] of Object.entries(lines)) connectors.setLine(id, line);
  connectors.update();
  boxes.d = { ...boxes.d, parent: undefined };
  connectors.setBox('d', boxes.d);
  connectors.update();
  for (const [id, route] of routeConnectors(boxes, lines, options))
    expect(say(connectors.route(id)), id).toBe(say(route));
});

test('turns round at a point that it passes, whether or not a box that is added offers another way of equal cost', () => {
  const line: Line = {
    from: { x: 110, y: 110, heading: 'left' },
    to: { x: 130, y: 140, heading: 'bottom' },
    via: [
      { x: 20, y: 30 },
      { x: 90, y: 120 },
    ],
  };
  const boxes: Record<string, Box> = { near: { x: 60, y: 80, width: 50, height: 30 } };
  const options = { margin: 0, bendCost: 0.5, gap: 0 };
  const connectors = new Connectors(options);
  connectors.setLine('line', line);
  connectors.setBox('near', boxes.near);
  connectors.update();
  boxes.added = { x: 20, y: 30, width: 40, height: 10 };
  connectors.setBox('added', boxes.added);
  connectors.update();
  expect(say(connectors.route('line'))).toBe(say(routeConnectors(boxes, { line }, options).get('line')));
});

test('says that an end is blocked while its box is missing', () => {
  const connectors = new Connectors();
  connectors.setLine('line', { from: { box: 'a' }, to: { x: 50, y: 50 } });
  expect(connectors.update().get('line')).toMatchObject({ status: 'end-blocked', length: 0, bends: 0 });
  connectors.setBox('a', { x: 0, y: 0, width: 10, height: 10 });
  expect(connectors.update().get('line')?.status).toBe('found');
  expect(connectors.deleteBox('a')).toBe(true);
  expect(connectors.deleteBox('a')).toBe(false);
  expect(connectors.update().get('line')?.status).toBe('end-blocked');
  expect(connectors.deleteLine('line')).toBe(true);
  expect(connectors.deleteLine('line')).toBe(false);
  expect(connectors.update().size).toBe(0);
  expect(connectors.route('line')).toBeUndefined();
});

test.each([{}, { gap: 0 }, { stable: true }])(
  'each array of an update may be refused: the next one has all changes, options %o',
  async (options) => {
    const diagram = makeDiagram('tight', 6, 6, 3);
    const make = () => {
      const connectors = new Connectors(options);
      for (const [id, box] of Object.entries(diagram.boxes)) connectors.setBox(id, box);
      for (const [id, line] of Object.entries(diagram.lines)) connectors.setLine(id, line);
      return connectors;
    };
    const [id, box] = Object.entries(diagram.boxes)[0];
    const moved = { ...box, x: box.x + 35, y: box.y - 20 };
    let refused = 0;
    for (let isRefused = true; isRefused; refused++) {
      const connectors = make();
      connectors.update();
      connectors.setBox(id, moved);
      const before = new Map(connectors.routes());
      const { error } = await refusing({ call: 'update', args: [], refuse: refused }, () => connectors.update());
      isRefused = error !== null;
      if (!isRefused) break;
      const told = connectors.update();
      const fresh = make();
      fresh.setBox(id, moved);
      fresh.update();
      for (const [line, route] of fresh.routes()) {
        if (!('stable' in options)) expect(say(connectors.route(line)), `${line}, after ${refused}`).toBe(say(route));
        // What differs from before is told, since the update that was refused told nothing.
        const differs = say(before.get(line)) !== say(connectors.route(line));
        expect(told.has(line), `${line}, after ${refused}`).toBe(differs);
      }
    }
    expect(refused).toBeGreaterThan(9);
  },
);
