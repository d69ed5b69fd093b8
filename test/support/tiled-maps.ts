/** Small maps as Tiled writes them. */

/** Pixels of a tile's side. */
export const TILE = 16;

/** Returns a layer drawn with a digit for each tile, 0 for none. */
export function layerOf(name: string, text: string) {
  const rows = text.split('\n');
  const data = rows.flatMap((row) => [...row].map(Number));
  return { type: 'tilelayer', id: 1, name, width: rows[0].length, height: rows.length, data };
}

/** Returns a layer of objects. */
export function objectsOf(name: string, objects: object[]) {
  return { type: 'objectgroup', id: 2, name, objects: objects.map((object, i) => ({ id: i + 1, ...object })) };
}

/** Returns a tileset. @param tiles Properties by the number of a tile, counted from 1. */
export function tilesetOf(name: string, firstgid: number, tiles: Record<number, Record<string, unknown>>) {
  return {
    firstgid,
    name,
    tilewidth: TILE,
    tileheight: TILE,
    tiles: Object.entries(tiles).map(([number, properties]) => ({
      id: Number(number) - 1,
      properties: propertiesOf(properties),
    })),
  };
}

/** Returns custom properties as Tiled writes them. */
export function propertiesOf(properties: Record<string, unknown>) {
  return Object.entries(properties).map(([name, value]) => ({ name, type: typeof value, value }));
}

/** Returns an orthogonal map with the sides of its first layer of tiles. */
export function mapOf(parts: { layers: object[]; tilesets?: object[] }) {
  const sized = (parts.layers as { width?: number; height?: number }[]).find(({ width }) => width !== undefined);
  return {
    type: 'map',
    orientation: 'orthogonal',
    width: sized?.width ?? 8,
    height: sized?.height ?? 6,
    tilewidth: TILE,
    tileheight: TILE,
    infinite: false,
    tilesets: [],
    ...parts,
  };
}
