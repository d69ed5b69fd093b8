/** What the program of the playground did last, and a picture of it. */

import { type DistanceField, Grid, type Search, type Team, World } from 'hotpath';
import type { Moment, Picture, Shape } from '../picture/picture.ts';
import { drawnDiagram, isDiagram } from './diagrams.ts';
import { drawnGraph, isDrawn } from './graphs.ts';
import { cornerOf, costsAt, shifted, WINDOW } from './worlds.ts';

/** What is drawn, and what was found on it. */
class Recording {
  /** The grid, hexagons, world or graph that was searched last. */
  subject: object | null = null;
  routes: Float64Array[] = [];
  trace: Int32Array | null = null;
  field: DistanceField | null = null;
  search: Search | null = null;
  team: Team | null = null;
  /** Nodes of the last route in a graph. */
  nodes: Uint32Array | null = null;
  moments: Moment[] = [];
}

/** The recording of the map that was searched last. */
export let recording = new Recording();

/** More moments than this are left out, and more routes. */
const MOST_MOMENTS = 600;
const MOST_ROUTES = 200;

/** Begins a new recording when the map is another. */
export function look(next: unknown): void {
  if (
    next === recording.subject ||
    !(next instanceof Grid || next instanceof World || isDrawn(next) || isDiagram(next))
  )
    return;
  recording = new Recording();
  recording.subject = next as object;
}

/** Returns the picture of the last searches on one map, or null if there were none. The map is drawn as it is now. */
export function takePicture(): Picture | null {
  const { subject, search, nodes, moments } = recording;
  if (subject === null) return null;
  if (search !== null) noteTrace(search);
  if (isDrawn(subject)) return drawnGraph(subject, nodes);
  if (isDiagram(subject)) return drawnDiagram(subject);
  const { width, height } = subject instanceof World ? WINDOW : (subject as Grid);
  if (moments.length === 0) addMoment(null);
  // Grids of hexagons say how these lie.
  const shape = 'layout' in subject ? (subject.layout as Shape) : 'square';
  const rows = floorRows();
  const floors = rows === 0 ? {} : { floorRows: rows };
  return { width, height, shape, moments, trace: recording.trace, network: null, ...floors };
}

/** Adds the map as it is now, with units on it. Arrays that did not change are those of the moment before. */
export function addMoment(units: Float64Array | null): void {
  const { subject, moments, routes, field } = recording;
  if (moments.length >= MOST_MOMENTS) return;
  if (subject instanceof World) addWindow(subject, units);
  if (!(subject instanceof Grid)) return;
  const last = moments.at(-1);
  const isSame = last?.routes.length === routes.length && last.routes.at(-1) === routes.at(-1);
  moments.push({
    costs: same(last?.costs, costsOf(subject)),
    routes: isSame ? last.routes : [...routes],
    field: field === null ? null : same(last?.field, field.costs),
    units,
    links: linksOf(subject),
  });
}

/** Adds the part of a world around the units, as it is now. */
function addWindow(world: World, units: Float64Array | null): void {
  const { moments, routes } = recording;
  const corner = cornerOf(units, routes);
  moments.push({
    costs: costsAt(world, corner),
    routes: routes.map((xy) => shifted(xy, corner)),
    field: null,
    units: units === null ? null : shifted(units, corner),
  });
}

/** Records the moments of a program's own units, in place of those of a team. */
export function beginScene(units: Float64Array | null): void {
  recording.team = null;
  recording.moments = [];
  addMoment(units);
}

/** Rows from one floor to the next, if the map has floors. */
export function floorRows(): number {
  const { subject } = recording;
  return subject instanceof Grid && subject.floors > 1 ? subject.floorHeight + 1 : 0;
}

/** Forgets routes: those of one step of a program are not those of the next. @returns Takes them back if the step found none. */
export function newRoutes(): () => void {
  const before = recording.routes;
  recording.routes = [];
  return () => {
    if (recording.routes.length === 0) recording.routes = before;
  };
}

export function addRoute(path: { readonly xy: ArrayLike<number> } | null | undefined): void {
  if (path?.xy === undefined) return;
  if (recording.routes.length >= MOST_ROUTES) recording.routes.shift();
  recording.routes.push(Float64Array.from(path.xy));
}

/** Keeps the order of expansion of a search in steps, unless it is disposed of. */
export function noteTrace(search: Search): void {
  try {
    recording.trace = search.closed();
  } catch {
    // The trace of before stays.
  }
}

function costsOf(grid: Grid): Float64Array {
  const { width, height } = grid;
  const costs = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) costs[y * width + x] = grid.isBlocked(x, y) ? 0 : grid.cost(x, y);
  }
  return costs;
}

/** Returns the ends of all links, as the picture has them: floors below each other. */
function linksOf(grid: Grid): Float64Array {
  const rows = floorRows();
  const place = ({ x, y, floor = 0 }: { x: number; y: number; floor?: number }) => [x, y + floor * rows];
  return Float64Array.from(grid.links().flatMap(({ from, to }) => [...place(from), ...place(to)]));
}

function same(before: Float64Array | null | undefined, now: Float64Array): Float64Array {
  const isSame = before?.length === now.length && before.every((value, i) => value === now[i]);
  return isSame && before ? before : now.slice();
}
