/** Reads maps from files: Moving AI, Tiled, LDtk, CSV, text in the format of `Grid.fromText`, and images. */
import { Grid } from 'hotpath';
import { LONGEST_SIDE } from './families.ts';
import { readJsonMap } from './json-files.ts';
import { MOST_LEVEL, Terrain } from './model.ts';

/** Longer sides of images are shrunk to this. A pixel becomes a cell. */
const LONGEST_IMAGE_SIDE = 256;
/** Pixels darker than this become walls (0 black, 1 white), and so do pixels more than half transparent. */
const WALL_BELOW = 0.3;

/** A map that was read. */
export interface Loaded {
  readonly terrain: Terrain;
  /** What the page has changed of it, for the visitor; empty if nothing. */
  readonly note: string;
}

/** Reads a map. @throws {Error} with a message for the visitor if the file has none of these formats. */
export async function readMapFile(file: File): Promise<Loaded> {
  if (file.type.startsWith('image/')) return readImage(file);
  const text = await file.text();
  const { grid, note } = await readGrid(file.name.toLowerCase(), text);
  if (Math.max(grid.width, grid.height) > LONGEST_SIDE) {
    throw new RangeError(
      `The map has ${grid.width} x ${grid.height} cells. This page shows at most ${LONGEST_SIDE} x ${LONGEST_SIDE}.`,
    );
  }
  const terrain = new Terrain(grid.width, grid.height);
  let changed = 0;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const cost = grid.cost(x, y);
      terrain.setCost(x, y, cost);
      if (cost !== Infinity && cost !== terrain.levels[y * grid.width + x]) changed++;
    }
  }
  const rounded =
    changed === 0 ? '' : `The costs of ${changed} cells were rounded to whole numbers from 1 to ${MOST_LEVEL}.`;
  return { terrain, note: [note, rounded].filter((part) => part !== '').join(' ') };
}

async function readGrid(name: string, text: string): Promise<{ grid: Grid; note: string }> {
  if (text.trimStart().startsWith('{')) return readJsonMap(text);
  if (name.endsWith('.csv')) return { grid: readCsv(text), note: '' };
  if (text.startsWith('type')) {
    const { parseMap } = await import('hotpath/movingai');
    return { grid: parseMap(text), note: '' };
  }
  return { grid: Grid.fromText(text), note: '' };
}

/** Reads a row of numbers per line: terrain costs, 0 or less for a wall. */
function readCsv(text: string): Grid {
  const rows = text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .map((line) => line.split(/[,;\t]/).map(Number));
  const width = rows[0]?.length ?? 0;
  rows.forEach((row, y) => {
    if (row.length !== width)
      throw new RangeError(`row ${y + 1} has ${row.length} numbers: all rows must have ${width}`);
    const x = row.findIndex(Number.isNaN);
    if (x >= 0) throw new RangeError(`row ${y + 1}, column ${x + 1} is no number: it must be a cost, or 0 for a wall`);
  });
  return Grid.fromCosts(
    width,
    rows.length,
    rows.flatMap((row) => row.map((cost) => Math.max(0, cost))),
  );
}

/** Reads an image: dark pixels become walls, white ones cost 1, and the cost rises with darkness. */
async function readImage(file: File): Promise<Loaded> {
  const { parseImage } = await import('hotpath/image');
  const bitmap = await createImageBitmap(file);
  const shrink = Math.min(1, LONGEST_IMAGE_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0, width, height);
  const grid = parseImage(context.getImageData(0, 0, width, height), {
    rule: ({ red, green, blue, alpha }) => {
      // Weights of Rec. 709 without gamma: precise enough to distinguish walls from floor.
      const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      const share = (1 - light) / (1 - WALL_BELOW);
      return alpha < 128 || light < WALL_BELOW ? 0 : Math.min(MOST_LEVEL, 1 + Math.floor(share * MOST_LEVEL));
    },
  });
  const terrain = new Terrain(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) terrain.setCost(x, y, grid.cost(x, y));
  const note =
    shrink < 1
      ? `The image of ${bitmap.width} x ${bitmap.height} pixels was shrunk to ${width} x ${height} cells.`
      : '';
  return { terrain, note };
}
