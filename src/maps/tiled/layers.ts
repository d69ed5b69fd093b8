/** The layers of a map, out of their groups. */
import { show } from '../../base/check.ts';
import { over, type Saying, SILENCE, WALL } from '../common/cell-rule.ts';
import type { JsonObject } from '../common/json.ts';
import { listed } from '../common/names.ts';
import { named, propertiesOf, sayingOfProperties } from './properties.ts';

/** A layer of tiles or objects. */
export interface Layer {
  readonly kind: 'tiles' | 'objects';
  readonly name: string;
  readonly entry: JsonObject;
  /** What is said of each cell with a tile or object in it, by the properties of the layer and its groups. */
  readonly saying: Saying;
  /** What is said of them whatever they say themselves. */
  readonly forced: Saying;
  /** Pixels by which it is drawn aside. */
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Deepest nesting of groups. A damaged file may have any. */
const MOST_GROUPS = 64;

const KINDS = ['tilelayer', 'objectgroup', 'imagelayer', 'group'] as const;

/** What a group passes on to its layers. */
interface Group {
  readonly depth: number;
  readonly chosen: boolean;
  readonly saying: Saying;
  readonly forced: Saying;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * Returns the layers to read, the lowest first.
 *
 * @param only Names of layers and groups to read; all if undefined.
 * @param walls Names of layers and groups whose tiles and objects are walls.
 * @throws `RangeError` for a name that no layer has.
 */
export function chooseLayers(map: JsonObject, only: readonly string[] | undefined, walls: readonly string[]): Layer[] {
  const layers: Layer[] = [];
  const names = new Set<string>();
  const visit = (parent: JsonObject, group: Group): void => {
    for (const entry of parent.objects('layers', group.depth === 0)) {
      const type = entry.choice('type', KINDS);
      const name = entry.text('name', '');
      const at = entry.at(named(type === 'group' ? 'group' : 'layer', entry));
      names.add(name);
      const own = sayingOfProperties(at.place, propertiesOf(at));
      const inner: Group = {
        depth: group.depth + 1,
        chosen: group.chosen || only === undefined || only.includes(name),
        saying: over(own, group.saying),
        forced: walls.includes(name) ? WALL : group.forced,
        offsetX: group.offsetX + at.number('offsetx', 0),
        offsetY: group.offsetY + at.number('offsety', 0),
      };
      if (inner.depth > MOST_GROUPS)
        throw new RangeError(`${at.place} is nested too deep: at most ${MOST_GROUPS} groups`);
      if (type === 'group') visit(at, inner);
      else if (inner.chosen && type !== 'imagelayer') {
        const { saying, forced, offsetX, offsetY } = inner;
        const kind = type === 'tilelayer' ? 'tiles' : 'objects';
        layers.push({ kind, name, entry: at, saying, forced, offsetX, offsetY });
      }
    }
  };
  visit(map, { depth: 0, chosen: false, saying: SILENCE, forced: SILENCE, offsetX: 0, offsetY: 0 });
  for (const [option, asked] of [['layers', only ?? []] as const, ['walls', walls] as const]) {
    const unknown = asked.find((name) => !names.has(name));
    if (unknown !== undefined)
      throw new RangeError(`${option} has ${show(unknown)}: the map has ${listed([...names])}`);
  }
  return layers;
}
