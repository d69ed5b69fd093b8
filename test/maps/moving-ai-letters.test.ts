// What the letters of a Moving AI map stand for, as options say.
import { describe, expect, test } from 'vitest';
import { type MapOptions, parseMap } from '../../src/movingai.ts';

const map = `type octile
height 3
width 5
map
.@GT.
.OS.W
.....
`;

describe('parseMap', () => {
  test.each<[string, MapOptions, string[]]>([
    ['letters of passable cells', { passable: '.GSW' }, ['.#.#.', '.#...', '.....']],
    ['fewer of them', { passable: '.' }, ['.###.', '.##.#', '.....']],
    ['terrain costs by letter', { costs: { S: 2, W: 3, T: 5 } }, ['.#.5.', '.#2.3', '.....']],
    ['costs that block', { costs: { G: 0, '.': 4, S: Infinity } }, ['4###4', '4##4#', '44444']],
    ['both, where a cost counts', { passable: '.W', costs: { W: 7, O: 2 } }, ['.###.', '.2#.7', '.....']],
    ['neither', { passable: undefined, costs: undefined }, ['.#.#.', '.#..#', '.....']],
  ])('takes %s', (_, options, rows) => {
    expect(parseMap(map, options).toText()).toBe(rows.join('\n'));
  });

  test('takes letters of one’s own', () => {
    const text = 'type octile\nheight 1\nwidth 3\nmap\nx~.\n';
    expect(parseMap(text, { passable: '.x', costs: { '~': 2.5 } }).cost(1, 0)).toBe(2.5);
    expect(() => parseMap(text)).toThrow(/^line 5, column 1 is "x": a cell is one of \.GS .*costs/);
  });

  test.each<[string, unknown, ErrorConstructor, RegExp]>([
    ['an unknown name', { cost: {} }, RangeError, /"cost": known are passable, costs/],
    ['letters that are no text', { passable: ['.'] }, TypeError, /^passable is \["\."\]/],
    ['a blank', { passable: '. ' }, RangeError, /^passable has " "/],
    ['a costs that is a number', { costs: 3 }, TypeError, /^costs is 3/],
    ['a name of two letters', { costs: { SW: 3 } }, RangeError, /^costs has "SW"/],
    ['a cost of text', { costs: { S: '2' } }, TypeError, /^costs\.S is "2"/],
    ['a cost of NaN', { costs: { S: Number.NaN } }, RangeError, /^costs\.S is NaN/],
  ])('refuses options with %s', (_, options, kind, message) => {
    expect(() => parseMap(map, options as MapOptions)).toThrow(kind);
    expect(() => parseMap(map, options as MapOptions)).toThrow(message);
  });
});
