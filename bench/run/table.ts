/** Formats rows of text in columns: the first flush left, the others flush right. The first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('   '))
    .map((line) => `  ${line.trimEnd()}\n`)
    .join('');
}

/** Formats a ratio, such as how many times as fast. */
export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(2)} x`;
}
