import type { Point } from './stage.ts';

/** Yields the cells of a line from one cell to another, both included (J. E. Bresenham, 1965). */
export function* lineCells(from: Point, to: Point): Generator<Point> {
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = dx - dy;
  for (;;) {
    yield { x, y };
    if (x === to.x && y === to.y) return;
    const twice = 2 * error;
    if (twice > -dy) {
      error -= dy;
      x += stepX;
    }
    if (twice < dx) {
      error += dx;
      y += stepY;
    }
  }
}
