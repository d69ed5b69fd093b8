// Compares what the visualiser draws and says with findPath on the map in its address.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { applyEdits } from '../../../demo/map/edits.ts';
import { paintSpec } from '../../../demo/map/families.ts';
import { hexagons } from '../../../demo/map/hexagons.ts';
import { MapModel, RIVER_COST } from '../../../demo/map/model.ts';
import { squares } from '../../../demo/map/shape.ts';
import { readAddress } from '../../../demo/shell/address.ts';
import { layPanes } from '../../../demo/ui/panes.ts';
import { toOptions } from '../../../demo/views/visualiser/options.ts';
import { readState } from '../../../demo/views/visualiser/state.ts';
import { blendLayers, findPath, Grid, HexGrid, type PathResult } from '../../../src/index.ts';

/** An open map of 16 x 12 cells, start and goal in one row. */
export const OPEN = '#/visualiser?map=open-16x12-0&start=2.6&goal=13.6&algorithm=astar';

/** Solves the map in the page's address with findPath, with its start, goal and options. */
export async function solveAddress(page: Page): Promise<PathResult> {
  const state = readState(readAddress(new URL(page.url()).hash).params);
  const terrain = paintSpec(state.spec);
  const isHex = state.spec.shape === 'hexagon';
  const map = new MapModel(terrain, isHex ? hexagons(terrain) : squares(terrain));
  await applyEdits(state.edits, map);
  const { width, height } = map;
  const grid = isHex ? HexGrid.fromCosts(width, height, map.terrain) : Grid.fromCosts(width, height, map.terrain);
  map.kinds.forEach((kind, cell) => {
    const [x, y] = [cell % map.width, Math.floor(cell / map.width)];
    grid.setKind(x, y, kind);
    for (const direction of map.shape.directions.keys()) {
      if ((map.exits[cell] >> direction) & 1) grid.setExit(x, y, direction, false);
      if ((map.rivers[cell] >> direction) & 1) grid.setEdgeCost([x, y], direction, RIVER_COST, { oneWay: true });
    }
  });
  for (const [cell, { to }] of map.portals) if (cell < to) grid.addLink(grid.cellAt(cell), grid.cellAt(to));
  if (state.start === null || state.goal === null) throw new Error('the address has no start or no goal');
  const layers = map.hasInfluence ? [blendLayers([{ values: map.influence, weight: 1 }])] : [];
  return findPath(grid, state.start, state.goal, { ...toOptions(state.options, null, map.shape.name), layers });
}

/** Waits until the address matches; it follows changes with some delay. */
export async function waitForAddress(page: Page, matches: (params: URLSearchParams) => boolean): Promise<void> {
  await expect.poll(() => matches(readAddress(new URL(page.url()).hash).params)).toBe(true);
}

/** Waits until the address has so many cells that are not open ground, and returns its edits. A slow page writes parts of a stroke first. */
export async function settledEdits(page: Page, cells: number): Promise<string> {
  const state = () => readState(readAddress(new URL(page.url()).hash).params);
  const drawn = async () => {
    const map = new MapModel(paintSpec(state().spec));
    await applyEdits(state().edits, map);
    return map.terrain.filter((cost) => cost !== 1).length;
  };
  await expect.poll(drawn).toBe(cells);
  return state().edits;
}

/** Returns a function from cells to points of the canvas: of its first pane, for a map as large as whole pixels per cell allow. */
export async function cellPlacer(page: Page, width: number, height: number) {
  const { count, ...room } = await page.locator('.stage').evaluate((stage) => {
    const headings = [...stage.querySelectorAll<HTMLElement>('.rivals:not([hidden]) li')];
    const headroom = headings[0]?.offsetHeight ?? 0;
    return { count: Math.max(1, headings.length), width: stage.clientWidth, height: stage.clientHeight, headroom };
  });
  const { panes, ...pane } = layPanes(count, room, width / height);
  const scale = Math.floor(Math.min(pane.width / width, pane.height / height));
  const left = panes[0].left + Math.round((pane.width - width * scale) / 2);
  const top = panes[0].top + Math.round((pane.height - height * scale) / 2);
  return (x: number, y: number) => ({ x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale });
}

/** Draws a line between two cells with the mouse. */
export async function drawLine(page: Page, from: [number, number], to: [number, number], size: [number, number]) {
  const place = await cellPlacer(page, ...size);
  const canvas = page.locator('.stage canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no canvas');
  const [a, b] = [place(...from), place(...to)];
  await page.mouse.move(box.x + a.x, box.y + a.y);
  await page.mouse.down();
  await page.mouse.move(box.x + b.x, box.y + b.y, { steps: 6 });
  await page.mouse.up();
}

/** Returns red, green and blue of the canvas in the middle of each cell. */
export async function coloursOf(page: Page, cells: readonly { x: number; y: number }[], size: [number, number]) {
  const place = await cellPlacer(page, ...size);
  const points = cells.map(({ x, y }) => place(x, y));
  return page.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement, list) => {
    // Reads a copy, because reading the canvas often would change how the browser draws it.
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(canvas, 0, 0);
    return list.map(({ x, y }) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3)));
  }, points);
}

/** Returns the colours of all cells. */
export function pictureOf(page: Page, size: [number, number]): Promise<number[][]> {
  const cells = Array.from({ length: size[0] * size[1] }, (_, i) => ({ x: i % size[0], y: Math.floor(i / size[0]) }));
  return coloursOf(page, cells, size);
}

export async function routeText(page: Page): Promise<string> {
  return (await page.locator('[data-figure="route"]').textContent()) ?? '';
}

export function textOf(result: PathResult): string {
  return (result.path?.waypoints() ?? []).map(({ x, y }) => `${x},${y}`).join(' ') || 'none';
}

/** Waits until page and address agree on a route that costs more than `least`. The address follows strokes with some delay. */
export async function settledRoute(page: Page, least: number): Promise<PathResult> {
  let result = await solveAddress(page);
  await expect
    .poll(async () => {
      result = await solveAddress(page);
      return result.cost > least && (await routeText(page)) === textOf(result);
    })
    .toBe(true);
  return result;
}
