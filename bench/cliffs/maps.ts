/** The maps that the section `cliffs` measures on. */
import { cavesMap, openMap, roomsMap } from '../../generators/maps.ts';
import { type Grid, HexGrid, inflationLayer } from '../../src/index.ts';
import type { BaseMap } from './variants.ts';

const SEED = 2026;

/** @param side Columns and rows of each map. */
export function baseMaps(side: number): readonly BaseMap[] {
  const size = { width: side, height: side, seed: SEED };
  const rooms = roomsMap({ ...size, room: 23, doors: 1 });
  return [
    asBase('rooms', rooms),
    asBase('caves', cavesMap(size)),
    asBase('open ground', openMap(size)),
    asBase('a game', gameMap(side)),
    asBase('rooms of hexagons', rooms, true),
  ];
}

function asBase(name: string, squares: Grid, isHexagons = false): BaseMap {
  const grid = isHexagons ? new HexGrid(squares.width, squares.height) : squares;
  if (isHexagons) {
    for (let y = 0; y < grid.height; y++)
      for (let x = 0; x < grid.width; x++) if (squares.isBlocked(x, y)) grid.setBlocked(x, y);
  }
  return { name, grid, isHexagons, layers: isHexagons ? [] : [inflationLayer(grid, { radius: 2, cost: 2 })] };
}

/** Woods and rocks, with a town of houses in the middle, and two roads that cross there. */
function gameMap(side: number): Grid {
  const grid = cavesMap({ width: side, height: side, seed: SEED, blocked: 0.38 });
  const half = side >> 1;
  const town = side >> 2;
  const houses = roomsMap({ width: town, height: town, seed: SEED, room: 7, doors: 1 });
  for (let y = 0; y < town; y++)
    for (let x = 0; x < town; x++)
      grid.setBlocked(half - (town >> 1) + x, half - (town >> 1) + y, houses.isBlocked(x, y));
  grid.fill(0, half, side, 2, false);
  grid.fill(half, 0, 2, side, false);
  return grid;
}
