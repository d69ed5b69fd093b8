/** Colours of the pictures, on light and on dark surroundings. Shapes differ too, so nothing depends on colour alone. */
interface Colours {
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly floor: string;
  readonly lines: string;
  readonly wall: string;
  readonly water: string;
  readonly mud: string;
  readonly searched: string;
  readonly danger: string;
  readonly route: string;
  readonly other: string;
  readonly third: string;
  readonly start: string;
  readonly goal: string;
  readonly edge: string;
}

const LIGHT: Colours = {
  surface: '#fff',
  text: '#1f2328',
  quiet: '#59636e',
  floor: '#f6f8fa',
  lines: '#dde3ea',
  wall: '#323b47',
  water: '#b6dcfa',
  mud: '#e6d3ab',
  searched: '#a9dfb6',
  danger: '#b266e8',
  route: '#1d5fd1',
  other: '#c2570c',
  third: '#15803d',
  start: '#f7c600',
  goal: '#d92d20',
  edge: '#1f2328',
};

const DARK: Colours = {
  surface: '#0d1117',
  text: '#e6edf3',
  quiet: '#9198a1',
  floor: '#37414f',
  lines: '#4a5666',
  wall: '#080b10',
  water: '#215683',
  mud: '#6b5a34',
  searched: '#2c7a47',
  danger: '#a56be0',
  route: '#7cb8ff',
  other: '#ffab66',
  third: '#63dc97',
  start: '#ffd633',
  goal: '#ff5a4d',
  edge: '#0d1117',
};

const FILLS = ['surface', 'floor', 'wall', 'water', 'mud', 'searched', 'danger', 'start', 'goal'] as const;
const LINES = ['route', 'other', 'third'] as const;

/** A class that fills. */
export type Fill = (typeof FILLS)[number];

/** A class that strokes: the route in question, the one to compare with, and one more. */
export type Line = (typeof LINES)[number];

function rules(colours: Colours): string {
  return [
    `text{fill:${colours.text}}.quiet{fill:${colours.quiet}}`,
    ...FILLS.map((name) => `.${name}{fill:${colours[name]}}`),
    ...LINES.map((name) => `.${name}{stroke:${colours[name]}}.${name}-area{fill:${colours[name]}}`),
    `.lines{stroke:${colours.lines}}.thin-wall,.frame{stroke:${colours.wall}}.gate{fill:${colours.other}}`,
    `.start,.goal{stroke:${colours.edge}}.halo{stroke:${colours.surface}}.arrows{stroke:${colours.quiet}}`,
  ].join('');
}

/** The style sheet of a picture. */
export const STYLE = [
  'text{font:13px system-ui,sans-serif}.title{font-weight:600}.small{font-size:10px;text-anchor:middle}',
  'path,polyline{stroke-linejoin:round;stroke-linecap:round}',
  '.lines,.frame,.thin-wall,.halo,.arrows,.route,.other,.third{fill:none}',
  '.thin-wall{stroke-width:4}.halo{stroke-width:6;opacity:.75}.arrows{stroke-width:1.4}.route,.other,.third{stroke-width:3}',
  '.other{stroke-dasharray:7 5}.third{stroke-dasharray:1 6}.solid{stroke-dasharray:none}.start,.goal{stroke-width:1.5}',
  rules(LIGHT),
  `@media(prefers-color-scheme:dark){${rules(DARK)}}`,
].join('\n');
