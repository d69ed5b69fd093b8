import { notOurs } from '../core/base/check.ts';
import { Grid, internals } from '../index.ts';

/** The layout of a map of hexagons; undefined for squares. */
export function layoutOf(grid: Grid): unknown {
  return (grid as { layout?: unknown }).layout;
}

/**
 * Checks that a file can hold what a grid has besides its cells.
 *
 * @param format What the file is.
 * @throws `TypeError` unless it is a Grid. @throws `RangeError` if it is a HexGrid, or has links, borders that cost, floors or wrap.
 */
export function checkPlain(name: string, value: Grid, format: string): void {
  checkGrid(name, value);
  const what = layoutOf(value) !== undefined ? 'is a HexGrid' : partsOf(value);
  if (what === '') return;
  throw new RangeError(`${name} ${what}, which ${format} cannot hold: grid.toBytes() keeps everything`);
}

function partsOf(grid: Grid): string {
  if (grid.floors > 1) return 'has floors';
  if (grid.wrap !== null) return 'has wrap';
  const { links } = internals.cellsOf(grid);
  if (links?.borders.size) return 'has borders that cost';
  return links?.all.size ? 'has links' : '';
}

/** @throws `TypeError` unless the value is a Grid. */
export function checkGrid(name: string, value: unknown): void {
  if (value instanceof Grid) return;
  const isWorld = typeof (value as { chunkOf?: unknown } | null | undefined)?.chunkOf === 'function';
  const remedy = isWorld ? 'chunk(cx, cy) of a World returns one' : 'parseMap and Grid.fromRows make one';
  throw notOurs(name, value, { kind: 'a Grid', remedy });
}
