// Shapes are checked before memory is asked for: a wrong header or a ragged text does not cost gigabytes.
import { describe, expect, test } from 'vitest';
import { Graph, Grid } from '../../src/index.ts';
import { parseDynamicScenario, parseMap, parsePatches } from '../../src/movingai.ts';
import { holes } from '../support/holes.ts';

const side = 150_000;
const ragged = `${'.'.repeat(side)}${'\n.'.repeat(side)}`;
const large = 2 ** 24;

describe('a wrong shape is named, not the memory that it would take', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['Grid.fromText', () => Grid.fromText(ragged), /^line 2 has 1 cells: .*150000/],
    ['Grid.fromCosts', () => Grid.fromCosts(large, 127, [1, 2]), /^costs has 2 values/],
    ['Grid.fromRows', () => Grid.fromRows([new Uint8Array(side), ...new Array(side).fill([0])]), /^rows\[1\] has 1/],
    ['Graph.grid3d', () => Graph.grid3d(large, 127, 1, [1, 2]), /^costs has 2 values/],
    ['Graph.hex', () => Graph.hex(large, 127, [1, 2]), /^costs has 2 values/],
    ['parseMap', () => parseMap(`height ${large}\nwidth ${large}\nmap\n...\n`), /^line 4 is the last/],
    ['parseMap of a ragged text', () => parseMap(`height 2\nwidth ${large}\nmap\n.\n.\n`), /^line 4 has 1 cells/],
    ['parsePatches', () => parsePatches(`type patch\npatches 999999999\npatch 0\nheight ${large}\n`), /^line 5/],
    ['parseDynamicScenario', () => parseDynamicScenario(`version 2\nheight ${large}\nwidth ${large}\n`), /^line 4/],
  ])('%s', (_, call, message) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 27);
  });

  test('Graph.fromEdges has no room for all edges before it has seen some', () => {
    const before = process.memoryUsage().arrayBuffers;
    expect(() => Graph.fromEdges(2, holes(2 ** 27))).toThrow(/^edges\[0\] is undefined/);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 27);
    const many = Array.from({ length: 200_000 }, (_, i): [number, number, number] => [i % 7, (i + 1) % 7, 1]);
    expect(Graph.fromEdges(7, many).arcCount).toBe(200_000);
  });
});
