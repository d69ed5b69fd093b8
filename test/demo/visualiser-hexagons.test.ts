// Hexagons in the visualiser: the same searches, edits and exports as on squares.
import { expect, test } from 'vitest';
import { paintSpec } from '../../demo/map/families.ts';
import { hexagons } from '../../demo/map/hexagons.ts';
import { lineCells } from '../../demo/ui/line.ts';
import { distanceField, HexGrid } from '../../src/index.ts';
import { figure, open, useBrowser } from './support/page.ts';
import { settledRoute, solveAddress, textOf, waitForAddress } from './support/visualiser.ts';

useBrowser();

const SPEC = { family: 'caves', width: 40, height: 30, seed: 7, shape: 'hexagon' } as const;
const MAP = 'caves-40x30-7-hexagon';

test('Dijkstra, A* and the search of the library find routes of the same cost, and reach is that of a field', async () => {
  const page = await open(`#/visualiser?map=${MAP}&compare=dijkstra.astar.jps&reach=8`);
  // The page chooses the ends once it has found places that are joined.
  await expect.poll(() => page.url()).toContain('goal=');
  const { cost, path } = await solveAddress(page);
  expect(cost).toBeGreaterThan(30);
  for (const rival of ['dijkstra', 'astar', 'jps']) {
    await expect.poll(() => figure(page, `${rival}-rival-cost`)).toBe(String(cost));
  }
  const expanded = async (rival: string) => Number((await figure(page, `${rival}-rival-expanded`)).replace(',', ''));
  expect(await expanded('astar')).toBeLessThan(await expanded('dijkstra'));
  const { levels } = paintSpec(SPEC);
  const grid = HexGrid.fromCosts(SPEC.width, SPEC.height, levels);
  const start = path?.at(0) ?? { x: 0, y: 0 };
  const { length } = distanceField(grid, start, { direction: 'from' }).within(8);
  expect(await figure(page, 'reach')).toBe(`${length} cells are within reach.`);
  // Options of squares are not offered.
  expect(await page.getByLabel('Diagonal steps').isVisible()).toBe(false);
  expect(await page.locator('[name=partial]').isVisible()).toBe(true);
});

test('walls, fences and one-way steps are drawn where the pointer is, and the route follows', async () => {
  const page = await open('#/visualiser?map=open-20x16-0-hexagon&start=2.8&goal=17.8');
  const { shape } = hexagons(paintSpec({ family: 'open', width: 20, height: 16, seed: 0 }));
  const canvas = page.locator('.stage canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no canvas');
  const scale = Math.floor(Math.min(box.width / shape.columns, box.height / shape.rows));
  const [left, top] = [(box.width - shape.columns * scale) / 2, (box.height - shape.rows * scale) / 2];
  const place = (cell: { x: number; y: number }) => {
    const { x, y } = shape.centre(cell);
    return [box.x + left + x * scale, box.y + top + y * scale] as const;
  };
  const draw = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 12 });
    await page.mouse.up();
  };
  expect((await solveAddress(page)).cost).toBe(15);
  await page.getByText('Fence', { exact: true }).click();
  // Across the route, between two cells of its row.
  const [x, y] = place({ x: 9, y: 8 });
  await draw([x + scale / 2, y - scale / 5], [x + scale / 2, y + scale / 5]);
  expect((await settledRoute(page, 15)).cost).toBe(16);
  await page.getByText('Wall', { exact: true }).click();
  await draw(place({ x: 9, y: 3 }), place({ x: 9, y: 13 }));
  await settledRoute(page, 20);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await solveAddress(page)).cost).toBe(15);
});

test('the choice of cells makes the same map of hexagons, and goes back by Undo', async () => {
  const page = await open('#/visualiser?map=open-16x12-0&start=2.6&goal=13.6');
  await page.getByText('Hexagons', { exact: true }).last().click();
  await waitForAddress(page, (params) => params.get('map') === 'open-16x12-0-hexagon');
  await expect.poll(async () => textOf(await solveAddress(page))).toContain('1,6');
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForAddress(page, (params) => params.get('map') === 'open-16x12-0');
});

test('a line between two hexagons leads from neighbour to neighbour, on the map and beyond', () => {
  const { shape, grid } = hexagons(paintSpec(SPEC));
  for (const to of [
    { x: 12, y: 3 },
    { x: 2, y: 20 },
    { x: -4, y: 9 },
    { x: 30, y: 29 },
  ]) {
    const line = [...shape.line({ x: 8, y: 9 }, to)];
    expect(line.at(-1)).toEqual(to);
    for (const [i, cell] of line.slice(1).entries()) {
      const steps = shape.stepsFrom(line[i]).map((step) => `${line[i].x + step.x},${line[i].y + step.y}`);
      expect(steps).toContain(`${cell.x},${cell.y}`);
    }
  }
  const cells = [...lineCells({ x: 3, y: 3 }, { x: 20, y: 14 })];
  for (const cell of cells) {
    expect(shape.cellAt(shape.centre(cell))).toEqual(cell);
    const beside = shape.stepsFrom(cell).map((step) => ({ x: cell.x + step.x, y: cell.y + step.y }));
    expect(new Set(beside.map(String))).toEqual(new Set((grid as HexGrid).neighbors(cell).map(String)));
  }
});
