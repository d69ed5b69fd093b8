/** A picture with one pixel per cell, updated pixel by pixel. The stage scales it. */
export class CellPicture {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #pixels: Uint32Array;
  readonly #width: number;
  // The rectangle that changed since the last flush; empty if left > right.
  #left = Infinity;
  #top = Infinity;
  #right = -1;
  #bottom = -1;

  /** @param width @param height In cells. */
  constructor(width: number, height: number) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    this.#context = this.canvas.getContext('2d') as CanvasRenderingContext2D;
    this.#image = this.#context.createImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#width = width;
  }

  /** Sets the colour of a cell; `flush` makes it visible. */
  set(cell: number, pixel: number): void {
    if (this.#pixels[cell] === pixel) return;
    this.#pixels[cell] = pixel;
    const y = Math.floor(cell / this.#width);
    const x = cell - y * this.#width;
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  /** Copies the changed rectangle to the canvas. */
  flush(): void {
    if (this.#right < 0) return;
    const width = this.#right - this.#left + 1;
    const height = this.#bottom - this.#top + 1;
    this.#context.putImageData(this.#image, 0, 0, this.#left, this.#top, width, height);
    this.#left = Infinity;
    this.#top = Infinity;
    this.#right = -1;
    this.#bottom = -1;
  }
}
