// Grids from pictures, and pictures of grids.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatImage, type ImageLike, type ImageOptions, parseImage, readImage } from '../../src/image.ts';
import { Grid } from '../../src/index.ts';
import { seed, settings } from '../support/seed.ts';

const COLOURS: Record<string, number[]> = {
  '.': [255, 255, 255, 255],
  '#': [0, 0, 0, 255],
  w: [0, 0, 255, 255],
  ' ': [0, 0, 0, 0],
  g: [0, 128, 0, 255],
};

/** Returns a picture drawn with a letter for each pixel. */
function imageOf(text: string): ImageLike {
  const rows = text.split('\n');
  const data = Uint8ClampedArray.from(rows.flatMap((row) => [...row].flatMap((letter) => COLOURS[letter])));
  return { width: rows[0].length, height: rows.length, data };
}

describe('readImage', () => {
  test('says what it has understood', () => {
    const none = { cells: 4, costs: 0, kinds: 0 };
    expect(readImage(imageOf('.#\n w')).counts).toEqual({ ...none, walls: 2, wallsBy: { dark: 2 } });
    const rule = { '#fff': { cost: 2 }, '#000': 0, '*': { blocked: true, kind: 1 } };
    const { grid, counts, warnings } = readImage(imageOf('.#\n w'), { rule });
    expect([grid.toText(), warnings]).toEqual(['2#\n##', []]);
    expect(counts).toEqual({ ...none, costs: 1, kinds: 2, walls: 3, wallsBy: { '#000': 1, '*': 2 } });
    expect(readImage(imageOf('.w'), { rule: ({ blue, red }) => red - blue }).counts.wallsBy).toEqual({ rule: 2 });
  });

  test('says if nothing is a wall', () => {
    expect(readImage(imageOf('.. ')).warnings).toEqual([
      'image has no wall: its colours are #ffffff, #00000000; rule says which are walls',
    ]);
  });
});

describe('parseImage', () => {
  test('takes dark, opaque pixels for walls', () => {
    expect(parseImage(imageOf('.#\n w')).toText()).toBe('.#\n.#');
  });

  test('reads cells by colour', () => {
    const rule = { '#fff': 1, '#000000': 0, '#0000FF': 5, '*': { kind: 3 } };
    const grid = parseImage(imageOf('.#w\ng  '), { rule });
    expect(grid.toText()).toBe('.#5\n...');
    expect([grid.kind(0, 1), grid.kind(1, 1), grid.kind(0, 0)]).toEqual([3, 3, 0]);
  });

  test('reads cells by a function, which is asked once for each colour', () => {
    const asked: string[] = [];
    const rule: ImageOptions['rule'] = ({ name, blue, alpha }) => {
      asked.push(name);
      return alpha === 0 ? 0 : 1 + blue / 255;
    };
    expect(parseImage(imageOf('.w#. ..'), { rule }).toText()).toBe('22.2#22');
    expect(asked).toEqual(['#ffffff', '#0000ff', '#000000', '#00000000']);
  });

  test.each<[string, unknown, ImageOptions | undefined, string]>([
    [
      'a colour that the rule leaves out',
      imageOf('..\n.g'),
      { rule: { '#fff': 1 } },
      'pixel (1, 1) of image is #008000: rule must have this colour, or * for all others',
    ],
    [
      'a name that is no colour',
      imageOf('.'),
      { rule: { white: 1 } },
      'rule has the name "white": it must be a colour, such as #00ff00, or *',
    ],
    [
      'a cell that is none',
      imageOf('.'),
      { rule: { '#fff': { kind: 256 } } },
      'rule["#fff"].kind is 256: it must be a whole number from 0 to 255',
    ],
    [
      'too few values',
      { width: 2, height: 2, data: [0, 0, 0, 0] },
      undefined,
      'data of image has 4 values: it must have 4 for each of 2 x 2 pixels',
    ],
    [
      'values of 16 bits',
      { width: 2, height: 1, data: Uint16Array.of(255, 255, 255, 255, 0, 257, 0, 255) },
      undefined,
      'pixel (1, 0) of image has the value 257: it must be a whole number from 0 to 255; divide values of 16 bits by 257',
    ],
    [
      'values that are none',
      { width: 1, height: 1, data: [0, 0, Number.NaN, 255] },
      undefined,
      'pixel (0, 0) of image has the value NaN',
    ],
    [
      'no picture',
      'level.png',
      undefined,
      'image is "level.png": it must be an object with width, height and data, as ImageData is',
    ],
    [
      'sides of 0',
      { width: 0, height: 2, data: [] },
      undefined,
      'width of image is 0: it must be a whole number from 1',
    ],
    ['an unknown option', imageOf('.'), { colours: {} } as ImageOptions, 'options has the unknown name "colours"'],
  ])('refuses %s', (_, image, options, message) => {
    expect(() => parseImage(image as ImageLike, options)).toThrow(message);
  });
});

describe('formatImage', () => {
  test('draws white ground and black walls', () => {
    expect(formatImage(Grid.fromText('.#'))).toEqual({ width: 2, height: 1, data: imageOf('.#').data });
  });

  test('refuses terrain without a colour', () => {
    expect(() => formatImage(Grid.fromText('.3'))).toThrow(
      'terrain cost of cell (1, 0) is 3: rule must have a colour for it',
    );
  });

  test(`draws what parseImage reads back (seed ${seed})`, () => {
    const rule = { '#ffffff': 1, '#102030': 0, '#0000ff80': 5, '#abcdef': 2.5 };
    const costs = fc.array(fc.constantFrom(0, 1, 2.5, 5), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(costs, (list) => {
        const grid = Grid.fromCosts(4, 3, list);
        const back = parseImage(formatImage(grid, rule), { rule });
        expect(Array.from({ length: 12 }, (_, i) => back.cost(i % 4, i >> 2))).toEqual(
          list.map((cost) => cost || Infinity),
        );
      }),
      settings(200),
    );
  });
});
