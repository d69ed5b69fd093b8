/** The values of a field: how they are computed, by one flood or by several of which each cell takes the cheapest, and where they are read. */
import { disposedOf } from '../../core/base/disposed.ts';
import { fieldEngines } from '../../core/choose/engines.ts';
import type { FieldProfile } from '../../core/engine/field.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { leastCost } from '../../core/grid/cost-range.ts';
import { type DirectedLinks, refuseWrap, waysOf } from '../../core/grid/links/links.ts';
import type { FieldEngine, StoredField } from '../../core/kernel/field/field-engine.ts';
import { withRequestCells } from '../../core/request/cells/request-cells.ts';
import { among, ownersOf, pointsOf, type ReadGoals } from './field-goals.ts';
import type { ResolvedFieldOptions } from './field-options.ts';
import { fieldProfileOf } from './field-profile.ts';
import { descend } from './field-route.ts';
import { addSeams, type Crossed, crossingsOf, linksFor, type NumberedLinks } from './over-links.ts';
import { MergedField, type StartGroup, separateStarts } from './separate-starts.ts';

export class FieldValues {
  /** The grid's cells, without layers. */
  private readonly base: CellStore;
  private readonly options: ResolvedFieldOptions;
  private field: StoredField;
  /** The links that steps cross; null if the grid has none. Steps over edges are added once they are needed. */
  private crossings: Crossed | null = null;
  private seams: Int32Array | null = null;
  /** The ways of which links were made last, and these. */
  private links: { readonly ways: DirectedLinks; readonly profile: FieldProfile; readonly made: NumberedLinks } | null =
    null;
  /** The cheapest of several fields, if each blocked start has its own field. Then `field` holds the last of them. */
  private merged: MergedField | null = null;
  goals: ReadGoals;
  /** The goals by their cells, once `goalAt` has asked. */
  private owners: ReadonlyMap<number, number> | null = null;
  /** Least cost of a step, from the last computation. */
  leastStep = 0;
  /** Rises when former values are given up. */
  version = 0;
  private disposed = false;

  constructor(engine: FieldEngine, base: CellStore, goals: ReadGoals, options: ResolvedFieldOptions) {
    this.base = base;
    this.options = options;
    this.goals = goals;
    this.field = engine.open(this.count());
    try {
      this.compute(goals);
    } catch (error) {
      this.field.dispose();
      throw error;
    }
  }

  /** The links that steps cross. */
  get crossed(): Crossed | null {
    if (this.crossings !== null && this.seams !== null) {
      addSeams(this.crossings, this.seams, this.base, this.options.direction === 'from');
      this.seams = null;
    }
    return this.crossings;
  }

  /** Whether links may lead anywhere. */
  get isLinked(): boolean {
    return this.crossings !== null;
  }

  /** Computes all values. If it fails, they stay; but if memory cannot be allocated, they are lost. */
  compute(goals: ReadGoals): void {
    const { base, options } = this;
    const isFrom = options.direction === 'from';
    if (isFrom && options.allowBlockedStart && goals.cells.length > 1) {
      const closed = { size: options.size, allowBlockedStart: false };
      const groups = withRequestCells(base, options, closed, [], (cells) => separateStarts(cells, goals.cells));
      if (groups.length > 1) {
        this.computeEach(groups, goals);
        return;
      }
    }
    // Routes start at the goals of a field that leads from them.
    const starts = isFrom ? pointsOf(goals.cells, base) : [];
    withRequestCells(base, options, options, starts, (cells) => this.computeOn(cells, goals));
    this.merged = null;
  }

  /** Computes a field for each group of starts, and takes the cheapest. */
  private computeEach(groups: readonly StartGroup[], goals: ReadGoals): void {
    const { base, options } = this;
    const merged = new MergedField(base.width, this.count());
    let leastStep = Infinity;
    for (const { starts, shut } of groups) {
      const own = among(goals, starts);
      withRequestCells(base, options, options, pointsOf(own.cells, base), (cells) => this.computeOn(cells, own));
      // From here on the former values are gone.
      this.merged = merged;
      merged.add(this.field, this.crossed, shut);
      leastStep = Math.min(leastStep, this.leastStep);
    }
    this.goals = goals;
    this.leastStep = leastStep;
    if (this.crossings !== null) this.crossings = merged.crossings;
    merged.isWhole = true;
  }

  private computeOn(cells: CellStore, goals: ReadGoals): void {
    const { straightCost, diagonalCost } = this.options;
    // A getter in goals or layers may have disposed of the field.
    this.checkNotDisposed();
    // Everything that may fail for want of memory comes before the first change.
    const leastStep = Math.min(straightCost, diagonalCost) * leastCost(cells);
    const profile = fieldProfileOf(cells, this.options);
    const ways = waysOf(cells);
    const links = ways && this.linksOf(ways, profile);
    this.goals = goals;
    this.owners = null;
    this.leastStep = leastStep;
    this.version++;
    if (this.options.size > 1) refuseWrap(cells, 'size');
    this.crossings = null;
    if (this.field.isLost) this.field = fieldEngines.choose(this.options.engine).open(this.count());
    this.seams = null;
    const seams = this.field.compute(cells, profile, goals.sources, links);
    if (links === null) return;
    this.crossings = crossingsOf(links, this.field.ownFlow(), profile.fromSources);
    this.seams = seams;
  }

  /** Returns links as the field follows them. They stay while ways do, unless they have steps over edges, whose cells may change. */
  private linksOf(ways: DirectedLinks, profile: FieldProfile): NumberedLinks {
    const { links } = this;
    if (links?.ways === ways && links.profile === profile && profile.oddly > 0) return links.made;
    const made = linksFor(ways, profile);
    this.links = { ways, profile, made };
    return made;
  }

  /** Returns the points of the route downhill from a cell. */
  descend(cell: number): number[] {
    return this.merged?.descend(cell) ?? descend(this.read().flow(), this.base.width, cell, this.crossed);
  }

  /** Returns the index of the goal that ends the route downhill from a cell. */
  ownerOf(cell: number): number {
    const [endX, endY] = this.descend(cell).slice(-2);
    this.owners ??= ownersOf(this.goals);
    return this.owners.get(endY * this.base.width + endX) ?? -1;
  }

  /** Returns the engine's field, if it can be read. */
  read(): Pick<StoredField, 'costAt' | 'costs' | 'flow'> {
    if (!this.field.isReady() || this.merged?.isWhole === false) this.refuse();
    return this.merged ?? this.field;
  }

  private refuse(): never {
    this.checkNotDisposed();
    throw new RangeError('the field holds no values, because its last update ran out of memory: call update again');
  }

  checkNotDisposed(): void {
    if (this.disposed) throw disposedOf('field', 'distanceField');
  }

  dispose(): void {
    this.disposed = true;
    this.field.dispose();
    this.merged = null;
    this.crossings = null;
    this.seams = null;
    this.links = null;
  }

  private count(): number {
    return this.base.width * this.base.height;
  }
}
