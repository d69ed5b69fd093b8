/** What the objects of a layer say of the cells that they cover. */
import { allocate } from '../../../core/base/allocate.ts';
import { show } from '../../../core/base/check.ts';
import type { Layer } from '../layers.ts';
import type { Layout } from '../layout.ts';
import { isSilentFacts, type Reading, sayerOf } from '../reading.ts';
import { type CellFacts, factsOf } from '../rule.ts';
import { classOf } from '../tiles/properties.ts';
import { type Tilesets, unturned } from '../tiles/tilesets.ts';
import { coverLine, coverPolygon } from './lattice.ts';
import { type Shape, shapeOf, type TileDrawing } from './shapes.ts';
import type { CompleteObject } from './templates.ts';

/** Which object has covered a cell last, so that it says it once. */
export class Covered {
  private readonly stamps: Uint32Array;
  private stamp = 0;

  constructor(cells: number) {
    this.stamps = allocate(Uint32Array, cells);
  }

  /** Returns a function that calls `say` once for each cell. */
  once(say: (cell: number) => void): (cell: number) => void {
    const { stamps } = this;
    const stamp = ++this.stamp;
    return (cell) => {
      if (stamps[cell] === stamp) return;
      stamps[cell] = stamp;
      say(cell);
    };
  }
}

/** Applies what the objects of a layer say. */
export function sayObjects(reading: Reading, layer: Layer, covered: Covered): void {
  const { layout, work } = reading;
  layer.entry.objects('objects', true).forEach((entry, i) => {
    const place = `${layer.entry.place}, object ${show(entry.get('id') ?? i)}`;
    const complete = reading.templates.complete(entry.at(place), reading.tilesets);
    const { object, tilesets } = complete;
    // 0 is no tile.
    const gid = unturned(object.integer('gid', 0, 2 ** 32 - 1, 0)) || undefined;
    const facts = factsOfObject(reading, layer, complete, gid);
    if (isSilentFacts(facts)) return;
    const drawing = gid === undefined ? undefined : drawingOf(tilesets, gid, place, layout);
    const shape = shapeOf(object, layout.screenOf, drawing);
    if (shape === null) return;
    const say = sayerOf(reading, facts);
    let count = 0;
    const mark = covered.once((cell) => {
      count++;
      say(cell);
    });
    coverShape(reading, onLattice(shape, layer, layout), isWall(facts), mark);
    work.spend('objects', count);
  });
}

function isWall({ saying, wall }: CellFacts): boolean {
  return wall !== undefined || saying.blocked === true;
}

/** Returns what an object says: with its own properties over those of its tile. */
function factsOfObject(
  { options, notes, census }: Reading,
  layer: Layer,
  { object, properties: own, tilesets }: CompleteObject,
  gid: number | undefined,
): CellFacts {
  const { rule, objectRule } = options;
  const { place: name } = object;
  const type = classOf(object);
  census.add('objects', { type, properties: own });
  if (gid === undefined) {
    const answer = objectRule?.({ name: object.text('name', ''), type, properties: own, layer: layer.name });
    return factsOf({ name, answer, type, properties: own, layer }, options, notes);
  }
  const tile = tilesets.tile(gid, layer.name, name);
  const properties = { ...tile.properties, ...own };
  const complete = { ...tile, type: type === '' ? tile.type : type, properties };
  return factsOf({ name, answer: rule?.(complete), type: complete.type, properties, layer }, options, notes);
}

/** Returns how the tile of an object is drawn. By itself it stands on its position, at its left corner or (isometric) in its middle. */
function drawingOf(tilesets: Tilesets, gid: number, place: string, { screenOf, diamond }: Layout): TileDrawing {
  const alignment = tilesets.alignment(gid, place);
  if (alignment !== 'unspecified') return { alignment, diamond };
  return { alignment: screenOf(1, 0).y === screenOf(0, 0).y ? 'bottomleft' : 'bottom', diamond };
}

/** Returns a shape where its layer is drawn, in coordinates of the lattice. */
function onLattice({ points, isClosed }: Shape, { offsetX, offsetY }: Layer, { latticeOf }: Layout): Shape {
  const result: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const at = latticeOf(points[i] + offsetX, points[i + 1] + offsetY);
    result.push(at.x, at.y);
  }
  return { points: result, isClosed };
}

/** Calls `mark` with each cell that a shape covers. Lines of walls along borders of cells become thin walls instead. */
function coverShape(
  { layout: { lattice, transform }, edges, options }: Reading,
  { points, isClosed }: Shape,
  makesWalls: boolean,
  mark: (cell: number) => void,
): void {
  if (isClosed) {
    coverPolygon(lattice, points, options.cover, mark);
    return;
  }
  for (let i = 0; i + 3 < points.length; i += 2) {
    const line = [points[i], points[i + 1], points[i + 2], points[i + 3]] as const;
    const isThin = makesWalls && transform !== undefined && edges.addLine(line);
    if (!isThin) coverLine(lattice, line, mark);
  }
}
