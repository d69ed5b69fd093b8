/** Formats a table. The first row is the heading; the first column is flush left, the others flush right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  const rule = `|${rows[0].map((_, i) => (i === 0 ? ' --- ' : ' ---: ')).join('|')}|`;
  return `${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`;
}

/** Formats a time in a suitable unit, with three digits. */
export function formatTime(microseconds: number): string {
  const { value, unit } = inUnit(microseconds);
  return `${formatDigits(value)} ${unit}`;
}

/** Formats a time that is a power of ten, for the scale of a chart. */
export function formatTimeTick(microseconds: number): string {
  const { value, unit } = inUnit(microseconds);
  return `${Math.round(value)} ${unit}`;
}

/** Picks the largest unit in which the time, rounded to three digits, is at least 1. */
function inUnit(microseconds: number): { value: number; unit: string } {
  const unit = [
    { unit: 's', least: 1e6 },
    { unit: 'ms', least: 1e3 },
    { unit: 'µs', least: 1 },
  ].find(({ least }) => microseconds >= 0.9995 * least);
  if (unit === undefined) return { value: microseconds * 1000, unit: 'ns' };
  return { value: microseconds / unit.least, unit: unit.unit };
}

/** Formats how many times as long something takes. */
export function formatTimes(ratio: number): string {
  return `${formatDigits(ratio)} x`;
}

/** Formats bytes in a suitable unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${formatDigits(bytes / 1024)} KiB` : `${formatDigits(bytes / 1024 ** 2)} MiB`;
}

/** Formats a number with three significant digits and separated thousands. */
export function formatDigits(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return Number(value.toPrecision(3)).toLocaleString('en-GB', {
    minimumFractionDigits: Math.min(2, digits),
    maximumFractionDigits: Math.min(2, digits),
  });
}
