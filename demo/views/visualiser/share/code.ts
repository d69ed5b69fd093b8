/** Writes code that repeats a search. */
import type { FindPathOptions } from 'hotpath';
import { type MapModel, RIVER_COST } from '../../../map/model.ts';
import type { Question } from '../figures.ts';

/** Longest line of a list. */
const LONGEST_LINE = 100;

/** Returns a module that makes the map, repeats the search and prints how it ended. The names it imports are those of the package. */
export function toCode({ start, goal, options }: Question, map: MapModel): string {
  const { layers, trace: _, ...others } = options;
  const hasLayer = layers !== undefined && layers.length > 0;
  const isHex = map.shape.name === 'hexagon';
  const grid = isHex ? 'HexGrid' : 'Grid';
  const names = hasLayer ? `blendLayers, findPath, ${grid}` : `findPath, ${grid}`;
  const settings = [
    ...Object.entries(others).map(([name, value]) => `${name}: ${literal(name, value)}`),
    ...(hasLayer ? ['layers: [layer]'] : []),
  ];
  return [
    `import { ${names} } from 'hotpath';`,
    '',
    `const grid = ${grid}.fromText(\``,
    map.grid.toText(),
    isHex ? "`, { layout: 'odd-r' });" : '`);',
    ...statements(kindsOf(map), 'x, y, kind', 'grid.setKind(x, y, kind);'),
    ...statements(bitsOf(map, map.fenced, map.exits), 'x, y, direction', 'grid.setExit(x, y, direction, false);'),
    ...statements(
      bitsOf(map, map.wet, map.rivers),
      'x, y, direction',
      `grid.setEdgeCost([x, y], direction, ${RIVER_COST}, { oneWay: true });`,
    ),
    ...statements(portalsOf(map), 'x, y, toX, toY', 'grid.addLink([x, y], [toX, toY]);'),
    ...(hasLayer ? influenceLines(map) : []),
    '',
    `const result = findPath(grid, [${start.x}, ${start.y}], [${goal.x}, ${goal.y}]${settings.length > 0 ? `, { ${settings.join(', ')} }` : ''});`,
    `console.log(result.status, result.cost, result.expanded, result.path?.waypoints());`,
    '',
  ].join('\n');
}

function literal(name: string, value: FindPathOptions[keyof FindPathOptions]): string {
  // The only function that the page offers.
  if (name === 'heuristic' && typeof value === 'function') return '(dx, dy) => Math.sqrt(dx * dx + dy * dy)';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  return String(value);
}

function kindsOf({ kinds, width }: MapModel): number[][] {
  return [...kinds].flatMap((kind, cell) => (kind > 0 ? [[cell % width, Math.floor(cell / width), kind]] : []));
}

function portalsOf({ portals, width }: MapModel): number[][] {
  return [...portals]
    .filter(([cell, { to }]) => cell < to)
    .map(([cell, { to }]) => [cell, to].flatMap((end) => [end % width, Math.floor(end / width)]));
}

/** Returns column, row and direction of each bit of a plane. @param cells Those that have any. */
function bitsOf({ width, shape }: MapModel, cells: ReadonlySet<number>, plane: Uint8Array): number[][] {
  const directions = [...shape.directions.keys()];
  return [...cells].flatMap((cell) =>
    directions
      .filter((direction) => (plane[cell] >> direction) & 1)
      .map((direction) => [cell % width, Math.floor(cell / width), direction]),
  );
}

function influenceLines({ influence, width }: MapModel): string[] {
  const cells = [...influence].flatMap((level, cell) =>
    level > 0 ? [[cell % width, Math.floor(cell / width), level]] : [],
  );
  return [
    'const influence = new Uint8Array(grid.width * grid.height);',
    ...statements(cells, 'x, y, level', 'influence[y * grid.width + x] = level;'),
    'const layer = blendLayers([{ values: influence, weight: 1 }]);',
  ];
}

/** Returns a loop over a list that runs a statement for each entry; nothing for an empty list. */
function statements(list: readonly number[][], names: string, statement: string): string[] {
  if (list.length === 0) return [];
  const lines = [' '];
  for (const entry of list) {
    const text = ` [${entry.join(', ')}],`;
    if (lines[lines.length - 1].length + text.length > LONGEST_LINE) lines.push(' ');
    lines[lines.length - 1] += text;
  }
  return [`for (const [${names}] of [`, ...lines, `]) ${statement}`];
}
