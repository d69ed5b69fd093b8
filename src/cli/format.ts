/** A count with its thousands parted. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** A time with three digits that count, or whole microseconds. */
export function formatMicroseconds(microseconds: number): string {
  const digits = microseconds < 9.995 ? 2 : microseconds < 99.95 ? 1 : 0;
  const figure = microseconds.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${figure} µs`;
}
