/** Bar chart of both engines and other libraries, side by side for each map, on a logarithmic scale. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type Palette, readPalette } from '../../ui/palette.ts';
import { type Measured, nameOf } from './cases.ts';

const HEIGHT = 340;
/** Width of all bars of a map, as a share of the room for it, and the most pixels of one. */
const BARS_SHARE = 0.76;
const MOST_PIXELS = 60;
/** Colours of libraries, in their order. */
const COLOURS: readonly (keyof Palette)[] = ['bonus', 'angle', 'goal', 'muted'];

export class Chart {
  #plot: uPlot | null = null;
  #results: readonly Measured[] = [];
  #libraries: readonly string[] = [];
  readonly #host: HTMLElement;
  readonly #observer: ResizeObserver;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#observer = new ResizeObserver(() => this.#plot?.setSize({ width: host.clientWidth, height: HEIGHT }));
    this.#observer.observe(host);
  }

  /** @param libraries Names of the other libraries of the results, for readers. */
  draw(results: readonly Measured[], libraries: readonly string[]): void {
    this.#results = results;
    this.#libraries = libraries;
    this.#plot?.destroy();
    this.#plot = null;
    if (results.length === 0) return;
    const times = [
      results.map(({ wasm }) => wasm),
      results.map(({ js }) => js),
      ...libraries.map((_, i) => results.map(({ others }) => others[i] ?? null)),
    ];
    const data: uPlot.AlignedData = [results.map((_, i) => i), ...times];
    this.#plot = new uPlot(chartOptions(results, libraries, this.#host.clientWidth), data, this.#host);
  }

  /** Redraws in the current colours. */
  recolour(): void {
    this.draw(this.#results, this.#libraries);
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#plot?.destroy();
  }
}

function chartOptions(results: readonly Measured[], libraries: readonly string[], width: number): uPlot.Options {
  const palette = readPalette();
  const font = `13px ${getComputedStyle(document.body).fontFamily}`;
  const axis = { stroke: palette.text, font, labelFont: font, grid: { stroke: palette.line, width: 1 } };
  const nameAt = (i: number) => (results[i] === undefined ? '' : nameOf(results[i]));
  const times = results.flatMap(({ wasm, js, others }) => [wasm, js, ...others]).filter((time) => time !== null);
  // The scale covers whole decades and begins below the shortest time, so that each bar has some height.
  const least = 10 ** Math.floor(Math.log10(Math.min(...times)) - 0.01);
  const most = 10 ** Math.ceil(Math.log10(Math.max(...times)));
  const names = ['wasm', 'js', ...libraries];
  const colours = [palette.wasm, palette.js, ...COLOURS.map((name) => palette[name])];
  const series = names.map(
    (label, i): uPlot.Series => ({
      label,
      stroke: colours[i],
      fill: colours[i],
      paths: bars(i, names.length),
      points: { show: false },
      value: (_, value) => (value === null ? '' : `${value.toFixed(1)} µs`),
    }),
  );
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
        values: (_, splits) => splits.map(nameAt),
        rotate: -50,
        size: 112,
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
    series: [{ label: 'map', value: (_, value) => (value === null ? '' : nameAt(value)) }, ...series],
  };
}

/** Draws one of several bars for each map. */
function bars(index: number, count: number): uPlot.Series.PathBuilder {
  return (plot, series) => {
    const path = new Path2D();
    const room = plot.valToPos(1, 'x', true) - plot.valToPos(0, 'x', true);
    const width = Math.min((BARS_SHARE * room) / count, MOST_PIXELS * devicePixelRatio);
    const bottom = plot.bbox.top + plot.bbox.height;
    for (const [i, value] of plot.data[series].entries()) {
      if (value === null || value === undefined) continue;
      const top = plot.valToPos(value, 'y', true);
      path.rect(plot.valToPos(i, 'x', true) + (index - count / 2) * width, top, Math.max(1, width - 1), bottom - top);
    }
    return { stroke: path, fill: path };
  };
}

/** Returns the values with null in place of those that are not powers of ten. */
function decades(_: uPlot, values: number[]): (number | null)[] {
  return values.map((value) => {
    const power = Math.log10(value);
    return Math.abs(power - Math.round(power)) < 1e-9 ? value : null;
  });
}
