/** What a tile or an object says of its cells. */
import { show } from '../../core/base/check.ts';
import { over, readTileRule, type Saying, type TileRule } from '../common/cell-rule.ts';
import type { Notes } from '../common/notes.ts';
import { sayingOfProperties } from '../common/properties.ts';
import { type Directions, directionsIn, readDirections } from './directions.ts';
import type { Layer } from './layers.ts';
import { type Marks, type TiledWall, wallByMarks } from './walls.ts';

/** What a rule makes of a tile or an object: as {@link TileRule}, and perhaps thin walls and exits. */
export type TiledRule =
  | number
  | (Exclude<TileRule, number> & {
      /** Sides with a thin wall, such as `'n e'` or `['north', 'east']`. */
      readonly walls?: Directions | undefined;
      /** The only directions in which a step may leave the cell, such as `'south'`: a one-way tile. */
      readonly exits?: Directions | undefined;
    });

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
  /** Whether a rule has decided, so that nothing else of it counts. */
  readonly isRuled: boolean;
}

/** Returns what a rule's answer says. @throws `TypeError` or `RangeError` for a wrong answer. */
function readAnswer(name: string, answer: TiledRule): Omit<CellFacts, 'wall' | 'by' | 'isRuled'> {
  if (typeof answer !== 'object') return { saying: readTileRule(name, answer), sides: 0, exits: undefined };
  const { walls, exits, ...cell } = answer;
  return {
    saying: readTileRule(name, cell),
    sides: walls === undefined ? 0 : readDirections(`${name}.walls`, walls, 'sides'),
    exits: exits === undefined ? undefined : readDirections(`${name}.exits`, exits, 'all'),
  };
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
  walls: readonly TiledWall[],
  notes: Notes,
): CellFacts {
  const wall = layer.wall ?? wallByMarks(walls, { type, properties });
  if (answer !== undefined && answer !== null) {
    const own = readAnswer(`rule for ${name}`, answer);
    const by = own.saying.blocked === true ? 'rule' : 'properties';
    return { ...own, saying: over(own.saying, layer.saying), by, wall, isRuled: true };
  }
  const edges = edgesOfProperties(name, properties, notes);
  const saying = over(sayingOfProperties(name, properties, notes), layer.saying);
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
