// Maps of every kind, cell for cell as a reader reads them that shares no code with hotpath (test/support/tiled-reader).
// HOTPATH_RUNS=10 reads 2,400 maps.
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Random } from '../../generators/random.ts';
import { parseTiled, parseTiledHex, type TiledOptions, type TiledWall } from '../../src/tiled.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { propertiesOf } from '../support/tiled-maps.ts';
import { SecondReader, type Wanted } from '../support/tiled-reader.ts';
import { toTmx } from '../support/tiled-xml.ts';

const [W, H] = [16, 12];
const ORIENTATIONS = ['orthogonal', 'isometric', 'staggered', 'hexagonal'] as const;
const ALIGNMENTS = ['unspecified', 'top', 'topleft', 'center', 'right', 'bottomright'];

/** Makes odd maps. */
class MapMaker {
  private readonly random: Random;
  private readonly orientation: (typeof ORIENTATIONS)[number];
  private readonly isInfinite: boolean;
  private readonly width: number;
  private readonly height: number;
  private id = 0;

  constructor(number: number, orientation: (typeof ORIENTATIONS)[number]) {
    this.random = new Random(number);
    this.orientation = orientation;
    this.isInfinite = this.random.chance(0.25);
    this.width = this.random.between(2, 7);
    this.height = this.random.between(2, 7);
  }

  /** Returns the map with plain lists of tiles, and the same map as it might be saved. */
  make(): { plain: object; saved: object } {
    const tilesets = [this.tileset(1, W, H), this.tileset(40, W, this.random.chance(0.5) ? H : 2 * H)];
    const layers = Array.from({ length: this.random.between(1, 4) }, () => this.layer(0));
    layers.push(this.tileLayer());
    const more = {
      staggeraxis: this.random.pick(['x', 'y']),
      staggerindex: this.random.pick(['odd', 'even']),
      hexsidelength: 4,
    };
    const isSquare = ['orthogonal', 'isometric'].includes(this.orientation);
    const { width, height, orientation, isInfinite: infinite } = this;
    const map = { type: 'map', orientation, width, height, tilewidth: W, tileheight: H, infinite, tilesets };
    const plain = { ...map, ...(isSquare ? {} : more), layers };
    return { plain, saved: { ...plain, layers: layers.map((layer) => this.packed(layer)) } };
  }

  private properties(share: number) {
    const all: Record<string, unknown> = {};
    if (this.random.chance(share)) all.blocked = this.random.pick([true, true, false, 'true']);
    if (this.random.chance(share)) all.cost = this.random.pick([2, 3.5, 9]);
    if (this.random.chance(share)) all.kind = this.random.pick([0, 4, 255]);
    if (this.random.chance(share)) all.solid = this.random.pick([true, false, 'true', 1]);
    return propertiesOf(all);
  }

  private tileset(firstgid: number, tilewidth: number, tileheight: number) {
    const tiles = [0, 1, 2, 5].map((id) => {
      const shapes = {
        draworder: 'index',
        objects: Array.from({ length: this.random.between(1, 2) }, () => this.shape(W, H)),
      };
      return { id, properties: this.properties(0.3), ...(this.random.chance(0.3) ? { objectgroup: shapes } : {}) };
    });
    const grid = { orientation: 'isometric', width: W, height: H };
    const offset = { x: this.random.between(-5, 5), y: this.random.between(-5, 5) };
    const more = {
      objectalignment: this.random.pick(ALIGNMENTS),
      ...(this.random.chance(0.2) ? { tileoffset: offset } : {}),
      ...(this.random.chance(0.3) ? { grid } : {}),
    };
    return { firstgid, name: `t${firstgid}`, tilewidth, tileheight, tilecount: 8, columns: 4, tiles, ...more };
  }

  /** Returns a shape with its corner in a rectangle. */
  private shape(width: number, height: number): Record<string, unknown> {
    const part = (most: number) => this.random.next() * most;
    const base = {
      id: ++this.id,
      x: part(width),
      y: part(height),
      rotation: this.random.pick([0, 0, 0, 30, 90.5, -200]),
    };
    const points = Array.from({ length: this.random.between(3, 5) }, (_, i) => {
      const angle = i + part(0.9);
      return { x: Math.cos(angle) * part(40), y: Math.sin(angle) * part(40) };
    });
    switch (this.random.between(0, 4)) {
      case 0:
        return { ...base, ellipse: true, width: 1 + part(40), height: 1 + part(30) };
      case 1:
        return { ...base, polygon: points };
      case 2:
        return { ...base, polyline: points };
      case 3:
        return { ...base, point: true };
      default:
        return { ...base, width: 1 + part(40), height: 1 + part(30) };
    }
  }

  private common(type: string) {
    const isSquare = this.orientation !== 'hexagonal' && this.orientation !== 'staggered';
    const offset = { offsetx: W * this.random.pick([-1, 0, 2]), offsety: H * this.random.pick([-1, 0, 1]) };
    // One tile along x of an isometric map is half a tile aside and half a tile down.
    if (this.orientation === 'isometric') Object.assign(offset, { offsetx: W / 2, offsety: H / 2 });
    return {
      id: ++this.id,
      name: this.random.pick(['Ground', 'Walls', 'Deco & <more>']),
      type,
      visible: this.random.chance(0.8),
      opacity: this.random.pick([1, 0.5, 0]),
      properties: this.properties(0.1),
      ...(isSquare && this.random.chance(0.2) ? offset : {}),
    };
  }

  private layer(depth: number): Record<string, unknown> {
    const kind = this.random.between(0, depth < 3 ? 3 : 2);
    if (kind === 3) {
      const layers = Array.from({ length: this.random.between(0, 3) }, () => this.layer(depth + 1));
      return { ...this.common('group'), layers };
    }
    if (kind === 2) return { ...this.common('imagelayer'), image: 'sky.png' };
    return kind === 0 ? this.tileLayer() : this.objectLayer();
  }

  private tileLayer() {
    const common = this.common('tilelayer');
    if (!this.isInfinite)
      return { ...common, width: this.width, height: this.height, data: this.ids(this.width * this.height) };
    const chunks = Array.from({ length: this.random.between(1, 3) }, () => {
      const [x, y] = [4 * this.random.between(-2, 2), 3 * this.random.between(-2, 2)];
      return { x, y, width: 4, height: 3, data: this.ids(12) };
    });
    return { ...common, chunks };
  }

  private ids(count: number): number[] {
    return Array.from({ length: count }, () => {
      if (this.random.chance(0.3)) return 0;
      const id = this.random.pick([1, 2, 3, 4, 6, 40, 41, 42]);
      return this.random.chance(0.2) && this.orientation !== 'hexagonal'
        ? id + this.random.between(0, 7) * 2 ** 29
        : id;
    });
  }

  private objectLayer() {
    const objects = Array.from({ length: this.random.between(0, 4) }, () => {
      const drawn = this.shape(this.width * W, this.height * H);
      const shape = { ...drawn, name: 'thing', properties: this.properties(0.4) };
      if (!this.random.chance(0.3)) return shape;
      const tile = {
        gid: this.random.pick([1, 3, 41, 2 ** 31 + 2]),
        width: 1 + this.random.between(4, 40),
        height: 1 + this.random.between(4, 40),
      };
      const { id, x, y, rotation } = drawn;
      return { id, x, y, rotation, properties: shape.properties, ...tile };
    });
    return { ...this.common('objectgroup'), draworder: 'topdown', objects };
  }

  /** Returns a layer with its tiles as they might be saved. */
  private packed(layer: Record<string, unknown>): Record<string, unknown> {
    if (layer.layers !== undefined) {
      return { ...layer, layers: (layer.layers as Record<string, unknown>[]).map((one) => this.packed(one)) };
    }
    const compression = this.random.pick(['csv', '', 'gzip', 'zlib']);
    if (layer.type !== 'tilelayer' || compression === 'csv') return layer;
    const pack = (data: unknown) => {
      const raw = new Uint8Array(Uint32Array.from(data as number[]).buffer);
      const bytes = compression === 'gzip' ? gzipSync(raw) : compression === 'zlib' ? deflateSync(raw) : raw;
      return Buffer.from(bytes).toString('base64');
    };
    const format = { ...layer, encoding: 'base64', compression };
    if (layer.data !== undefined) return { ...format, data: pack(layer.data) };
    return {
      ...format,
      chunks: (layer.chunks as { data: unknown }[]).map((chunk) => ({ ...chunk, data: pack(chunk.data) })),
    };
  }
}

/** What hotpath makes of a tile. */
interface Ours {
  readonly blocked: boolean;
  readonly cost: number | undefined;
  readonly kind: number | undefined;
}

/** Returns what hotpath makes of each tile of a map. */
function ours(map: string | object, options: TiledOptions, isHex: boolean): (column: number, row: number) => Ours {
  if (isHex) {
    const { graph, left, top } = parseTiledHex(map, options);
    return (column, row) => {
      return { blocked: graph.isBlocked(graph.nodeAt(column - left, row - top)), cost: undefined, kind: undefined };
    };
  }
  const { grid, cellOf } = parseTiled(map, options);
  return (column, row) => {
    const cell = cellOf(column, row);
    return {
      blocked: grid.isBlocked(cell),
      cost: grid.isBlocked(cell) ? undefined : grid.cost(cell),
      kind: grid.kind(cell),
    };
  };
}

test.each(ORIENTATIONS)(`maps are read cell for cell as by another reader: %s (seed ${seed})`, (orientation) => {
  let [checked, unsure] = [0, 0];
  for (let i = 0; i < runs(60); i++) {
    const { plain, saved } = new MapMaker(seed + i, orientation).make();
    const isHex = orientation === 'hexagonal';
    const wanted: Wanted = {
      layers: i % 2 ? ['Walls'] : [],
      property: i % 3 ? 'solid' : undefined,
      collision: i % 4 === 1 && !isHex,
    };
    const known = JSON.stringify(plain).includes('"name":"Walls"');
    const walls: TiledWall[] = wanted.property === undefined ? [] : [{ property: wanted.property }];
    if (wanted.layers.length > 0 && known) walls.push('Walls');
    const options: TiledOptions = { walls, ...(wanted.collision ? { collision: 'any' } : {}) };
    const expected = new SecondReader(plain, wanted);
    for (const [form, map] of Object.entries({ json: JSON.stringify(saved), xml: toTmx(saved), object: plain })) {
      const read = ours(map, options, isHex);
      for (let cell = 0; cell < expected.cells.length; cell++) {
        const place = [
          expected.left + (cell % expected.width),
          expected.top + Math.floor(cell / expected.width),
        ] as const;
        const { unsure: isUnsure, ...wantedCell } = expected.at(...place);
        checked++;
        if (isUnsure) unsure++;
        else {
          const found = read(...place);
          const { blocked, cost, kind } = wantedCell;
          const same = { blocked, cost: blocked ? undefined : cost, kind };
          expect(found, `map ${seed + i} as ${form}, tile ${place.join(', ')}`).toEqual(
            isHex ? { blocked, cost: undefined, kind: undefined } : same,
          );
        }
      }
    }
  }
  if (!isSample) expect(unsure).toBeLessThan(checked / 20);
});
