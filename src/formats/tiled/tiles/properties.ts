/** Custom properties of Tiled. */
import { show } from '../../../core/base/check.ts';
import type { JsonObject } from '../../common/json.ts';

/** Custom properties by name. */
export type TiledProperties = Readonly<Record<string, unknown>>;

/** Returns the custom properties of a layer, a tile or an object. Tiled before 1.2 writes an object, later versions write a list. */
export function propertiesOf(entry: JsonObject): TiledProperties {
  const properties: Record<string, unknown> = Object.create(null);
  const given = entry.get('properties');
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return Object.assign(properties, given);
  for (const property of entry.objects('properties')) properties[property.text('name')] = property.get('value');
  return properties;
}

/** Returns the class of a layer, a tile or an object, which some versions of Tiled call its type; '' if it has none. */
export function classOf(entry: JsonObject): string {
  return (
    ([entry.get('class'), entry.get('type')].find((name) => typeof name === 'string' && name !== '') as string) ?? ''
  );
}

/** Returns a property by its name, or one within a property of a class: `physics.solid`. */
export function propertyAt(properties: TiledProperties, name: string): unknown {
  if (properties[name] !== undefined) return properties[name];
  const dot = name.indexOf('.');
  const inner = dot === -1 ? undefined : properties[name.slice(0, dot)];
  return isClass(inner) ? propertyAt(inner, name.slice(dot + 1)) : undefined;
}

/** Returns whether the value of a property has properties itself. */
export function isClass(value: unknown): value is TiledProperties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a property is set: true, as a text too (Tiled before 0.16 writes all properties as texts), or 1. */
export function isSet(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

/** Returns a name in quotes, and the id where there is no name. */
export function named(kind: string, entry: JsonObject): string {
  const name = entry.text('name', '');
  return name === '' ? `${kind} ${show(entry.get('id'))}` : `${kind} ${show(name)}`;
}
