import { describe, expect, test } from 'vitest';
import { Connectors, type Line, type Options, type Route, routeConnectors } from '../../src/connectors.ts';

const BOX = { x: 0, y: 0, width: 10, height: 10 };
const line = (from: object, to: object = { x: 50, y: 50 }) => ({ line: { from, to } as never as Line });

function corners(route: Route | undefined): string {
  return (route?.points ?? []).join(' ');
}

describe('wrong arguments name what is wrong, and what would be right', () => {
  test.each<[string, () => unknown]>([
    ['boxes is null: it must be an object with the boxes by id', () => routeConnectors(null as never, {})],
    ['lines is 5', () => routeConnectors({}, 5 as never)],
    ['box "a" has the unknown name "w": use width', () => routeConnectors({ a: { ...BOX, w: 5 } as never }, {})],
    [
      'box "a".x is NaN: it must be a number from -10000000 to 10000000',
      () => routeConnectors({ a: { ...BOX, x: NaN } }, {}),
    ],
    ['box "a".width is -1', () => routeConnectors({ a: { ...BOX, width: -1 } }, {})],
    ['box "a".margin is "5": it must be a number', () => routeConnectors({ a: { ...BOX, margin: '5' as never } }, {})],
    ['the parent of box "a" is "b": add a box with that id', () => routeConnectors({ a: { ...BOX, parent: 'b' } }, {})],
    [
      'line "a-b" has the unknown name "source": use from',
      () => routeConnectors({}, { 'a-b': { source: 'a', target: 'b' } as never }),
    ],
    ['box "a" is inside itself', () => routeConnectors({ a: { ...BOX, parent: 'a' } }, {})],
    ['line "line".from.box is "b": add a box with that id', () => routeConnectors({}, line({ box: 'b' }))],
    [
      'line "line".from.side is "up": it must be one of "right", "bottom", "left", "top"',
      () => routeConnectors({ a: BOX }, line({ box: 'a', side: 'up' })),
    ],
    [
      'line "line".from.side is []: it must name at least one side',
      () => routeConnectors({ a: BOX }, line({ box: 'a', side: [] })),
    ],
    [
      'line "line".from.at is 2: it must be a number from 0 to 1',
      () => routeConnectors({ a: BOX }, line({ box: 'a', at: 2 })),
    ],
    ['line "line".to.x is undefined', () => routeConnectors({ a: BOX }, line({ box: 'a' }, {}))],
    [
      'line "line".via is an object (Object): it must be a list of points',
      () => routeConnectors({}, { line: { from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, via: {} } as never }),
    ],
    ['options has the unknown name "marginn": use margin', () => routeConnectors({}, {}, { marginn: 5 } as Options)],
    ['bendCost is -1: it must be a number from 0 to 1000000', () => routeConnectors({}, {}, { bendCost: -1 })],
    ['avoid[0].height is undefined', () => routeConnectors({}, {}, { avoid: [{ x: 0, y: 0, width: 5 }] as never })],
    ['id is 5: it must be a text', () => new Connectors().setBox(5 as never, BOX)],
  ])('%s', (message, call) => {
    expect(call).toThrow(message);
  });

  test('and leave the state as it was', () => {
    const connectors = new Connectors();
    connectors.setBox('a', BOX);
    connectors.setLine('line', { from: { box: 'a', side: 'right' }, to: { x: 50, y: 5 } });
    expect(() => connectors.setBox('a', { ...BOX, x: Infinity })).toThrow(RangeError);
    expect(() => connectors.setLine('line', { from: { box: 'a' } } as never)).toThrow(TypeError);
    expect(corners(connectors.update().get('line'))).toBe('10 5 50 5');
    connectors.setBox('b', { ...BOX, x: 20, parent: 'none' });
    expect(() => connectors.update()).toThrow(RangeError);
    expect(corners(connectors.route('line'))).toBe('10 5 50 5');
    connectors.setBox('b', { ...BOX, x: 20 });
    expect(connectors.update().get('line')?.bends).toBeGreaterThan(0);
    connectors.setLine('other', { from: { x: 0, y: 90 }, to: { x: 9, y: 90 } });
    expect([...connectors.routes()].map(([id]) => id)).toEqual(['line']);
    connectors.update();
    expect(connectors.routes().get('other')).toBe(connectors.route('other'));
  });
});

describe('ends', () => {
  const other = { x: 100, y: 100, width: 10, height: 10 };

  test('leave by the cheapest of several sides, of any side without one', () => {
    const routes = (side: object) =>
      routeConnectors(
        { a: BOX, b: other },
        { line: { from: { box: 'a', ...side }, to: { box: 'b', side: 'top' } } },
      ).get('line');
    expect(corners(routes({}))).toBe('10 5 105 5 105 100');
    expect(corners(routes({ side: ['left', 'right'] }))).toBe('10 5 105 5 105 100');
    expect(routes({ side: 'left' })?.bends).toBe(3);
  });

  test('go through a box that covers their port', () => {
    const cover = { x: 5, y: -5, width: 20, height: 20 };
    const route = routeConnectors({ a: BOX, cover }, line({ box: 'a', side: 'right' }, { x: 50, y: 5 })).get('line');
    expect(corners(route)).toBe('10 5 50 5');
  });

  test('have a way out where boxes stand close or touch', () => {
    for (const gap of [0, 4, 12, 20]) {
      const boxes = { a: BOX, b: { ...BOX, x: 10 + gap } };
      const route = routeConnectors(boxes, line({ box: 'a', side: 'right' }, { box: 'b', side: 'right' })).get('line');
      expect(route?.status, `gap ${gap}`).toBe('found');
    }
  });

  test('have a stub where there is room', () => {
    const to = { box: 'b', side: 'left' };
    const routes = (stub: number) =>
      routeConnectors({ a: BOX, b: { ...other, x: 200 } }, line({ box: 'a', side: 'top' }, to), { stub }).get('line');
    expect(corners(routes(0))).toMatch(/^5 0 5 -10 /);
    expect(corners(routes(30))).toMatch(/^5 0 5 -30 /);
    const below = routeConnectors({ a: BOX, lid: { ...BOX, y: -40 } }, line({ box: 'a', side: 'top' }), { stub: 50 });
    // Half of the way to the lid.
    expect(corners(below.get('line'))).toMatch(/^5 0 5 -15 /);
  });

  test('from a box to itself take two ports', () => {
    const { line: loop } = Object.fromEntries(routeConnectors({ a: BOX }, line({ box: 'a' }, { box: 'a' })));
    expect(loop.bends).toBe(3);
    const none = routeConnectors({ a: BOX }, line({ box: 'a', side: 'top' }, { box: 'a', side: 'top' }));
    expect(none.get('line')?.status).toBe('unreachable');
  });
});

test('groups block lines that have no end inside', () => {
  const boxes = {
    group: { x: 100, y: -100, width: 200, height: 200 },
    child: { x: 180, y: -10, width: 20, height: 20, parent: 'group' },
    left: { x: 0, y: -10, width: 20, height: 20 },
    right: { x: 400, y: -10, width: 20, height: 20 },
  };
  const to = (box: string) => ({ from: { box: 'left', side: 'right' }, to: { box, side: 'left' } }) as const;
  const routes = routeConnectors(boxes, { in: to('child'), past: to('right'), at: to('group') }, { gap: 0 });
  expect(corners(routes.get('in'))).toBe('20 0 180 0');
  expect(routes.get('past')?.bends).toBe(4);
  expect(corners(routes.get('at'))).toBe('20 0 100 0');
  // A line from a child to its group comes from inside.
  const inner = routeConnectors(boxes, line({ box: 'child', side: 'right' }, { box: 'group', side: 'right' })).get(
    'line',
  );
  expect(corners(inner)).toBe('200 0 300 0');
});

test('lines pass their points in order, and go on in the same heading', () => {
  const via = [
    { x: 50, y: 50 },
    { x: 100, y: 50 },
  ];
  const route = routeConnectors(
    {},
    { line: { from: { x: 0, y: 0, heading: 'right' }, to: { x: 100, y: 0 }, via } },
  ).get('line');
  expect(corners(route)).toBe('0 0 50 0 50 50 100 50 100 0');
});

test('areas to avoid have no margin and no way in', () => {
  const avoid = [{ x: 20, y: -50, width: 10, height: 55 }];
  const routes = routeConnectors({}, line({ x: 0, y: 0 }, { x: 100, y: 0 }), { avoid: avoid.values() });
  expect(corners(routes.get('line'))).toBe('0 0 0 5 100 5 100 0');
});

test('a low cost of bends asks for the shortest line, a high one for few bends', () => {
  const boxes = { wall: { x: 40, y: -100, width: 20, height: 110 } };
  const ends = { from: { x: 0, y: 0, heading: 'right' }, to: { x: 100, y: -60, heading: 'left' } } as const;
  const bends = (bendCost: number) => routeConnectors(boxes, { line: { ...ends, bendCost } }, { gap: 0 }).get('line');
  expect(bends(0.001)?.length).toBeLessThanOrEqual(bends(500)?.length as number);
  expect(bends(0.001)?.bends).toBeGreaterThanOrEqual(bends(500)?.bends as number);
});

test('answers do not depend on the order of boxes and sides', () => {
  const boxes = { a: BOX, b: { ...BOX, x: 60, y: 60 }, c: { ...BOX, x: 30, y: 30 } };
  const lines = { line: { from: { box: 'a' }, to: { box: 'b' } } };
  const turned = Object.fromEntries(Object.entries(boxes).reverse());
  expect(corners(routeConnectors(turned, lines).get('line'))).toBe(corners(routeConnectors(boxes, lines).get('line')));
});
