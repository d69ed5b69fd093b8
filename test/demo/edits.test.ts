// Edits of a map as text for an address: decoding gives back every edit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, encodeEdits } from '../../demo/map/edits.ts';
import { fencesAlong } from '../../demo/map/exits.ts';
import { FAMILIES, formatSpec, type MapSpec, paintSpec, parseSpec } from '../../demo/map/families.ts';
import { MapModel, RIVER_COST } from '../../demo/map/model.ts';
import { largestRegion } from '../../demo/map/regions.ts';
import { STEPS, squareShape } from '../../demo/map/shape.ts';
import { seed, settings } from '../support/seed.ts';

const side = fc.integer({ min: 1, max: 40 });
const specs: fc.Arbitrary<MapSpec> = fc.record({
  family: fc.constantFrom(...FAMILIES),
  width: side,
  height: side,
  seed: fc.integer({ min: 0, max: 999 }),
});
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    run: fc.integer({ min: 1, max: 300 }),
    level: fc.nat(9),
    influence: fc.nat(9),
  }),
  { maxLength: 20 },
);

test(`edits can be read back from their text (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(specs, edits, async (spec, list) => {
      const base = paintSpec(spec);
      const map = new MapModel(base);
      for (const { at, run, level, influence } of list) {
        const first = Math.floor(at * base.levels.length);
        for (let cell = first; cell < Math.min(first + run, base.levels.length); cell++) {
          map.setTerrain(cell, level);
          map.setInfluence(cell, influence);
        }
      }
      const text = await encodeEdits(map, base.levels);
      expect(text).toMatch(/^[\w-]*$/);
      const other = new MapModel(paintSpec(spec));
      await applyEdits(text, other);
      expect(other.terrain).toEqual(map.terrain);
      expect(other.influence).toEqual(map.influence);
      for (let cell = 0; cell < base.levels.length; cell++) {
        const [x, y] = [cell % spec.width, Math.floor(cell / spec.width)];
        expect(other.grid.isBlocked(x, y)).toBe(map.terrain[cell] === 0);
      }
    }),
    settings(60),
  );
});

test(`a map without edits needs no text, and specs can be read back from theirs (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(specs, async (spec) => {
      expect(await encodeEdits(new MapModel(paintSpec(spec)), paintSpec(spec).levels)).toBe('');
      expect(parseSpec(formatSpec(spec))).toEqual(spec);
    }),
    settings(40),
  );
});

test('a large map of noise fits an address', async () => {
  const spec: MapSpec = { family: 'open', width: 1024, height: 1024, seed: 0 };
  const noise = paintSpec({ ...spec, family: 'random' });
  const text = await encodeEdits(new MapModel(noise), paintSpec(spec).levels);
  expect(text.length).toBeLessThan(1_000_000);
  const other = new MapModel(paintSpec(spec));
  await applyEdits(text, other);
  expect(Buffer.compare(other.terrain, noise.levels)).toBe(0);
});

test.each(['d!!!', 'rAAA', 'r____', 'dAAAA', 'x', 'rAP8B'])('a damaged text leaves a valid map: %s', async (text) => {
  const map = new MapModel(paintSpec({ family: 'open', width: 3, height: 2, seed: 0 }));
  await applyEdits(text, map).catch((error) => expect(error).toBeInstanceOf(RangeError));
  expect(map.terrain.every((level) => level <= 9)).toBe(true);
});

test('largestRegion finds the larger of two rooms', () => {
  // A wall separates two rooms of 3 x 4 and 6 x 4 cells.
  const terrain = paintSpec({ family: 'open', width: 10, height: 4, seed: 0 });
  terrain.fill(3, 0, 1, 4, true);
  const region = largestRegion(terrain);
  expect(Array.from(region.slice(0, 10))).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
});

test(`kinds and exits can be read back from their text (seed ${seed})`, async () => {
  const drawn = fc.array(
    fc.record({ at: fc.nat(1599), kind: fc.nat(3), exits: fc.nat(255), rivers: fc.nat(255), to: fc.nat(1599) }),
    {
      maxLength: 40,
    },
  );
  await fc.assert(
    fc.asyncProperty(specs, drawn, async (spec, list) => {
      const map = new MapModel(paintSpec(spec));
      const { levels } = paintSpec(spec);
      for (const { at, kind, exits, rivers, to } of list) {
        map.setKind(at % levels.length, kind);
        map.setExits(at % levels.length, exits);
        map.setRivers(at % levels.length, rivers);
        if (to % 4 === 0) map.setPortal(at % levels.length, to % levels.length);
      }
      const text = await encodeEdits(map, levels);
      expect(text).toMatch(/^[\w.-]*$/);
      const other = new MapModel(paintSpec(spec));
      await applyEdits(text, other);
      expect(other.kinds).toEqual(map.kinds);
      expect(other.exits).toEqual(map.exits);
      expect(other.fenced).toEqual(map.fenced);
      expect([other.rivers, other.wet]).toEqual([map.rivers, map.wet]);
      const ends = ({ portals }: MapModel) => new Map([...portals].map(([cell, portal]) => [cell, portal.to]));
      expect(ends(other)).toEqual(ends(map));
      expect(other.grid.links().length).toBe(map.portals.size / 2);
      for (let cell = 0; cell < levels.length; cell++) {
        const [x, y] = [cell % spec.width, Math.floor(cell / spec.width)];
        expect(other.grid.kind(x, y)).toBe(map.kinds[cell]);
        for (let direction = 0; direction < 8; direction++) {
          const inside = map.isInside(x + STEPS[direction].x, y + STEPS[direction].y);
          const open = inside && ((map.exits[cell] >> direction) & 1) === 0;
          expect(other.grid.isExitOpen(x, y, direction)).toBe(open);
          const river = (map.rivers[cell] >> direction) & 1 ? RIVER_COST : null;
          if (open && direction % 2 === 0) expect(other.grid.edgeCost([x, y], direction)).toBe(river);
        }
      }
    }),
    settings(40),
  );
});

test('strokes along the edges of cells draw fences there, and not at the edges that they cross', () => {
  const along = (from: [number, number], to: [number, number]) =>
    fencesAlong(squareShape(9, 9), { x: from[0], y: from[1] }, { x: to[0], y: to[1] });
  const cells = new Set(along([2.1, 5.1], [6.9, 5.1]).map(({ cell, direction }) => `${cell.x},${cell.y},${direction}`));
  const expected = [2, 3, 4, 5, 6].flatMap((x) => [`${x},5,0`, `${x},4,4`]);
  expect([...cells].sort()).toEqual(expected.sort());
  // A press without a move draws the nearest one.
  expect(along([3.4, 2.1], [3.4, 2.1])).toEqual([
    { cell: { x: 3, y: 2 }, direction: 0, open: false },
    { cell: { x: 3, y: 1 }, direction: 4, open: false },
  ]);
});
