import { basename } from 'node:path';
import { readDynamic } from '../../formats/moving-ai-dynamic.ts';
import { readProblems } from '../../formats/moving-ai-scenario.ts';
import { Grid, type Point } from '../../index.ts';
import { parsePatches } from '../../movingai.ts';
import type { Arguments } from '../arguments.ts';
import { findMap, findPatches, nameOf, parseText, readText, STANDARD_INPUT } from '../files.ts';
import { formatCount } from '../format.ts';
import { type Io, UsageError } from '../io.ts';
import { readMapOptions } from '../map-options.ts';
import { readMap } from '../maps/read-map.ts';
import { refuseOthers } from '../maps/source-flags.ts';

/** A patch, and the column and row of the grid where its top left cell comes to lie. */
export interface Edit {
  readonly patch: Grid;
  readonly x: number;
  readonly y: number;
}

/** A problem of a scenario of either version. */
export interface Problem {
  /** Line of the problem in its file. */
  readonly line: number;
  readonly grid: Grid;
  /** What is to be done to the grid first. */
  readonly edits: readonly Edit[];
  readonly start: Point;
  readonly goal: Point;
  /** Optimal path cost; 0 between two different cells marks an unreachable goal. */
  readonly length: number;
}

/** A scenario of either version. */
export interface ScenarioFile {
  readonly problems: readonly Problem[];
  /** What the problems are on, for the report. */
  readonly maps: string;
}

type Values = Arguments['values'];

/** Reads a scenario and its maps. @param values The flags given: --map names the map, others say how maps are read. */
export function readScenarioFile(file: string, values: Values, io: Io): ScenarioFile {
  if (file === STANDARD_INPUT && values.map === STANDARD_INPUT) {
    throw new UsageError('the scenario and --map are both -, and standard input can be read only once: name one file');
  }
  const text = readText(file, io);
  const read = /^\uFEFF?\s*version\s+2\b/.test(text) ? readDynamicFile : readStaticFile;
  const scenario = read(file, text, values, io);
  if (scenario.problems.length === 0) throw new UsageError(`${nameOf(file)} has no problems`);
  return scenario;
}

/** Version 1: each problem names its map. */
function readStaticFile(file: string, text: string, values: Values, io: Io): ScenarioFile {
  const map = values.map as string | undefined;
  const grids = new Map<string, Grid>();
  const problems = parseText(file, text, readProblems).map(({ line, value }) => {
    const name = map === undefined ? value.map : nameOf(map);
    const grid = grids.get(name) ?? readMap(map ?? findMap(file, value.map), io, values).grid;
    grids.set(name, grid);
    if (grid.width !== value.width || grid.height !== value.height) {
      throw new UsageError(
        `${nameOf(file)}: line ${line} is for a map of ${value.width} x ${value.height} cells: ${name} has ${grid.width} x ${grid.height}`,
      );
    }
    const { start, goal, length } = value;
    return { line, grid, edits: [], start, goal, length };
  });
  const maps = [...grids].map(([name, grid]) => `${basename(name)} of ${grid.width} x ${grid.height} cells`);
  return { problems, maps: maps.join(', ') };
}

/** Version 2: an empty map, edited between problems. */
function readDynamicFile(file: string, text: string, values: Values, io: Io): ScenarioFile {
  if (values.map !== undefined) {
    throw new UsageError(
      `--map is given, and ${nameOf(file)} is of version 2, which begins with an empty map: leave --map out`,
    );
  }
  refuseOthers(values, [], 'a scenario of version 2');
  const scenario = parseText(file, text, readDynamic);
  const options = readMapOptions(values);
  const patchFile = findPatches(file, scenario.patches);
  const patches = parseText(patchFile, readText(patchFile, io), (patchText) => parsePatches(patchText, options));
  const grid = parseText(file, text, () => new Grid(scenario.width, scenario.height));
  const problems: Problem[] = [];
  let edits: Edit[] = [];
  for (const { line, value } of scenario.commands) {
    if (value.kind === 'patch') {
      const { x, y } = value;
      const patch = patches[value.patch];
      if (patch === undefined || x + patch.width > grid.width || y + patch.height > grid.height) {
        const found = patch === undefined ? 'no such patch' : `one of ${patch.width} x ${patch.height} cells`;
        throw new UsageError(
          `${nameOf(file)}: line ${line} pastes patch ${value.patch} at (${x}, ${y}): ${patchFile} has ${found}`,
        );
      }
      edits.push({ patch, x, y });
    } else {
      const { start, goal, length } = value;
      problems.push({ line, grid, edits, start, goal, length });
      edits = [];
    }
  }
  const count = formatCount(problems.reduce((sum, problem) => sum + problem.edits.length, 0));
  const maps = `an empty map of ${grid.width} x ${grid.height} cells, ${count} patches of ${basename(patchFile)} pasted on it`;
  return { problems, maps };
}
