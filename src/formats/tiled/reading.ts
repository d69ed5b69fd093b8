/** What all parts of a reader of Tiled share while they read one map. */
import type { MapCells } from '../common/map-cells.ts';
import type { Notes } from '../common/notes.ts';
import type { Work } from '../common/work.ts';
import type { Census } from './census.ts';
import type { Edges } from './edges.ts';
import type { Layout } from './layout.ts';
import type { Templates } from './objects/templates.ts';
import type { ResolvedTiledOptions } from './options.ts';
import type { CellFacts } from './rule.ts';
import type { Tilesets } from './tiles/tilesets.ts';

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
  readonly work: Work;
}

/** Returns a function that applies what a tile or an object says to one of its cells. */
export function sayerOf(
  { cells, edges }: Reading,
  { saying, by, wall, sides, exits, entry }: CellFacts,
): (cell: number) => void {
  const reason = cells.reason(by);
  const forced = wall === undefined ? 0 : cells.reason(wall);
  return (cell) => {
    cells.say(cell, saying, reason);
    if (forced !== 0) cells.force(cell, forced);
    edges.addSides(cell, sides);
    if (exits !== undefined) edges.sayExits(cell, exits);
    if (entry !== undefined) edges.sayEntry(cell, entry);
  };
}

/** Returns whether something says nothing of its cells. */
export function isSilentFacts({ saying, wall, sides, exits, entry }: CellFacts): boolean {
  const { blocked, cost, kind, height } = saying;
  return [blocked, cost, kind, height, wall, exits, entry].every((one) => one === undefined) && sides === 0;
}
