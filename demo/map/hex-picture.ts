/** A picture of hexagons that stand on a corner: a few pixels for each, painted only where something changes; drawn anew when they are large. */
import type { Camera } from '../ui/stage.ts';
import type { Picture } from './shape.ts';

/** Cells of this many pixels and more are drawn with straight edges. */
const LARGE = 13;
/** Thinner lines between cells would be all that is seen of small ones. */
const WITH_LINES = 9;
/** Sizes of a hexagon in the picture, the best first: its width, the rows from one to the next, and how many pixels the picture may have. */
const SIZES = [
  { across: 8, down: 7, most: 3_000_000 },
  { across: 4, down: 4, most: 16_000_000 },
  { across: 2, down: 2, most: Infinity },
] as const;
/** From the centre of a hexagon to its top corner, and from one row to the next, in widths. */
const SIZE = 1 / Math.sqrt(3);
const PITCH = 1.5 * SIZE;
/** The corners, from the top clockwise, from the centre, in widths. */
const CORNERS = [
  [0, -SIZE],
  [0.5, -SIZE / 2],
  [0.5, SIZE / 2],
  [0, SIZE],
  [-0.5, SIZE / 2],
  [-0.5, -SIZE / 2],
] as const;

export class HexPicture implements Picture {
  readonly #width: number;
  readonly #height: number;
  readonly #colours: Uint32Array;
  readonly #across: number;
  readonly #down: number;
  /** Where the pixels of a cell are from its top left one, by column and row. */
  readonly #spots: readonly (readonly [x: number, y: number])[];
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  /** The first and the last row of cells that changed since the last flush. */
  #top = Infinity;
  #bottom = -1;

  constructor(width: number, height: number) {
    [this.#width, this.#height] = [width, height];
    this.#colours = new Uint32Array(width * height);
    const { across, down } = SIZES.find((size) => size.across * size.down * width * height <= size.most) ?? SIZES[2];
    [this.#across, this.#down] = [across, down];
    this.#spots = spotsOf(across, down);
    this.#canvas = document.createElement('canvas');
    this.#canvas.width = across * width + across / 2;
    this.#canvas.height = down * height + (this.#extra << 1);
    this.#context = this.#canvas.getContext('2d') as CanvasRenderingContext2D;
    this.#image = this.#context.createImageData(this.#canvas.width, this.#canvas.height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  /** Rows of pixels by which a hexagon reaches into the row above, and into that below. */
  get #extra(): number {
    return Math.ceil(this.#down / 6);
  }

  set(cell: number, pixel: number): void {
    if (this.#colours[cell] === pixel) return;
    this.#colours[cell] = pixel;
    const row = Math.floor(cell / this.#width);
    const stride = this.#canvas.width;
    const left = (cell - row * this.#width) * this.#across + ((row & 1) * this.#across) / 2;
    const at = (row * this.#down + this.#extra) * stride + left;
    for (const [x, y] of this.#spots) this.#pixels[at + y * stride + x] = pixel;
    if (row < this.#top) this.#top = row;
    if (row > this.#bottom) this.#bottom = row;
  }

  draw(context: CanvasRenderingContext2D, camera: Camera, grid: string): void {
    if (camera.scale >= LARGE) this.#drawLarge(context, camera, grid);
    else this.#drawSmall(context, camera);
  }

  #drawSmall(context: CanvasRenderingContext2D, { scale, left, top }: Camera): void {
    if (this.#bottom >= 0) {
      const from = this.#top * this.#down;
      const rows = (this.#bottom - this.#top + 1) * this.#down + 2 * this.#extra;
      this.#context.putImageData(this.#image, 0, 0, 0, from, this.#canvas.width, rows);
      [this.#top, this.#bottom] = [Infinity, -1];
    }
    // The picture is drawn out of proportion, since its rows are whole numbers of pixels apart.
    const [unitX, unitY] = [scale / this.#across, (scale * PITCH) / this.#down];
    const shift = (SIZE - PITCH / 2) * scale - this.#extra * unitY;
    const { width, height } = this.#canvas;
    context.imageSmoothingEnabled = scale < this.#across;
    context.drawImage(this.#canvas, left, top + shift, width * unitX, height * unitY);
  }

  /** Draws the hexagons that are in sight, those of a colour together. */
  #drawLarge(context: CanvasRenderingContext2D, { scale, left, top }: Camera, grid: string): void {
    const box = context.canvas;
    const inSight = (from: number, room: number, pitch: number, count: number) =>
      [Math.max(0, Math.floor(-from / pitch) - 1), Math.min(count - 1, Math.ceil((room - from) / pitch))] as const;
    const [firstRow, lastRow] = inSight(top, box.height, scale * PITCH, this.#height);
    const [firstColumn, lastColumn] = inSight(left, box.width, scale, this.#width);
    const paths = new Map<number, Path2D>();
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const pixel = this.#colours[row * this.#width + column];
        let path = paths.get(pixel);
        if (path === undefined) {
          path = new Path2D();
          paths.set(pixel, path);
        }
        const x = left + (column + 0.5 + (row & 1) / 2) * scale;
        addHexagon(path, x, top + (SIZE + row * PITCH) * scale, scale);
      }
    }
    context.lineWidth = 1;
    for (const [pixel, path] of paths) {
      context.fillStyle = `rgb(${pixel & 255} ${(pixel >> 8) & 255} ${(pixel >> 16) & 255})`;
      context.fill(path);
      context.strokeStyle = scale < WITH_LINES ? context.fillStyle : grid;
      context.stroke(path);
    }
  }
}

function addHexagon(path: Path2D, x: number, y: number, scale: number): void {
  CORNERS.forEach(([across, along], i) => {
    if (i === 0) path.moveTo(x + across * scale, y + along * scale);
    else path.lineTo(x + across * scale, y + along * scale);
  });
  path.closePath();
}

/** Returns the pixels of a hexagon among equal ones: those that are nearer to its centre than to that of any other. */
function spotsOf(across: number, down: number): (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = [];
  const stretch = (across * PITCH) / down;
  for (let y = -down; y < 2 * down; y++) {
    for (let x = -across; x < 2 * across; x++) {
      const away = (column: number, row: number) => {
        const dx = x + 0.5 - (column + 0.5 + (row & 1) / 2) * across;
        const dy = (y + 0.5 - (row + 0.5) * down) * stretch;
        return dx * dx + dy * dy;
      };
      const own = away(0, 0);
      // Of two equally near ones, the one above or to the left has the pixel.
      const before = [away(-1, 0), away(-1, -1), away(0, -1)];
      const after = [away(1, 0), away(-1, 1), away(0, 1)];
      if (before.every((other) => own < other - 1e-9) && after.every((other) => own <= other + 1e-9))
        spots.push([x, y]);
    }
  }
  return spots;
}
