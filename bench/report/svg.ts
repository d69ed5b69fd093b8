/** Draws the parts of charts as SVG text, without dependencies, for light and dark surroundings. */

/** Colours on light and dark: background, text, quiet text, frame lines, then one per series. */
const LIGHT = {
  surface: '#ffffff',
  text: '#1f2328',
  quiet: '#59636e',
  frame: '#d1d9e0',
  series: ['#0b62c4', '#c2410c', '#15803d', '#7e22ce', '#0e7490', '#b91c7b', '#854d0e', '#52606d'],
};
const DARK: typeof LIGHT = {
  surface: '#0d1117',
  text: '#e6edf3',
  quiet: '#9198a1',
  frame: '#30363d',
  series: ['#58a6ff', '#fb8f44', '#4ac26b', '#c297ff', '#39c5cf', '#ff80c8', '#d4a72c', '#9aa7b4'],
};

function colours({ surface, text, quiet, frame, series }: typeof LIGHT): string {
  return [
    `.surface { fill: ${surface}; }`,
    `text { fill: ${text}; }`,
    `.quiet { fill: ${quiet}; }`,
    `.frame { stroke: ${frame}; }`,
    `.strong { stroke: ${quiet}; }`,
    ...series.flatMap((colour, i) => [`.fill${i} { fill: ${colour}; }`, `.line${i} { stroke: ${colour}; }`]),
  ].join('\n    ');
}

const STYLE = `
    text { font: 12px system-ui, sans-serif; }
    .title { font-size: 15px; font-weight: 600; }
    .end { text-anchor: end; }
    .middle { text-anchor: middle; }
    line, polyline { fill: none; stroke-width: 1; }
    polyline { stroke-width: 2; stroke-linejoin: round; }
    ${colours(LIGHT)}
    @media (prefers-color-scheme: dark) {
    ${colours(DARK)}
    }
  `;

/** Draws a whole picture. The description is for readers who cannot see it. */
export function picture(
  { width, height, title, description }: { width: number; height: number; title: string; description: string },
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
  <title>${escapeText(title)}</title>
  <desc>${escapeText(description)}</desc>
  <style>${STYLE}</style>
  <rect class="surface" width="${width}" height="${height}" rx="6"/>
  ${text(16, 26, title, 'title')}
  ${parts.join('\n  ')}
</svg>
`;
}

export function text(x: number, y: number, words: string, style = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" class="${style}">${escapeText(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, style = 'frame'): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${style}"/>`;
}

export function bar(x: number, y: number, width: number, height: number, series: number): string {
  const size = `width="${round(Math.max(width, 1))}" height="${height}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size} rx="2" class="fill${colourOf(series)}"/>`;
}

export function curve(points: readonly (readonly [number, number])[], series: number): string {
  return `<polyline points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" class="line${colourOf(series)}"/>`;
}

/** Returns the number of a series' colour. Colours repeat after the last; then the mark has another shape. */
function colourOf(series: number): number {
  return series % LIGHT.series.length;
}

/** Draws a mark in the shape of its series: disc, square, diamond, triangle, repeated. If colours repeat, shapes shift by one. */
export function mark(x: number, y: number, series: number, label: string): string {
  const at = (dx: number, dy: number) => `${round(x + dx)},${round(y + dy)}`;
  const outlines = [
    '',
    [at(-4, -4), at(4, -4), at(4, 4), at(-4, 4)].join(' '),
    [at(0, -5.5), at(5.5, 0), at(0, 5.5), at(-5.5, 0)].join(' '),
    [at(0, -5), at(5, 4), at(-5, 4)].join(' '),
  ];
  const colour = colourOf(series);
  const outline = outlines[(series + Math.floor(series / LIGHT.series.length)) % outlines.length];
  const title = `<title>${escapeText(label)}</title>`;
  if (outline === '')
    return `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" class="fill${colour}">${title}</circle>`;
  return `<polygon points="${outline}" class="fill${colour}">${title}</polygon>`;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
