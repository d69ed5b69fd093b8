import type { FindPathOptions, PathQuery, PathResult } from '../../index.ts';
import { findPaths, Grid, prepareGrid } from '../../index.ts';
import { createPool, type Pool } from '../../pool.ts';
import type { Arguments } from '../arguments.ts';
import { STANDARD_INPUT } from '../files.ts';
import type { Io } from '../io.ts';
import { readMap } from '../maps/read-map.ts';
import { packageFile } from '../package-file.ts';

/** A map, and what answers queries on it. */
export interface LoadedMap {
  readonly grid: Grid;
  answer(queries: readonly PathQuery[], options: FindPathOptions): Promise<PathResult[]>;
}

/** How maps are loaded. */
export interface MapSettings {
  /** How many maps are kept, at least 1. */
  readonly most: number;
  /** 0: this thread alone. */
  readonly workers: number;
  readonly prepare: boolean;
  /** The flags of the command line: how maps are read. */
  readonly values: Arguments['values'];
}

/** A map in memory. */
class Entry implements LoadedMap {
  readonly grid: Grid;
  /** Null: this thread answers. */
  private readonly pool: Pool | null;
  /** Calls that are not answered yet. */
  private waiting = 0;

  constructor(grid: Grid, pool: Pool | null) {
    this.grid = grid;
    this.pool = pool;
  }

  get isIdle(): boolean {
    return this.waiting === 0;
  }

  async answer(queries: readonly PathQuery[], options: FindPathOptions): Promise<PathResult[]> {
    this.waiting++;
    try {
      return this.pool === null ? findPaths(this.grid, queries, options) : await this.pool.findPaths(queries, options);
    } finally {
      this.waiting--;
    }
  }

  async close(): Promise<void> {
    this.grid.releaseMemory();
    await this.pool?.close();
  }
}

/** The maps used last. All share the same workers. */
export class Maps {
  private readonly settings: MapSettings;
  private readonly io: Io;
  /** By file, the one used last at the end. */
  private readonly loaded = new Map<string, Entry>();
  /** Keeps the workers while maps come and go. Null: this thread alone. */
  private crew: Pool | null = null;

  constructor(settings: MapSettings, io: Io) {
    this.settings = settings;
    this.io = io;
  }

  /** How many maps are kept. */
  get most(): number {
    return this.settings.most;
  }

  /** Starts the workers. @throws `RangeError` for a wrong number of them. */
  start(): void {
    const { workers } = this.settings;
    if (workers === 0) return;
    this.crew = createPool(new Grid(1, 1), { workers, worker: packageFile('dist/pool-worker.js') });
  }

  /** Returns a map by its file. @throws `Error` if it cannot be read. */
  get(file: string): LoadedMap {
    const entry = this.loaded.get(file) ?? this.load(file);
    this.loaded.delete(file);
    this.loaded.set(file, entry);
    return entry;
  }

  /** Gives up the maps that were used longest ago, if nobody waits for their answers. Standard input can be read only once. */
  trim(): void {
    let surplus = this.loaded.size - this.most;
    for (const [file, entry] of this.loaded) {
      if (surplus <= 0) return;
      if (!entry.isIdle || file === STANDARD_INPUT) continue;
      this.loaded.delete(file);
      entry.close();
      surplus--;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((entry) => entry.close()));
    await this.crew?.close();
  }

  private load(file: string): Entry {
    const { prepare, values } = this.settings;
    const { grid } = readMap(file, this.io, values, { others: ['maps-folder'] });
    if (prepare) prepareGrid(grid);
    return new Entry(grid, this.crew?.share(grid) ?? null);
  }
}
