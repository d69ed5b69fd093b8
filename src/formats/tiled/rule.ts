/** What a tile or an object says of its cells. */
import { checkNumber, show, wrongKind } from '../../core/base/check.ts';
import { over, readTileRule, type Saying, type TileRule } from '../common/cell-rule.ts';
import type { Notes } from '../common/notes.ts';
import { sayingOfProperties } from '../common/properties.ts';
import { type Directions, directionsIn, readDirections } from './directions.ts';
import type { Layer, LayerChoice } from './layers.ts';
import { isSet } from './tiles/properties.ts';
import { type Marks, wallByMarks } from './walls.ts';

/** What a rule makes of a tile or an object: as {@link TileRule}, and perhaps thin walls and exits. */
export type TiledRule =
  | number
  | (Exclude<TileRule, number> & {
      /** Height, with the option `heights`. */
      readonly height?: number | undefined;
      /** Sides with a thin wall, such as `'n e'` or `['north', 'east']`. */
      readonly walls?: Directions | undefined;
      /** The only directions in which a step may leave the cell, such as `'south'`: a one-way tile. */
      readonly exits?: Directions | undefined;
      /**
       * What a step into the cell costs by the side over which it comes, whatever the terrain: `{ west: 4 }`, or `{ north: Infinity }` if none may come from
       * there. Sides have the names of directions, or `'n'`, `'e'`, `'s'`, `'w'`. Steps over other sides cost as usual.
       */
      readonly entry?: Readonly<Record<string, number>> | undefined;
    });

/** Costs by direction: 0 north, 2 east, 4 south, 6 west. */
export type Entry = ReadonlyMap<number, number>;

/** What is said of the cells of a tile or an object. */
export interface CellFacts {
  readonly saying: Saying;
  /** What makes a wall of it, if `saying` does. */
  readonly by: string;
  /** Why it is a wall whatever lies above; undefined if it is not. */
  readonly wall: string | undefined;
  /** Sides with thin walls: a bit for each direction. */
  readonly sides: number;
  /** Directions in which steps may leave, a bit for each; undefined if that is not said. */
  readonly exits: number | undefined;
  /** What steps into the cell cost that come over a side, by its direction; undefined if none is said. */
  readonly entry: Entry | undefined;
  /** Whether a rule has decided, so that nothing else of it counts. */
  readonly isRuled: boolean;
}

/** Returns what a rule's answer says. @throws `TypeError` or `RangeError` for a wrong answer. */
function readAnswer(name: string, answer: TiledRule, hasHeight: boolean): Omit<CellFacts, 'wall' | 'by' | 'isRuled'> {
  if (typeof answer !== 'object') return { saying: readTileRule(name, answer, hasHeight), ...NO_EDGES };
  const { walls, exits, entry, ...cell } = answer;
  return {
    saying: readTileRule(name, cell, hasHeight),
    sides: walls === undefined ? 0 : readDirections(`${name}.walls`, walls, 'sides'),
    exits: exits === undefined ? undefined : readDirections(`${name}.exits`, exits, 'all'),
    entry: entry === undefined ? undefined : readEntry(`${name}.entry`, entry),
  };
}

/** What a tile says that says nothing of its sides. */
const NO_EDGES = { sides: 0, exits: undefined, entry: undefined };

/** @throws `TypeError` or `RangeError` unless each side has a cost. */
function readEntry(name: string, value: Readonly<Record<string, number>>): Entry {
  if (typeof value !== 'object' || value === null) throw wrongKind(name, value, 'costs by side, such as { west: 4 }');
  return new Map(
    Object.entries(value).map(([side, given]) => {
      const cost = checkNumber(`${name}.${side}`, given);
      const direction = 31 - Math.clz32(readDirections(name, [side], 'sides'));
      if (isEntryCost(cost)) return [direction, cost];
      throw new RangeError(`${name}.${side} is ${cost}: it must be 0, from 1e-100 to 1e100, or Infinity to close it`);
    }),
  );
}

function isEntryCost(cost: number): boolean {
  return cost === Infinity || cost === 0 || (cost >= 1e-100 && cost <= 1e100);
}

/** The sides of grid-engine's properties `ge_collide_left` and `ge_cost_left`, with their directions. */
const ENTERED_FROM = { up: 0, right: 2, down: 4, left: 6 };

/** Returns what grid-engine's properties say of the sides over which a tile is entered. */
function entryOfProperties(name: string, properties: Marks['properties'], notes: Notes): Entry | undefined {
  const entry = new Map<number, number>();
  for (const [side, direction] of Object.entries(ENTERED_FROM)) {
    const property = `ge_cost_${side}`;
    const cost = properties[property];
    if (typeof cost === 'number' && isEntryCost(cost)) entry.set(direction, cost);
    else if (cost !== undefined && cost !== null) {
      notes.add(
        property,
        `${name}: its property ${property} is ${show(cost)}, and is ignored: it must be a cost, 0 or above`,
      );
    }
    if (isSet(properties[`ge_collide_${side}`])) entry.set(direction, Infinity);
  }
  return entry.size === 0 ? undefined : entry;
}

/** What facts are read from. */
export interface Subject extends Marks {
  /** What it is, for errors and notes. */
  readonly name: string;
  /** The answer of the rule; undefined leaves it to the properties. */
  readonly answer: TiledRule | undefined | null;
  readonly layer: Layer;
}

/** Returns what a tile or an object says of its cells, and what its layer says of them. */
export function factsOf(
  { name, answer, type, properties, layer }: Subject,
  { walls, heights }: Pick<LayerChoice, 'walls' | 'heights'>,
  notes: Notes,
): CellFacts {
  const wall = layer.wall ?? wallByMarks(walls, { type, properties });
  if (answer !== undefined && answer !== null) {
    const own = readAnswer(`rule for ${name}`, answer, heights !== undefined);
    const by = own.saying.blocked === true ? 'rule' : 'properties';
    return { ...own, saying: over(own.saying, layer.saying), by, wall, isRuled: true };
  }
  const edges = { ...edgesOfProperties(name, properties, notes), entry: entryOfProperties(name, properties, notes) };
  const saying = over(sayingOfProperties(name, properties, notes, heights?.property), layer.saying);
  return { saying, by: 'properties', wall, ...edges, isRuled: false };
}

/** Returns what the properties `walls` and `exits` say, which must be texts. */
function edgesOfProperties(
  name: string,
  properties: Marks['properties'],
  notes: Notes,
): Pick<CellFacts, 'sides' | 'exits'> {
  const read = (property: string, which: 'sides' | 'all') => {
    const value = properties[property];
    if (value === undefined || value === null) return undefined;
    const found = typeof value === 'string' ? directionsIn(value, which) : undefined;
    if (found === undefined) {
      const wanted = which === 'sides' ? 'such as "n e"' : 'such as "south"';
      notes.add(
        property,
        `${name}: its property ${property} is ${show(value)}, and is ignored: it must be directions, ${wanted}`,
      );
    }
    return found;
  };
  return { sides: read('walls', 'sides') ?? 0, exits: read('exits', 'all') };
}
