/** The layers of a map, out of their groups. */
import { over, type Saying, SILENCE } from '../common/cell-rule.ts';
import type { JsonObject } from '../common/json.ts';
import { listed } from '../common/names.ts';
import type { Notes } from '../common/notes.ts';
import { sayingOfProperties } from '../common/properties.ts';
import type { Census } from './census.ts';
import { named, propertiesOf } from './tiles/properties.ts';
import { isMeant, shownName, type TiledName, type TiledWall, wallByMarks, wallByName } from './walls.ts';

/** A layer of tiles or objects. */
export interface Layer {
  readonly kind: 'tiles' | 'objects';
  readonly name: string;
  readonly entry: JsonObject;
  /** What is said of each cell with a tile or object in it, by the properties of the layer and its groups. */
  readonly saying: Saying;
  /** Why all its tiles and objects are walls, whatever they say themselves; undefined if they are not. */
  readonly wall: string | undefined;
  /** Pixels by which it is drawn aside. */
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Which layers are read, and which are walls. */
export interface LayerChoice {
  /** Names of layers and groups to read; all if undefined. */
  readonly layers: readonly TiledName[] | undefined;
  readonly walls: readonly TiledWall[];
  readonly heights: { readonly property: string } | undefined;
}

/** Deepest nesting of groups. A damaged file may have any. */
const MOST_GROUPS = 64;

const KINDS = ['tilelayer', 'objectgroup', 'imagelayer', 'group'] as const;

/** What a group passes on to its layers. */
interface Group {
  readonly depth: number;
  readonly chosen: boolean;
  readonly saying: Saying;
  readonly wall: string | undefined;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Returns the layers to read, the lowest first. @throws `RangeError` for a name that no layer has. */
export function chooseLayers(
  map: JsonObject,
  { layers: only, walls, heights }: LayerChoice,
  notes: Notes,
  census: Census,
): Layer[] {
  const layers: Layer[] = [];
  const names = new Set<string>();
  const visit = (parent: JsonObject, group: Group): void => {
    for (const entry of parent.objects('layers', group.depth === 0)) {
      const type = entry.choice('type', KINDS);
      const name = entry.text('name', '');
      const at = entry.at(named(type === 'group' ? 'group' : 'layer', entry));
      names.add(name);
      // The type of a layer is its kind, not its class.
      const marks = { type: at.text('class', ''), properties: propertiesOf(at) };
      census.add(type === 'group' ? 'groups' : 'layers', marks);
      const own = sayingOfProperties(at.place, marks.properties, notes, heights?.property);
      const inner: Group = {
        depth: group.depth + 1,
        chosen: group.chosen || only === undefined || only.some((asked) => isMeant(asked, name)),
        saying: over(own, group.saying),
        wall: wallByName(walls, name) ?? wallByMarks(walls, marks) ?? group.wall,
        offsetX: group.offsetX + at.number('offsetx', 0),
        offsetY: group.offsetY + at.number('offsety', 0),
      };
      if (inner.depth > MOST_GROUPS)
        throw new RangeError(`${at.place} is nested too deep: at most ${MOST_GROUPS} groups`);
      if (type === 'group') visit(at, inner);
      else if (inner.chosen && type !== 'imagelayer') {
        const { saying, wall, offsetX, offsetY } = inner;
        const kind = type === 'tilelayer' ? 'tiles' : 'objects';
        layers.push({ kind, name, entry: at, saying, wall, offsetX, offsetY });
      }
    }
  };
  visit(map, { depth: 0, chosen: false, saying: SILENCE, wall: undefined, offsetX: 0, offsetY: 0 });
  checkAsked('layers', only ?? [], names);
  checkAsked('walls', walls, names);
  census.names = [...names];
  return layers;
}

/** @throws `RangeError` for a name that no layer has. */
function checkAsked(option: string, asked: readonly TiledWall[], names: ReadonlySet<string>): void {
  for (const one of asked) {
    if ((typeof one !== 'string' && !(one instanceof RegExp)) || [...names].some((name) => isMeant(one, name)))
      continue;
    throw new RangeError(`${option} has ${shownName(one)}: the map has ${listed([...names])}`);
  }
}
