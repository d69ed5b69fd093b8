/** Moving AI scenarios of version 2: an empty map, and commands that paste patches onto it or ask for a route. */
import { checkInteger, show } from '../core/base/check.ts';
import type { Grid, Point } from '../index.ts';
import { checkGrid, layoutOf } from './check-grid.ts';
import { fail, Lines } from './moving-ai-lines.ts';
import { type MapOptions, readCells, readLetters } from './moving-ai-map.ts';
import { type Found, readNumber } from './moving-ai-scenario.ts';

/** A command of a dynamic scenario: `'patch'` means paste a patch with {@link pastePatch}, `'query'` find a route. */
export type DynamicCommand =
  | {
      kind: 'patch';
      bucket: number;
      /** Index in the list of patches. */
      patch: number;
      /** Column and row of the map for the patch's top left cell. */
      x: number;
      y: number;
    }
  | {
      kind: 'query';
      bucket: number;
      start: Point;
      goal: Point;
      /** Optimal path cost with the default movement of `findPath`; 0 between two different cells means that the goal is unreachable. */
      length: number;
    };

/** A scenario of version 2. Begin with a map whose cells are all passable, and carry out the commands in order. */
export interface DynamicScenario {
  /** Columns of the map. */
  width: number;
  /** Rows of the map. */
  height: number;
  /** Name of the `.patch` file, for {@link parsePatches}. */
  patches: string;
  /** The commands, in order. */
  commands: DynamicCommand[];
}

/** A {@link DynamicScenario} with the line of each command. */
interface DynamicFile extends Omit<DynamicScenario, 'commands'> {
  readonly commands: Found<DynamicCommand>[];
}

/** Name of the cost to read: a file may list several. */
const COST = 'octile';

/**
 * Reads a scenario of version 2, the format of the dynamic track of the Grid-Based Path Planning Competition: the lines `version 2`,
 * `height H`, `width W`, `cost N NAMES`, `patch FILE` and `commands`, then one command per line: `P bucket patch x y` or
 * `Q bucket startX startY goalX goalY costs`. It reads the cost named `octile`, and skips blank lines.
 *
 * @param text All of a `.scen` file.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format.
 *
 * @example
 * const scenario = parseDynamicScenario(
 *   'version 2\nheight 3\nwidth 4\ncost 1 octile\npatch a.patch\ncommands\nP 0 0 1 0\nQ 0 0 0 3 0 6.4142\n',
 * );
 * const patches = parsePatches('type patch\npatches 1\npatch 0\nheight 2\nwidth 1\nmap\n@\n@\n');
 * const grid = new Grid(scenario.width, scenario.height);
 * for (const command of scenario.commands) {
 *   if (command.kind === 'patch') pastePatch(grid, patches[command.patch], command.x, command.y);
 *   else console.log(findPath(grid, command.start, command.goal).cost.toFixed(4), command.length);
 * }
 * // 6.4142 6.4142
 */
export function parseDynamicScenario(text: string): DynamicScenario {
  const file = readDynamic(text);
  return { ...file, commands: file.commands.map(({ value }) => value) };
}

/** Reads as {@link parseDynamicScenario} does, and keeps the line of each command. */
export function readDynamic(text: string): DynamicFile {
  const lines = new Lines(text);
  if (!/^version\s+2(\.0*)?$/.test(lines.peek() ?? '')) lines.refuse('"version 2" (parseScenario reads "version 1")');
  lines.next();
  const sides = lines.readSides();
  const costs = readCostNames(lines);
  const [, patches] = /^patch\s+(.+)$/.exec(lines.peek() ?? '') ?? [];
  if (patches === undefined) lines.refuse('"patch" and the name of a file');
  lines.next();
  lines.expect('commands');
  const commands: Found<DynamicCommand>[] = [];
  while (lines.left > 0) {
    const text = lines.peek() as string;
    commands.push({ line: lines.number, value: parseCommand(text, lines.number, sides, costs) });
    lines.next();
  }
  return { ...sides, patches, commands };
}

/** Reads a line such as `cost 1 octile`. Returns the names of the costs that each query lists. */
function readCostNames(lines: Lines): string[] {
  const [word, count, ...names] = (lines.peek() ?? '').split(/\s+/);
  if (word !== 'cost' || Number(count) !== names.length || !names.includes(COST)) {
    lines.refuse(`"cost", a number and as many names, "${COST}" one of them`);
  }
  lines.next();
  return names;
}

type Sides = { width: number; height: number };

function parseCommand(text: string, line: number, sides: Sides, costs: readonly string[]): DynamicCommand {
  const [letter, ...fields] = text.split(/\s+/);
  if (letter === 'P') {
    const [bucket, patch, x, y] = readFields(line, fields, ['bucket', 'patch', 'x', 'y']);
    checkPlace(line, 'the place of the patch', x, y, sides);
    return { kind: 'patch', bucket, patch, x, y };
  }
  if (letter !== 'Q') fail(line, `begins with ${show(letter)}: a command begins with P or Q`);
  const names = ['bucket', 'start x', 'start y', 'goal x', 'goal y'];
  // A cost below 0 means, like 0, that there is no route.
  const [cost = ''] = fields.slice(names.length + costs.indexOf(COST));
  const given = [...fields.slice(0, names.length), /^-\d/.test(cost) ? '0' : cost];
  if (fields.length !== names.length + costs.length) {
    fail(line, `has ${fields.length} fields after Q: it must have ${[...names, ...costs].join(', ')}`);
  }
  const [bucket, startX, startY, goalX, goalY, length] = readFields(line, given, [...names, 'length']);
  if (!Number.isFinite(length)) throw new RangeError(`line ${line}: length is ${length}: it must be a finite number`);
  checkPlace(line, 'start', startX, startY, sides);
  checkPlace(line, 'goal', goalX, goalY, sides);
  return { kind: 'query', bucket, start: { x: startX, y: startY }, goal: { x: goalX, y: goalY }, length };
}

function readFields(line: number, fields: readonly string[], names: readonly string[]): number[] {
  if (fields.length !== names.length) {
    fail(line, `has ${fields.length} fields after its letter: it must have ${names.join(', ')}`);
  }
  return fields.map((field, i) => readNumber(line, names[i], field));
}

function checkPlace(line: number, name: string, x: number, y: number, { width, height }: Sides): void {
  if (x < width && y < height) return;
  throw new RangeError(`line ${line}: ${name} is (${x}, ${y}): it must lie in the map of ${width} x ${height} cells`);
}

/**
 * Reads the patches of a `.patch` file: the lines `type patch` and `patches N`, then for each patch a line `patch I` (I counts from 0) and
 * a map as {@link parseMap} reads it.
 *
 * @param text All of a `.patch` file.
 * @param options The meaning of the letters.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format, and for wrong
 * options.
 */
export function parsePatches(text: string, options?: MapOptions): Grid[] {
  const letters = readLetters(options);
  const lines = new Lines(text);
  lines.expect('type patch');
  const [, count] = /^patches\s+(\d+)$/.exec(lines.peek() ?? '') ?? [];
  if (count === undefined) lines.refuse('"patches" and their number');
  lines.next();
  const patches: Grid[] = [];
  while (patches.length < Number(count)) {
    lines.expect(`patch ${patches.length}`);
    patches.push(readCells(lines, letters));
  }
  if (lines.left > 0) fail(lines.number, `follows the last of ${count} patches`);
  return patches;
}

/**
 * Copies the cells of a patch into a grid: whether they are blocked, and their terrain costs. O(cells of the patch).
 *
 * @param grid The grid to edit.
 * @param patch Not modified.
 * @param x Column of the grid for the patch's left column. @param y Row of the grid for its top row.
 * @throws `TypeError` or `RangeError` unless both are grids of one kind and the patch lies in the grid.
 */
export function pastePatch(grid: Grid, patch: Grid, x: number, y: number): void {
  checkGrid('grid', grid);
  checkGrid('patch', patch);
  if (layoutOf(grid) !== layoutOf(patch)) {
    throw new RangeError('grid and patch are maps of different kinds: both must be squares, or hexagons of one layout');
  }
  const { width, height } = grid;
  if (patch.width > width || patch.height > height) {
    throw new RangeError(
      `patch is ${patch.width} x ${patch.height} cells: it must fit into the grid of ${width} x ${height}`,
    );
  }
  checkInteger('x', x, 0, width - patch.width);
  checkInteger('y', y, 0, height - patch.height);
  for (let row = 0; row < patch.height; row++) {
    for (let column = 0; column < patch.width; column++) {
      grid.setCost(x + column, y + row, patch.cost(column, row));
    }
  }
}
