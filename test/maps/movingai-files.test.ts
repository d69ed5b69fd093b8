import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/core/grid/grid.ts';
import { formatMap, formatScenario, parseMap, parseScenario, type Scenario } from '../../src/movingai.ts';
import { seed, settings } from '../support/seed.ts';

const map = `type octile
height 3
width 5
map
.@GT.
.OS.W
.....
`;

const scenario =
  'version 1\n0\tdao/arena.map\t49\t50\t1\t11\t2\t12\t2.5\n12\tdao/arena.map\t49\t50\t48\t49\t0\t0\t50.5\n';

const entry: Scenario = {
  bucket: 0,
  map: 'dao/arena.map',
  width: 49,
  height: 50,
  start: { x: 1, y: 11 },
  goal: { x: 2, y: 12 },
  length: 2.5,
};

/** The text with one line in place of another, counted from 1. */
function withLine(text: string, line: number, replacement: string): string {
  const lines = text.split('\n');
  lines[line - 1] = replacement;
  return lines.join('\n');
}

/** The second line of the scenario with one field in place of another, counted from 0. */
function withField(field: number, replacement: string): string {
  const fields = scenario.split('\n')[1].split('\t');
  fields[field] = replacement;
  return withLine(scenario, 2, fields.join('\t'));
}

describe('parseMap', () => {
  test("takes '.', 'G' and 'S' as passable at cost 1, '@ O T W' as blocked", () => {
    const grid = parseMap(map);
    expect(grid.toText()).toBe(['.#.#.', '.#..#', '.....'].join('\n'));
    expect([grid.width, grid.height]).toEqual([5, 3]);
  });

  test.each([
    ['Windows line ends', map.replaceAll('\n', '\r\n')],
    ['no line end after the last row', map.trimEnd()],
    ['blank lines after the last row', `${map}\n \n`],
    ['blanks at line ends', map.replaceAll('\n', '  \n')],
    ['a byte order mark', `\uFEFF${map}`],
    ['width before height', map.replace('height 3\nwidth 5', 'width 5\nheight 3')],
    ['no type line', map.replace('type octile\n', '')],
    ['blank lines in the header', map.replace('height 3\n', '\nheight 3\n\n')],
    ['several blanks in the header', map.replace('height 3', 'height   3')],
  ])('accepts %s', (_, text) => {
    expect(parseMap(text).toText()).toBe(parseMap(map).toText());
  });

  test.each<[string, string, RegExp]>([
    ['empty text', '', /^line 1 is "": .*"type octile"/],
    ['another type', withLine(map, 1, 'type tile'), /^line 1 is "type tile": .*"type octile"/],
    ['text of another format', '..#\n...\n', /^line 1 is "..#"/],
    ['a header that ends early', 'type octile\nheight 3', /^line 3 is missing: .*"width"/],
    ['height twice', 'type octile\nheight 5\nheight 3\nmap\n', /^line 3 is "height 3": .*"width"/],
    ['a height that is no number', withLine(map, 2, 'height three'), /^line 2 is "height three"/],
    ['a height of 0', withLine(map, 2, 'height 0'), /^line 2 is "height 0": .*whole number from 1/],
    ['a negative height', withLine(map, 2, 'height -3'), /^line 2 is "height -3"/],
    ['a fraction as width', withLine(map, 3, 'width 5.5'), /^line 3 is "width 5.5"/],
    ['a width without number', withLine(map, 3, 'width'), /^line 3 is "width"/],
    ['an enormous width', withLine(map, 3, `width ${'9'.repeat(99)}`), /^line 3 is "width 999/],
    ["no 'map' line", withLine(map, 4, '.....'), /^line 4 is ".....": .*"map"/],
    ['a missing row', map.replace('.....\n', ''), /^line 6 is the last: .*2 of 3 rows/],
    ['no row at all', map.slice(0, map.indexOf('.@')), /^line 4 is the last: .*0 of 3 rows/],
    ['one row more', `${map}.....\n`, /^line 8 .*3 rows/],
    ['a short row', withLine(map, 6, '.OS.'), /^line 6 has 4 cells: .*width of 5/],
    ['a long row', withLine(map, 7, '......'), /^line 7 has 6 cells: .*width of 5/],
    ['a blank row in between', withLine(map, 6, ''), /^line 6 has 0 cells/],
    ['an unknown letter', withLine(map, 6, '.OX.W'), /^line 6, column 3 is "X": /],
    ['a blank inside a row', withLine(map, 6, '.O .W'), /^line 6, column 3 is " ": /],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseMap(text)).toThrow(RangeError);
    expect(() => parseMap(text)).toThrow(message);
  });

  test('refuses what is not a string', () => {
    expect(() => parseMap(undefined as unknown as string)).toThrow(TypeError);
    expect(() => parseMap(new Uint8Array(4) as unknown as string)).toThrow(/^text is an object \(Uint8Array\)/);
  });
});

describe('formatMap', () => {
  test('writes header and rows', () => {
    expect(formatMap(Grid.fromText('.#.\n#..'))).toBe('type octile\nheight 2\nwidth 3\nmap\n.@.\n@..\n');
  });

  test(`is read back by parseMap, seed ${seed}`, () => {
    const rows = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).chain(([width, height]) => {
      const row = fc.array(fc.boolean(), { minLength: width, maxLength: width });
      return fc.array(row, { minLength: height, maxLength: height });
    });
    fc.assert(
      fc.property(rows, (cells) => {
        const grid = Grid.fromRows(cells);
        expect(parseMap(formatMap(grid)).toText()).toBe(grid.toText());
      }),
      settings(200),
    );
  });

  test('refuses a terrain cost that the format cannot hold, but not of a blocked cell', () => {
    const grid = Grid.fromText('..\n.3');
    expect(() => formatMap(grid)).toThrow(RangeError);
    expect(() => formatMap(grid)).toThrow(/^terrain cost of cell \(1, 1\) is 3/);
    grid.setBlocked(1, 1);
    expect(formatMap(grid)).toMatch(/\.\.\n\.@\n$/);
  });

  test('refuses what is no grid', () => {
    expect(() => formatMap('..' as unknown as Grid)).toThrow(TypeError);
  });
});

describe('parseScenario', () => {
  test('reads the fields of each line', () => {
    const list = parseScenario(scenario);
    expect(list).toHaveLength(2);
    expect(list[0]).toEqual(entry);
    expect(list[1]).toMatchObject({ bucket: 12, start: { x: 48, y: 49 }, goal: { x: 0, y: 0 }, length: 50.5 });
  });

  test.each([
    ['version 1.0', scenario.replace('version 1', 'version 1.0')],
    ['Windows line ends', scenario.replaceAll('\n', '\r\n')],
    ['blanks in place of tabs', scenario.replaceAll('\t', ' ')],
    ['blank lines at the end', `${scenario}\n\n`],
    ['blank lines in between', scenario.replaceAll('\n', '\n\n')],
    ['an exponent', scenario.replace('50.5', '5.05e+1')],
  ])('accepts %s', (_, text) => {
    expect(parseScenario(text)).toEqual(parseScenario(scenario));
  });

  test('accepts a file without problems', () => {
    expect(parseScenario('version 1\n')).toEqual([]);
  });

  test('accepts blanks in the name of a map', () => {
    expect(parseScenario(withField(1, 'my maps/a b.map'))[0].map).toBe('my maps/a b.map');
  });

  test.each<[string, string, RegExp]>([
    ['empty text', '', /^line 1 is "": .*"version 1"/],
    ['no version', scenario.replace('version 1\n', ''), /^line 1 is "0\\tdao/],
    ['another version', withLine(scenario, 1, 'version 2'), /^line 1 is "version 2": .*parseDynamicScenario/],
    [
      'a missing field',
      withLine(scenario, 3, '12\tdao/arena.map\t49\t50\t48\t49\t0\t0'),
      /^line 3 has 8 fields: .* 9:/,
    ],
    ['a field too many', withLine(scenario, 3, `${scenario.split('\n')[2]}\t7`), /^line 3 has 10 fields/],
    ['a wrong line after blank ones', `version 1\n\n\nx\n`, /^line 4 has 1 fields/],
    ['a bucket that is no number', withField(0, 'x'), /^line 2: bucket is "x": .*whole number/],
    ['an empty name', withField(1, ''), /^line 2: map is ""/],
    ['a width of 0', withField(2, '0'), /^line 2: width is 0: /],
    ['a height that is a fraction', withField(3, '49.5'), /^line 2: height is "49.5": .*whole number/],
    ['an enormous height', withField(3, '9'.repeat(30)), /^line 2: height is 1e\+30: /],
    ['a start beyond the map', withField(4, '49'), /^line 2: start is \(49, 11\): .*49 x 50/],
    ['a negative coordinate', withField(5, '-1'), /^line 2: start y is "-1": .*whole number/],
    ['a goal beyond the map', withField(7, '50'), /^line 2: goal is \(2, 50\): .*49 x 50/],
    ['a length that is no number', withField(8, 'far'), /^line 2: length is "far": .*number/],
    ['a negative length', withField(8, '-2'), /^line 2: length is "-2"/],
    ['an infinite length', withField(8, '1e999'), /^line 2: length is Infinity: .*finite/],
    ['an empty length', withField(7, '').trimEnd(), /^line 2: goal y is "": /],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseScenario(text)).toThrow(RangeError);
    expect(() => parseScenario(text)).toThrow(message);
  });

  test('refuses what is not a string', () => {
    expect(() => parseScenario(null as unknown as string)).toThrow(TypeError);
  });
});

describe('formatScenario', () => {
  test('writes version and fields', () => {
    expect(formatScenario(parseScenario(scenario))).toBe(scenario);
    expect(formatScenario([])).toBe('version 1\n');
  });

  test(`is read back by parseScenario, seed ${seed}`, () => {
    const coordinate = fc.integer({ min: 0, max: 511 });
    const cell = fc.record({ x: coordinate, y: coordinate });
    const problem = fc.record({
      bucket: fc.nat(),
      map: fc.stringMatching(/^[\w/.-]+( [\w/.-]+)?$/),
      width: fc.integer({ min: 512, max: 4096 }),
      height: fc.integer({ min: 512, max: 4096 }),
      start: cell,
      goal: cell,
      length: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map(Math.abs),
    });
    fc.assert(
      fc.property(fc.array(problem), (list) => {
        expect(parseScenario(formatScenario(list))).toEqual(list);
      }),
      settings(200),
    );
  });

  test.each<[string, Partial<Record<keyof Scenario, unknown>>, RegExp]>([
    ['a negative bucket', { bucket: -1 }, /^list\[1\]: bucket is -1/],
    ['a tab in the name', { map: 'a\tb.map' }, /^list\[1\]: map is "a\\tb.map"/],
    ['a name that is none', { map: undefined }, /^list\[1\]: map is undefined/],
    ['a fraction as width', { width: 4.5 }, /^list\[1\]: width is 4.5/],
    ['a start outside', { start: { x: 49, y: 0 } }, /^list\[1\]: start is \(49, 0\)/],
    ['a goal that is no cell', { goal: { x: 0.5, y: 0 } }, /^list\[1\]: goal is \(0.5, 0\)/],
    ['no start', { start: undefined }, /^list\[1\]: start is undefined: it must be/],
    ['a goal of text', { goal: { x: '1', y: 2 } }, /^list\[1\]: goal is an object/],
    ['a length of NaN', { length: Number.NaN }, /^list\[1\]: length is NaN/],
  ])('refuses %s', (_, change, message) => {
    const list = [entry, { ...entry, ...change } as Scenario];
    expect(() => formatScenario(list)).toThrow(RangeError);
    expect(() => formatScenario(list)).toThrow(message);
  });

  test.each<[string, unknown, RegExp]>([
    ['what is no list', 'version 1', /^list is "version 1"/],
    ['null for an entry', [entry, null], /^list\[1\] is null/],
    // biome-ignore lint/suspicious/noSparseArray: as it may come from a caller
    ['a hole', [entry, , entry], /^list\[1\] is undefined/],
  ])('refuses %s', (_, list, message) => {
    expect(() => formatScenario(list as Scenario[])).toThrow(TypeError);
    expect(() => formatScenario(list as Scenario[])).toThrow(message);
  });
});

test(`a damaged text is read or refused with a RangeError, seed ${seed}`, () => {
  const damage = fc.record({
    text: fc.constantFrom(map, scenario),
    from: fc.nat(200),
    removed: fc.nat(20),
    inserted: fc.string({
      unit: fc.constantFrom('.', '@', '\n', '\r', '\t', ' ', '-', '0', '9', 'e', 'é'),
      maxLength: 3,
    }),
  });
  fc.assert(
    fc.property(damage, ({ text, from, removed, inserted }) => {
      const damaged = text.slice(0, from) + inserted + text.slice(from + removed);
      try {
        if (text === map) parseMap(damaged);
        else parseScenario(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        expect((error as Error).message).toMatch(/^line \d+/);
      }
    }),
    settings(1000),
  );
});
