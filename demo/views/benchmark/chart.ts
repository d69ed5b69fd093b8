/** Bar chart of both engines, side by side for each map, on a logarithmic scale. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { readPalette } from '../../ui/palette.ts';
import type { Measured } from './cases.ts';

const HEIGHT = 340;
/** Width of a bar, as a share of the width for one map. */
const BAR_SHARE = 0.36;

export class Chart {
  #plot: uPlot | null = null;
  #results: readonly Measured[] = [];
  readonly #host: HTMLElement;
  readonly #observer: ResizeObserver;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#observer = new ResizeObserver(() => this.#plot?.setSize({ width: host.clientWidth, height: HEIGHT }));
    this.#observer.observe(host);
  }

  draw(results: readonly Measured[]): void {
    this.#results = results;
    this.#plot?.destroy();
    this.#plot = null;
    if (results.length === 0) return;
    const data: uPlot.AlignedData = [
      results.map((_, i) => i),
      results.map(({ wasm }) => wasm),
      results.map(({ js }) => js),
    ];
    this.#plot = new uPlot(chartOptions(results, this.#host.clientWidth), data, this.#host);
  }

  /** Redraws in the current colours. */
  recolour(): void {
    this.draw(this.#results);
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#plot?.destroy();
  }
}

function chartOptions(results: readonly Measured[], width: number): uPlot.Options {
  const palette = readPalette();
  const font = `13px ${getComputedStyle(document.body).fontFamily}`;
  const axis = { stroke: palette.text, font, labelFont: font, grid: { stroke: palette.line, width: 1 } };
  const nameOf = (i: number) => (results[i] === undefined ? '' : `${results[i].family} ${results[i].size}`);
  const times = results.flatMap(({ wasm, js }) => [wasm, js]).filter((time) => time !== null);
  // The scale covers whole decades and begins below the shortest time, so that each bar has some height.
  const least = 10 ** Math.floor(Math.log10(Math.min(...times)) - 0.01);
  const most = 10 ** Math.ceil(Math.log10(Math.max(...times)));
  const bars = (align: 1 | -1) =>
    uPlot.paths.bars?.({ size: [BAR_SHARE, 60], align, gap: 1 }) as uPlot.Series.PathBuilder;
  const series = (label: string, colour: string, align: 1 | -1): uPlot.Series => ({
    label,
    stroke: colour,
    fill: colour,
    paths: bars(align),
    points: { show: false },
    value: (_, value) => (value === null ? '–' : `${value.toFixed(1)} µs`),
  });
  return {
    width,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, results.length - 0.4] },
      y: { distr: 3, range: [least, most] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => results.map((_, i) => i),
        values: (_, splits) => splits.map(nameOf),
        rotate: -50,
        size: 92,
      },
      {
        ...axis,
        label: 'µs per search (logarithmic)',
        size: 62,
        // Only decades, because the lines between would be too dense.
        filter: decades,
        grid: { ...axis.grid, filter: decades },
        ticks: { show: false },
        values: (_, splits) => splits.map((value) => value?.toLocaleString('en') ?? ''),
      },
    ],
    series: [
      { label: 'map', value: (_, value) => (value === null ? '–' : nameOf(value)) },
      series('wasm', palette.wasm, -1),
      series('js', palette.js, 1),
    ],
  };
}

/** Returns the values with null in place of those that are not powers of ten. */
function decades(_: uPlot, values: number[]): (number | null)[] {
  return values.map((value) => {
    const power = Math.log10(value);
    return Math.abs(power - Math.round(power)) < 1e-9 ? value : null;
  });
}
