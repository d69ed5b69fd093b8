/** The option `walls`: what in a map is a wall, by names of layers, properties and classes. */
import { checkNames, isArray, show, wrongKind } from '../../core/base/check.ts';
import { isSet, propertyAt, type TiledProperties } from './tiles/properties.ts';

/** A name of a layer or group, in which `*` stands for any text; or a pattern of names. */
export type TiledName = string | RegExp;

/**
 * What is a wall: layers and groups of a name; or whatever has a property that is true, or a class. A property or a class of a layer or group
 * holds for all that it contains.
 */
export type TiledWall = TiledName | { readonly property: string } | { readonly class: string };

/** What a layer, a tile or an object is known by. */
export interface Marks {
  readonly type: string;
  readonly properties: TiledProperties;
}

/** Returns a list of names, of which one alone may be given. @throws `TypeError` for anything else. */
export function checkLayerNames(name: string, value: unknown): readonly TiledName[] {
  // A copy has undefined where an array has a hole, which `every` would leave out.
  const list = isArray(value) ? Array.from(value) : [value];
  if (list.every((item) => typeof item === 'string' || item instanceof RegExp)) return list;
  throw wrongKind(name, value, 'a name of a layer, a RegExp, or an array of them');
}

/** Returns what is a wall, as a list. @throws `TypeError` or `RangeError` for anything else. */
export function checkWalls(name: string, value: unknown): readonly TiledWall[] {
  const list: readonly unknown[] = isArray(value) ? value : [value];
  const wanted = 'names of layers, RegExps, { property: "solid" } or { class: "Wall" }, or an array of them';
  return Array.from(list, (item, i) => {
    if (typeof item === 'string' || item instanceof RegExp) return item;
    if (typeof item !== 'object' || item === null) throw wrongKind(name, value, wanted);
    const at = isArray(value) ? `${name}[${i}]` : name;
    checkNames(at, item, ['property', 'class']);
    const { property, class: type } = item as { property?: unknown; class?: unknown };
    if ((typeof property === 'string') !== (typeof type === 'string')) return item as TiledWall;
    throw wrongKind(at, item, 'an object with the name of a property, or with that of a class');
  });
}

/** Returns whether a name is meant. Patterns with the flag g keep a place between calls, which must not count. */
export function isMeant(asked: TiledName, name: string): boolean {
  if (typeof asked !== 'string') return new RegExp(asked.source, asked.flags.replace(/[gy]/g, '')).test(name);
  if (asked === name) return true;
  if (!asked.includes('*')) return false;
  return hasParts(name, asked.split('*'));
}

/** Returns whether a text begins with the first part, ends with the last one, and has the others between them, in their order. */
function hasParts(text: string, parts: readonly string[]): boolean {
  const last = parts[parts.length - 1];
  let at = parts[0].length;
  if (!text.startsWith(parts[0])) return false;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** Returns an asked name as errors show it. */
export function shownName(asked: TiledName): string {
  return typeof asked === 'string' ? show(asked) : String(asked);
}

/** Returns why a layer or group of this name is a wall; undefined if it is none. */
export function wallByName(walls: readonly TiledWall[], name: string): string | undefined {
  const isOne = walls.some((wall) => (typeof wall === 'string' || wall instanceof RegExp) && isMeant(wall, name));
  return isOne ? `layer ${show(name)}` : undefined;
}

/** Returns why something with these properties and class is a wall; undefined if it is none. */
export function wallByMarks(walls: readonly TiledWall[], { type, properties }: Marks): string | undefined {
  for (const wall of walls) {
    if (typeof wall === 'string' || wall instanceof RegExp) continue;
    if ('class' in wall && wall.class !== undefined) {
      if (type !== '' && wall.class === type) return `class ${show(type)}`;
    } else if ('property' in wall && isSet(propertyAt(properties, wall.property)))
      return `property ${show(wall.property)}`;
  }
  return undefined;
}
