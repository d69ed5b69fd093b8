import { type GoalLike, goalCosts } from '../../core/base/cells/goal.ts';
import { readPlace } from '../../core/base/cells/place.ts';
import type { Point } from '../../core/base/cells/point.ts';
import type { Grid } from '../../core/grid/grid.ts';
import { rereadable } from '../../core/request/unit-options.ts';
import { fieldOn } from '../field/distance-field.ts';
import type { DistanceField } from '../field/field.ts';
import type { FieldGoals } from '../field/field-goals.ts';
import type { FieldOptions } from '../field/field-options.ts';
import type { PlacedField } from '../field/world-field.ts';
import { mayStart, placedOptions } from './request.ts';
import type { LoadedArea } from './window/window.ts';

/** Computes the field of a world: over the grid of its window, and over the next one once the window has moved. */
export class FieldOfWorld implements PlacedField {
  /** The field of the grid below. */
  field: DistanceField;
  /** The cell of the world that is (0, 0) of the grid. */
  zero: Point;
  private grid: Grid;
  private readonly window: () => LoadedArea;
  private readonly options: FieldOptions | undefined;
  private goals: readonly WorldGoal[];
  /** The indices of those that lie in the grid. */
  private inside: readonly number[] = [];

  /** @param window Returns the window. @throws If the world has been disposed of. */
  constructor(window: () => LoadedArea, goals: FieldGoals, options: FieldOptions | undefined) {
    this.window = window;
    this.options = options?.avoid === undefined ? options : { ...options, avoid: rereadable(options.avoid) };
    this.goals = readGoals(goals);
    const { grid, zero, field } = this.make();
    this.grid = grid;
    this.zero = zero;
    this.field = field;
  }

  /** Computes the field again. */
  update(goals: FieldGoals | undefined): void {
    if (goals !== undefined) this.goals = readGoals(goals);
    const window = this.window();
    const isStill = window.taken.grid === this.grid;
    const readsLater = this.options?.avoid !== undefined || this.options?.kindCosts !== undefined;
    if (isStill && !readsLater) {
      this.field.update(this.goalsInside(this.options?.size));
      // A window without chunks moves without another grid.
      this.zero = window.toWorld({ x: 0, y: 0 });
      return;
    }
    // The grid, or options that are read at each update, are others now.
    const { grid, zero, field } = this.make();
    this.field.dispose();
    this.grid = grid;
    this.zero = zero;
    this.field = field;
  }

  private make(): { grid: Grid; zero: Point; field: DistanceField } {
    const window = this.window();
    // First: reading options may run code of the caller, who may load chunks, and then the grids are elsewhere.
    const options = placedOptions(window, this.options);
    const { grid } = window.taken;
    const zero = window.toWorld({ x: 0, y: 0 });
    return { grid, zero, field: fieldOn(null, grid, this.goalsInside(options?.size), options) };
  }

  /** Returns the places of the goals in the grid. Those outside are out of reach, as are those on unloaded ground that is not passable. */
  private goalsInside(size: number | undefined): WorldGoal[] {
    const window = this.window();
    const places = this.goals.map((goal) => ({ ...window.toGround(goal), cost: goal.cost }));
    const isInside = (place: Point) => window.taken.grid.isInside(place) && mayStart(window, place, size);
    this.inside = Array.from(places.keys()).filter((i) => isInside(places[i]));
    return this.inside.map((i) => places[i]);
  }

  /** Returns the index of a goal, among all given, by that in the grid. */
  goalOf(index: number): number {
    return this.inside[index] ?? -1;
  }
}

type WorldGoal = Point & { readonly cost: number };

function readGoals(goals: FieldGoals): WorldGoal[] {
  const isOne = !Array.isArray(goals) || typeof goals[0] === 'number';
  const list = (isOne ? [goals] : goals) as readonly GoalLike[];
  const places = Array.from(list, (goal, i) => readPlace(isOne ? 'goals' : `goals[${i}]`, goal));
  const costs = goalCosts('goals', list, places.length);
  return places.map((place, i) => ({ ...place, cost: costs?.[i] ?? 0 }));
}
