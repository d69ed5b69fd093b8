/** What a pool and its workers send each other. Everything can be cloned; large arrays are shared or transferred. */

import type { Links } from '../core/grid/links/links.ts';
import type { Crossings } from '../features/field/field-route.ts';
import type { PlainPreparation } from '../features/prepare/plain-preparation.ts';
import type { FindPathOptions } from '../index.ts';

/** All cells of a grid, as CellStore has them. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  /** The number of the layout of hexagons (rules/hex-moves), 0 for squares. */
  readonly layout: number;
  /** The plane of blocked bits, with its border. */
  readonly blocked: Uint8Array;
  /** Terrain costs by class or by cell, and the classes; null without. */
  readonly costs: Float64Array | null;
  readonly classes: Uint8Array | null;
  readonly kinds: Uint8Array | null;
  readonly exits: Uint8Array | null;
  /** Null if the grid never had any. */
  readonly links: PlainLinks | null;
  readonly floorRows: number;
  readonly wrap: number;
}

/** What links hold, without the class. */
export type PlainLinks = Pick<Links, 'all' | 'nextId' | 'edits'>;

/** The planes of a grid that are edited cell by cell. */
export type PlaneName = 'blocked' | 'terrain' | 'kinds' | 'exits';

/** A change of a grid or its layers. A replica that applies all changes in order has the state that the pool's grid had. */
export type Change =
  | { readonly kind: 'all'; readonly planes: Planes }
  | {
      readonly kind: 'cells';
      readonly plane: PlaneName;
      /** Cell indices, perhaps with repeats, and the value that each cell has now. */
      readonly cells: Int32Array;
      readonly values: Float64Array;
    }
  | { readonly kind: 'links'; readonly links: PlainLinks }
  | { readonly kind: 'prepared'; readonly preparation: PlainPreparation }
  /** New or changed values of a layer; null: it is no longer used. */
  | { readonly kind: 'layer'; readonly layer: number; readonly values: Float64Array | null };

/** What is asked: routes (four numbers a query), the nearest goal (start, then goals, two numbers each, and what they cost), or a field (cell indices, and what they cost). */
export type Kind = 'paths' | 'nearest' | 'field';

/** Options as they travel: layers by number, other arrays copied. All have been checked. */
export type PlainOptions = Omit<FindPathOptions, 'layers'> & { readonly layers?: readonly number[] };

/** One step of a worker: it follows a change of a grid, forgets a grid, or answers requests that have the same options. */
export type Step =
  | { readonly grid: number; readonly change: Change }
  | { readonly grid: number; readonly forget: true }
  | { readonly grid: number; readonly kind: Kind; readonly options: PlainOptions; readonly numbers: Int32Array };

/** An error of the library, by its class. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
}

/** The arrays of a distance field, and the links that its steps cross. */
export interface FieldArrays {
  readonly costs: Float64Array;
  readonly flow: Uint8Array;
  readonly crossings: Crossings | null;
}

/** The answers to all requests of a message, in order (answers.ts). */
export interface Answers {
  readonly integers: Int32Array;
  readonly numbers: Float64Array;
  readonly errors: readonly PlainError[];
  readonly fields: readonly FieldArrays[];
}

/** What a worker sends: once that it has started, then answers to each message. */
export type Reply = 'started' | Answers;
