/** Which unloaded chunks a route needs. */
import type { ChunkPlace } from '../../core/grid/answers.ts';
import type { LoadedArea } from './window/window.ts';

/** What the loaded chunks say of a route. */
export interface Survey {
  /** The points of its first part, which needs loaded chunks alone. Empty if the start needs others. */
  readonly clear: number[];
  /** The unloaded chunks that it needs, in the order in which it comes to them. */
  readonly missing: ChunkPlace[];
}

/**
 * Looks up the chunks of a route, in places of the grids. A step needs those of all cells that its unit covers before and after it, and of
 * those beside a diagonal step, which the corner rules read.
 *
 * @param points x, y of its turning points; none for no route. @param size Side of the unit.
 */
export function surveyRoute(window: LoadedArea, points: readonly number[], size: number): Survey {
  const missing: ChunkPlace[] = [];
  const note = (place: ChunkPlace) => {
    if (!missing.some(({ cx, cy }) => cx === place.cx && cy === place.cy)) missing.push(place);
  };
  if (points.length === 0) return { clear: [], missing };
  let [x, y] = points;
  for (const place of unloadedIn(window, x, y, x + size - 1, y + size - 1)) note(place);
  const clear = missing.length === 0 ? [x, y] : [];
  for (let i = 2; i < points.length; i += 2) {
    const [endX, endY] = [points[i], points[i + 1]];
    if (unloadedOn(window, x, y, endX, endY, size).length > 0) {
      const [stepX, stepY] = [Math.sign(endX - x), Math.sign(endY - y)];
      let walked = 0;
      for (; x !== endX || y !== endY; x += stepX, y += stepY) {
        for (const place of unloadedOn(window, x, y, x + stepX, y + stepY, size)) note(place);
        if (missing.length === 0) walked++;
      }
      if (missing.length > 0 && walked > 0) {
        const [fromX, fromY] = [points[i - 2], points[i - 1]];
        clear.push(fromX + walked * stepX, fromY + walked * stepY);
      }
    }
    [x, y] = [endX, endY];
    if (missing.length === 0) clear.push(x, y);
  }
  return { clear, missing };
}

/** Returns the unloaded chunks of the box around two places of a unit. */
function unloadedOn(window: LoadedArea, x: number, y: number, endX: number, endY: number, size: number): ChunkPlace[] {
  const [left, right] = x < endX ? [x, endX] : [endX, x];
  const [top, bottom] = y < endY ? [y, endY] : [endY, y];
  return unloadedIn(window, left, top, right + size - 1, bottom + size - 1);
}

function unloadedIn(window: LoadedArea, left: number, top: number, right: number, bottom: number): ChunkPlace[] {
  const first = window.chunkAt(left, top);
  const last = window.chunkAt(right, bottom);
  const places: ChunkPlace[] = [];
  for (let cy = first.cy; cy <= last.cy; cy++) {
    for (let cx = first.cx; cx <= last.cx; cx++) if (!window.isLoaded({ cx, cy })) places.push({ cx, cy });
  }
  return places;
}
