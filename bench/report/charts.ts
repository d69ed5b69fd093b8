/** The kinds of charts. All have logarithmic scales, because the values differ by powers of ten. */
import { bar, curve, line, mark, picture, text } from './svg.ts';

const WIDTH = 860;
const TOP = 44;
const ROW = 24;
const LEGEND_LEFT = 24;

/** Maps values to coordinates between two ends, with powers of ten evenly spaced. */
export interface LogScale {
  /** The powers of ten shown: from at or below the smallest value to at or above the largest. */
  readonly ticks: readonly number[];
  place(value: number): number;
}

export function logScale(values: readonly number[], from: number, to: number): LogScale {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i)),
    place: (value) => from + ((Math.log10(value) - first) / (last - first)) * (to - from),
  };
}

export interface Captions {
  readonly title: string;
  /** What the picture shows, in a sentence. */
  readonly description: string;
  /** Formats a value. */
  format(value: number): string;
  /** Formats a power of ten at the scale. */
  formatTick(tick: number): string;
}

/** Draws one bar per row, with a note after it. */
export function barChart(
  { title, description, formatTick }: Captions,
  rows: readonly { label: string; value: number; note: string; series: number }[],
): string {
  const [left, right] = [190, WIDTH - 250];
  const bottom = TOP + rows.length * ROW;
  const scale = logScale(
    rows.map(({ value }) => value),
    left,
    right,
  );
  return picture({ width: WIDTH, height: bottom + 36, title, description }, [
    ...verticalTicks(scale, bottom, formatTick),
    ...rows.flatMap(({ label, value, note, series }, i) => {
      const y = TOP + i * ROW;
      return [
        text(left - 10, y + 16, label, 'end'),
        bar(left, y + 4, scale.place(value) - left, ROW - 8, series),
        text(scale.place(value) + 8, y + 16, note),
      ];
    }),
  ]);
}

/** Draws one row per label, in it one mark per series, and a line at 1. Right of the line, the row's subject is slower. */
export function dotChart(
  { title, description, format, formatTick }: Captions,
  series: readonly string[],
  rows: readonly { label: string; values: readonly (number | undefined)[] }[],
): string {
  const [left, right] = [190, WIDTH - 60];
  const { parts, height } = legend(series);
  const top = TOP + height;
  const bottom = top + rows.length * ROW;
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const scale = logScale([1, ...known], left, right);
  return picture({ width: WIDTH, height: bottom + 36, title, description }, [
    ...parts,
    ...verticalTicks(scale, bottom, formatTick, top),
    line(scale.place(1), top, scale.place(1), bottom, 'strong'),
    ...rows.flatMap(({ label, values }, i) => {
      const y = top + i * ROW + ROW / 2;
      return [
        text(left - 10, y + 4, label, 'end'),
        line(left, y, right, y),
        ...values.flatMap((value, at) =>
          value === undefined ? [] : [mark(scale.place(value), y, at, `${label}, ${series[at]}: ${format(value)}`)],
        ),
      ];
    }),
  ]);
}

/** Draws one curve per series, over named places on the horizontal axis. */
export function lineChart(
  { title, description, format, formatTick }: Captions,
  places: readonly string[],
  series: readonly { label: string; values: readonly (number | undefined)[] }[],
): string {
  const { parts, height } = legend(series.map(({ label }) => label));
  const [left, right, top, bottom] = [80, WIDTH - 40, TOP + height, TOP + height + 320];
  const known = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const scale = logScale(known, bottom, top);
  const x = (i: number) => left + 20 + (i / Math.max(1, places.length - 1)) * (right - left - 40);
  return picture({ width: WIDTH, height: bottom + 36, title, description }, [
    ...parts,
    ...scale.ticks.flatMap((tick) => [
      line(left, scale.place(tick), right, scale.place(tick)),
      text(left - 8, scale.place(tick) + 4, formatTick(tick), 'quiet end'),
    ]),
    ...places.map((place, i) => text(x(i), bottom + 20, place, 'quiet middle')),
    ...series.flatMap(({ label, values }, at) => {
      const points = values.flatMap((value, i) =>
        value === undefined ? [] : [{ x: x(i), y: scale.place(value), value, place: places[i] }],
      );
      return [
        curve(
          points.map((point) => [point.x, point.y] as const),
          at,
        ),
        ...points.map((point) => mark(point.x, point.y, at, `${label}, ${point.place}: ${format(point.value)}`)),
      ];
    }),
  ]);
}

function verticalTicks(scale: LogScale, bottom: number, format: (tick: number) => string, top = TOP): string[] {
  return scale.ticks.flatMap((tick) => [
    line(scale.place(tick), top, scale.place(tick), bottom),
    text(scale.place(tick), bottom + 20, format(tick), 'quiet middle'),
  ]);
}

/** Draws the names of the series with their marks, in as many rows as they need. Returns the height of those rows too. */
function legend(series: readonly string[]): { parts: string[]; height: number } {
  let [x, y] = [LEGEND_LEFT, TOP];
  const parts = series.flatMap((label, i) => {
    const width = 26 + 7 * label.length;
    if (x > LEGEND_LEFT && x + width > WIDTH) [x, y] = [LEGEND_LEFT, y + ROW];
    const at = x;
    x += width;
    return [mark(at, y + 6, i, label), text(at + 10, y + 10, label)];
  });
  return { parts, height: y - TOP + ROW };
}
