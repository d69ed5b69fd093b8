// The animation of the search.
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../demo/shell/address.ts';
import { open, passTime, useBrowser } from './support/page.ts';
import { coloursOf, routeText, solveAddress, textOf, waitForAddress } from './support/visualiser.ts';

useBrowser();

describe('the animation', () => {
  test('ends in the route of findPath', async () => {
    const page = await open('#/visualiser?map=caves-40x30-5&algorithm=astar&diagonals=never');
    await page.getByLabel('To the beginning').click();
    expect(await routeText(page)).toBe('not reached yet');
    await page.getByRole('button', { name: 'Step' }).click();
    await waitForAddress(page, (params) => params.get('at') === '1');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => routeText(page)).not.toBe('not reached yet');
    await waitForAddress(page, (params) => !params.has('at'));

    const expected = await solveAddress(page);
    expect(expected.status).toBe('found');
    expect(await routeText(page)).toBe(textOf(expected));
    const heatOf = async (cells: readonly { x: number; y: number }[]) =>
      (await coloursOf(page, cells, [40, 30])).map(([red, green, blue]) => ({
        red,
        warmth: red - blue,
        light: red + green + blue,
      }));
    // In the light theme the route is dark, and searched cells are the warmer the later they were expanded.
    const cells = expected.path?.toArray().slice(1, -1) ?? [];
    for (const { light } of await heatOf(cells)) expect(light).toBeLessThan(350);
    const near = (cell: number) =>
      cells.some(({ x, y }) => Math.max(Math.abs((cell % 40) - x), Math.abs(Math.floor(cell / 40) - y)) < 2);
    const ends = [expected.path?.at(0), expected.path?.at(-1)];
    const isEnd = (cell: number) => ends.some((end) => end !== undefined && end.y * 40 + end.x === cell);
    const beside = [...new Set(expected.trace)].filter((cell) => !near(cell) && !isEnd(cell));
    const warmths = (await heatOf(beside.map((cell) => ({ x: cell % 40, y: Math.floor(cell / 40) })))).map(
      ({ warmth }) => warmth,
    );
    expect(warmths.length).toBeGreaterThan(20);
    expect(Math.min(...warmths)).toBeGreaterThan(10);
    const sorted = warmths.toSorted((a, b) => a - b);
    expect(warmths).toEqual(sorted);
  });

  test('plays forwards from its first frame, even if that began before playing did', async () => {
    const page = await open('#/visualiser?map=open-64x48-0&algorithm=astar&heuristic=zero&at=900', {
      before: () => {
        const request = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => request((now) => callback(now - 200));
      },
    });
    await expect.poll(() => page.locator('.position').innerText()).toMatch(/^900 /);
    const positions = await page.evaluateHandle(() => {
      const text = document.querySelector('.position') as HTMLElement;
      const seen: string[] = [];
      new MutationObserver(() => seen.push(text.innerText)).observe(text, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return seen;
    });
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => routeText(page)).not.toBe('not reached yet');
    const seen = (await positions.jsonValue()).map((text) => Number.parseInt(text.replaceAll(',', ''), 10));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBeGreaterThanOrEqual(900);
  });

  test('plays in few pictures with reduced motion', async () => {
    const page = await open('#/visualiser?map=open-40x30-0&algorithm=astar&heuristic=zero', {
      reducedMotion: 'reduce',
    });
    await page.evaluate(() => {
      const seen = new Set<string>();
      const text = document.querySelector('.position') as HTMLElement;
      new MutationObserver(() => {
        seen.add(text.innerText);
        text.dataset.pictures = String(seen.size);
      }).observe(text, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => routeText(page)).toMatch(/^\d/);
    await expect.poll(() => page.getByRole('button', { name: 'Play' }).count()).toBe(1);
    expect(Number(await page.locator('.position').getAttribute('data-pictures'))).toBeLessThan(12);
  });

  test('can pause and step back', async () => {
    const page = await open('#/visualiser?map=open-64x48-0&algorithm=astar&heuristic=zero');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await waitForAddress(page, (params) => params.has('at'));
    const at = Number(readAddress(new URL(page.url()).hash).params.get('at'));
    await page.getByRole('button', { name: 'Step' }).click();
    await page.getByRole('button', { name: 'Step' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await waitForAddress(page, (params) => params.get('at') === String(at + 1));
  });

  test('takes three seconds, whatever the size of the search, or as long as asked', async () => {
    // The clock is stopped, so the times are exact, except for the frames' own length. Nothing is timed: the algorithm of the options refuses
    // the map, and what plays is the search beside it.
    const page = await open('#/visualiser?map=hills-24x16-1&algorithm=jps&compare=dijkstra', { stopped: true });
    const hasEnded = async () => /^(.+) of \1 cells$/.test(await page.locator('.position').innerText());
    const plays = async (seconds: number) => {
      await page.getByRole('button', { name: 'Play' }).click();
      await passTime(page, seconds * 900);
      expect(await hasEnded()).toBe(false);
      await passTime(page, seconds * 200);
      expect(await hasEnded()).toBe(true);
    };
    await passTime(page, 100);
    await plays(3);
    await page.getByLabel('Width').fill('60');
    await page.getByLabel('Width').blur();
    await page.getByRole('slider', { name: 'Takes' }).fill('2');
    await plays(2);
  });
});
