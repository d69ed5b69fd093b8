/** What all parts of a reader of Tiled share while they read one map. */
import type { MapCells } from '../common/map-cells.ts';
import type { Notes } from '../common/notes.ts';
import type { Census } from './census.ts';
import type { Edges } from './edges.ts';
import type { Layout } from './layout.ts';
import type { ResolvedTiledOptions } from './options.ts';
import type { CellFacts } from './rule.ts';
import type { Templates } from './templates.ts';
import type { Tilesets } from './tilesets.ts';

/** A map that is being read. */
export interface Reading {
  readonly options: ResolvedTiledOptions;
  readonly layout: Layout;
  readonly cells: MapCells;
  readonly edges: Edges;
  readonly tilesets: Tilesets;
  readonly templates: Templates;
  readonly notes: Notes;
  readonly census: Census;
}

/** Applies what a tile or an object says to one of its cells. */
export function sayFacts({ cells, edges }: Reading, cell: number, facts: CellFacts): void {
  cells.say(cell, facts.saying, cells.reason(facts.by));
  if (facts.wall !== undefined) cells.force(cell, cells.reason(facts.wall));
  edges.addSides(cell, facts.sides);
  if (facts.exits !== undefined) edges.sayExits(cell, facts.exits);
}

/** Returns whether something says nothing of its cells. */
export function isSilentFacts({ saying, wall, sides, exits }: CellFacts): boolean {
  const { blocked, cost, kind } = saying;
  return [blocked, cost, kind, wall, exits].every((one) => one === undefined) && sides === 0;
}
