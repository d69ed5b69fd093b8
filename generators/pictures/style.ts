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
  surface: '#fffdfa',
  text: '#231a2b',
  quiet: '#6d6276',
  floor: '#fbf5ec',
  lines: '#e6ddd1',
  wall: '#3b2f4a',
  water: '#bcdcf5',
  mud: '#e3cfa4',
  searched: '#ffcf99',
  danger: '#b266e8',
  route: '#d3410c',
  other: '#7a2f8f',
  third: '#15803d',
  start: '#f7b500',
  goal: '#a3123f',
  edge: '#231a2b',
};

const DARK: Colours = {
  surface: '#17111f',
  text: '#f4eee6',
  quiet: '#a89db0',
  floor: '#3d3150',
  lines: '#4f4264',
  wall: '#0c0712',
  water: '#2a5c8a',
  mud: '#6b5a34',
  searched: '#7d2f58',
  danger: '#a56be0',
  route: '#ffb443',
  other: '#cfa8ff',
  third: '#63dc97',
  start: '#ffd633',
  goal: '#ff5a4d',
  edge: '#17111f',
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
