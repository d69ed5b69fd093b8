// Maps of robots: messages, and the files of map_server.
import { describe, expect, test } from 'vitest';
import { parseCostmap, parseMapServer, parseOccupancyGrid } from '../../src/ros.ts';

const origin = { position: { x: 10, y: 20, z: 0 }, orientation: { x: 0, y: 0, z: 0, w: 1 } };

function messageOf(width: number, height: number, data: ArrayLike<number>, more: object = {}) {
  return { header: { frame_id: 'map' }, info: { resolution: 0.5, width, height, origin, ...more }, data };
}

describe('parseOccupancyGrid', () => {
  test('keeps the rows of ROS, row 0 the lowest', () => {
    const { grid, transform } = parseOccupancyGrid(messageOf(2, 2, Int8Array.of(0, 100, -1, 64)));
    expect(grid.toText().split('\n')).toEqual(['.#', '#.']);
    expect(transform.toWorld([0, 1])).toEqual({ x: 10.25, y: 20.75 });
  });

  test('turns the rows if asked: each cell stays where it is in the world', () => {
    const { grid, transform } = parseOccupancyGrid(messageOf(2, 2, [0, 100, -1, 64]), { yAxis: 'up' });
    expect(grid.toText().split('\n')).toEqual(['#.', '.#']);
    expect(transform.toWorld([0, 0])).toEqual({ x: 10.25, y: 20.75 });
    expect(transform.toCell(10.6, 20.1)).toEqual({ x: 1, y: 1 });
  });

  test('turns the map by the yaw of its origin', () => {
    const orientation = { x: 0, y: 0, z: Math.SQRT1_2, w: Math.SQRT1_2 };
    const message = messageOf(2, 1, [0, 0], { origin: { ...origin, orientation } });
    const { transform } = parseOccupancyGrid(message);
    const { x, y } = transform.toWorld([1, 0]);
    expect([x, y]).toEqual([expect.closeTo(9.75, 12), expect.closeTo(20.75, 12)]);
  });

  test.each([[{ position: { x: 10, y: 20 } }], [{ ...origin, orientation: { x: 0, y: 0, z: 0, w: 0 } }]])(
    'takes a message without an orientation: %j',
    (pose) => {
      expect(parseOccupancyGrid(messageOf(1, 1, [0], { origin: pose })).transform.toWorld([0, 0])).toEqual({
        x: 10.25,
        y: 20.25,
      });
    },
  );

  test('blocks cells by occupancy, unknown ones as asked', () => {
    const message = messageOf(5, 1, [-1, 0, 40, 65, 100]);
    expect(parseOccupancyGrid(message).grid.toText()).toBe('#..##');
    expect(parseOccupancyGrid(message, { unknown: 'passable', occupied: 40 }).grid.toText()).toBe('..###');
    const rule = (occupancy: number) => (occupancy < 0 ? { cost: 9 } : occupancy > 90 ? 0 : 1 + occupancy / 20);
    expect(parseOccupancyGrid(message, { rule }).grid.toText()).toBe('9.3?#');
  });

  test('reads signed bytes in base64', () => {
    const data = Buffer.from([0, 100, 255]).toString('base64');
    expect(parseOccupancyGrid({ ...messageOf(3, 1, []), data }, { unknown: 'passable' }).grid.toText()).toBe('.#.');
  });

  test('reads the text of a message', () => {
    expect(parseOccupancyGrid(JSON.stringify(messageOf(2, 1, [0, 100]))).grid.toText()).toBe('.#');
  });
});

describe('parseCostmap', () => {
  const metadata = { resolution: 0.5, size_x: 6, size_y: 1, origin };
  const costs = [0, 126, 252, 253, 254, 255];

  test('makes costs terrain, and obstacles walls', () => {
    expect(parseCostmap({ metadata, data: costs }).grid.toText()).toBe('.23###');
    const grid = parseCostmap({ metadata, data: Uint8Array.from(costs) }, { weight: 5, unknown: 'passable' }).grid;
    expect([grid.cost(1, 0), grid.cost(2, 0), grid.isBlocked(5, 0)]).toEqual([3.5, 6, false]);
  });

  test('reads bytes in base64, as rosbridge writes them', () => {
    const data = Buffer.from(costs).toString('base64');
    expect(parseCostmap({ metadata, data }).grid.toText()).toBe('.23###');
  });

  test('blocks cells from a cost on, if asked', () => {
    const read = (occupied: number) => parseCostmap({ metadata, data: costs }, { occupied }).grid;
    expect([read(254).toText(), read(100).toText()]).toEqual(['.23?##', '.#####']);
    expect(read(254).cost(3, 0)).toBeCloseTo(1 + (2 * 253) / 252, 12);
    expect(() => read(0)).toThrow('occupied is 0: it must be a whole number from 1 to 254');
  });

  test('asks the rule once for each cost', () => {
    const asked: number[] = [];
    const rule = (cost: number) => {
      asked.push(cost);
      return cost > 200 ? 0 : 2;
    };
    expect(
      parseCostmap({ metadata: { ...metadata, size_y: 2 }, data: [...costs, ...costs] }, { rule }).grid.toText(),
    ).toBe('22####\n22####');
    expect(asked).toEqual(costs);
  });
});

const YAML = `
# A hall.
image: "hall.pgm"
resolution: 0.1   # metres
origin: [-1.5, -2, 0.0]
negate: 0
occupied_thresh: 0.65
free_thresh: 0.196
`;
const bytes = (text: string) => new TextEncoder().encode(text);
/** One row of five pixels: white, light grey, unknown, dark grey, black. */
const PIXELS = [254, 220, 205, 60, 0];
const P2 = bytes(`P2\n# by hand\n5 1\n255\n${PIXELS.join(' ')}\n`);

describe('parseMapServer', () => {
  test('reads pictures as text and as bytes, with one or two bytes a pixel', () => {
    const p5 = Uint8Array.from([...bytes('P5 5 1 255\n'), ...PIXELS]);
    const wide = Uint8Array.from([
      ...bytes('P5\n5 1\n# 16 bits\n65535\n'),
      ...PIXELS.flatMap((value) => [value, value]),
    ]);
    for (const image of [P2, p5, wide]) expect(parseMapServer(YAML, image).grid.toText()).toBe('..###');
  });

  test('asks for the picture that the YAML names', () => {
    const asked: string[] = [];
    const files = (name: string) => {
      asked.push(name);
      return P2;
    };
    expect(parseMapServer(YAML, files, { unknown: 'passable' }).grid.toText()).toBe('...##');
    expect(asked).toEqual(['hall.pgm']);
  });

  test('turns rows as map_server does: the lowest first, or as drawn', () => {
    const image = bytes('P2 2 2 1\n1 0\n1 1');
    const [ros, drawn] = (['down', 'up'] as const).map((yAxis) => parseMapServer(YAML, image, { yAxis }));
    expect(ros.grid.toText().split('\n')).toEqual(['..', '.#']);
    expect(drawn.grid.toText().split('\n')).toEqual(['.#', '..']);
    for (const { grid, transform } of [ros, drawn]) {
      const { x, y } = transform.toCell(-1.35, -1.85);
      expect(grid.isBlocked(x, y)).toBe(true);
    }
  });

  test('turns the map by the yaw of its origin', () => {
    const yaml = YAML.replace('[-1.5, -2, 0.0]', `\n  - 1\n  - 2\n  - ${Math.PI / 2}`);
    const { x, y } = parseMapServer(yaml, P2).transform.toWorld([1, 0]);
    expect([x, y]).toEqual([expect.closeTo(0.95, 12), expect.closeTo(2.15, 12)]);
  });

  const occupancies = (yaml: string, image: Parameters<typeof parseMapServer>[1]) => {
    const seen: number[] = [];
    parseMapServer(yaml, image, { rule: (occupancy) => void seen.push(occupancy) });
    return seen;
  };

  test('negate makes white a wall', () => {
    expect(parseMapServer(YAML.replace('negate: 0', 'negate: 1'), P2).grid.toText()).toBe('####.');
  });

  test.each(['1', '2', 'True', 'yes', 'ON'])('negate may be %s, as YAML has it', (value) => {
    expect(parseMapServer(YAML.replace('negate: 0', `negate: ${value}`), P2).grid.toText()).toBe('####.');
  });

  test.each(['False', 'no', 'off', '00'])('negate may be %s, which is not', (value) => {
    expect(parseMapServer(YAML.replace('negate: 0', `negate: ${value}`), P2).grid.toText()).toBe('..###');
  });

  test('an apostrophe within a name begins no text, and a list may have empty lines', () => {
    const named: string[] = [];
    const yaml = YAML.replace(/image: .*/, "image: bob's map.pgm # it's his").replace(
      '[-1.5, -2, 0.0]',
      '\n  - 1\n\n  # row\n  - 2\n  - 0\n',
    );
    const image = (name: string) => {
      named.push(name);
      return P2;
    };
    expect(parseMapServer(yaml, image).transform.origin).toEqual({ x: 1, y: 2 });
    expect(named).toEqual(["bob's map.pgm"]);
  });

  test('trinary counts alpha as one more colour, in a picture that has it', () => {
    const grey = (shade: number, alpha: number) => [shade, shade, shade, alpha];
    const opaque = [...grey(255, 255), ...grey(205, 255), ...grey(0, 255)];
    expect(occupancies(YAML, { width: 3, height: 1, data: opaque })).toEqual([0, -1, 100]);
    const clear = [...grey(255, 0), ...grey(255, 255), ...grey(0, 0), ...grey(0, 255)];
    expect(occupancies(YAML, { width: 4, height: 1, data: clear })).toEqual([-1, 0, 100]);
  });

  test('scale keeps what is between the thresholds, and transparent pixels are unknown', () => {
    const yaml = `${YAML}mode: scale\n`.replace('0.196', '0.1');
    expect(occupancies(yaml, P2)).toEqual([0, Math.round(((35 / 255 - 0.1) / 0.55) * 100), 17, 100]);
    const data = [0, 0, 0, 254, 255, 255, 255, 255];
    expect(occupancies(yaml, { width: 2, height: 1, data })).toEqual([-1, 0]);
  });

  test('modes may be written in capitals', () => {
    expect(occupancies(`${YAML}mode: Raw\n`, bytes('P2 2 1 255 7 101'))).toEqual([7, -1]);
  });

  test('raw takes values up to 100 as they are', () => {
    expect(occupancies(`${YAML}mode: raw\n`, bytes('P2 4 1 255 0 100 101 255'))).toEqual([0, 100, -1]);
  });

  test('reads decoded pictures by the mean of their colours', () => {
    const data = Uint8ClampedArray.of(255, 255, 255, 255, 200, 0, 40, 255);
    expect(parseMapServer(YAML, { width: 2, height: 1, data }).grid.toText()).toBe('.#');
  });
});

const good = messageOf(2, 1, [0, 0]);
const with_ = (find: string, replacement: string) => () => parseMapServer(YAML.replace(find, replacement), P2);
const picture = (text: string) => () => parseMapServer(YAML, bytes(text));

test.each<[string, () => unknown, string]>([
  [
    'a value out of range',
    () => parseOccupancyGrid(messageOf(2, 2, [0, 0, 101, 0])),
    'message: data of cell (0, 1) is 101: it must be a whole number from -1 to 100',
  ],
  [
    'too few values',
    () => parseOccupancyGrid(messageOf(2, 2, [0])),
    'message: data has 1 values: it must have one for each of 2 x 2 cells',
  ],
  [
    'no data',
    () => parseOccupancyGrid({ ...good, data: undefined as never }),
    'message: data is missing: it must be a list of numbers',
  ],
  ['no info', () => parseOccupancyGrid({ data: [] } as never), 'message: info is missing: it must be an object'],
  [
    'a resolution of 0',
    () => parseOccupancyGrid(messageOf(1, 1, [0], { resolution: 0 })),
    'message, info: resolution is 0: it must be a number > 0',
  ],
  [
    'a wrong origin',
    () => parseOccupancyGrid(messageOf(1, 1, [0], { origin: { position: { x: '1' } } })),
    'message, info, origin, position: x is "1": it must be a finite number',
  ],
  [
    'bytes that are not base64',
    () => parseCostmap({ metadata: { resolution: 1, size_x: 3, size_y: 1, origin }, data: 'AA$A' }),
    'message: data has "$" at character 2: it must be base64',
  ],
  [
    'a weight below 0',
    () => parseCostmap(good as never, { weight: -1 }),
    'weight is -1: it must be a number from 0 to Infinity',
  ],
  [
    'a wrong rule',
    () => parseOccupancyGrid(good, { rule: () => '#' as never }),
    'rule(0) is "#": it must be a terrain cost, or an object with',
  ],
  ['YAML without an image', with_('image', 'picture'), 'yaml has no image: it must be given, as map_saver writes it'],
  [
    'a line that is no field',
    with_('negate: 0', 'negate'),
    'yaml, line 6 is "negate": it must be a field, such as "resolution: 0.05"',
  ],
  ['a number that is none', with_('0.1 ', 'fine '), 'yaml, line 4: resolution is "fine": it must be a number'],
  ['an origin of two', with_(', 0.0]', ']'), 'origin must be [x, y, yaw]'],
  ['an open list', with_(', 0.0]', ''), 'yaml, line 5 is "[-1.5, -2": the list must end with ] in its line'],
  [
    'a field given twice',
    with_('negate: 0', 'negate: 0\nnegate: 1'),
    'yaml, line 7: negate is given again: leave all but one out',
  ],
  [
    'another mode',
    with_('negate: 0', 'negate: 0\nmode: grey'),
    'yaml, line 7: mode is "grey": it must be one of trinary, scale, raw',
  ],
  [
    'thresholds in the wrong order',
    with_('0.196', '0.7'),
    'free_thresh is 0.7: it must be below occupied_thresh, 0.65',
  ],
  ['another picture', picture('P6\n1 1\n255\n...'), 'image, line 1 has "P6": it must be P2 or P5, the kinds of PGM'],
  [
    'a picture without pixels',
    picture('P5\n2 2\n255\n.'),
    'image ends in row 0: it must have 2 x 2 pixels, and has 1; copy it again',
  ],
  [
    'a pixel that is none',
    picture('P2\n2 1\n255\n7\nx'),
    'image, line 5 has "x": it must be pixel (1, 0), a whole number from 0 to 255',
  ],
  ['a huge picture', picture('P5 99999 99999 255\n.'), 'image has 99999 x 99999 cells: it must have at most 67108864'],
  ['no picture', () => parseMapServer(YAML, null as never), 'image is null: it must be the bytes of a PGM file'],
])('refuses %s', (_, read, message) => {
  expect(read).toThrow(message);
});
