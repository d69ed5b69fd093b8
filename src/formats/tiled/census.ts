/** What in a map might say what is a wall: properties, classes, collision shapes. Shown if nothing is one. */
import { listed } from '../common/names.ts';
import { isClass } from './tiles/properties.ts';
import type { Marks } from './walls.ts';

type Subject = 'layers' | 'groups' | 'tiles' | 'objects';

/** Most properties and classes that a warning names. */
const MOST = 6;

/** Counts of layers, tiles and objects by their properties and classes. */
export class Census {
  /** Names of all layers and groups. */
  names: readonly string[] = [];
  private shapes = 0;
  private readonly found = new Map<string, { readonly what: string; readonly subject: Subject; count: number }>();

  add(subject: Subject, { type, properties }: Marks): void {
    if (type !== '') this.count(subject, `the class \`${type}\``);
    for (const [name, value] of Object.entries(properties)) {
      const names = isClass(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name];
      for (const one of names) this.count(subject, `\`${one}\``);
    }
  }

  /** Counts a tile that has shapes of the collision editor. */
  addShape(): void {
    this.shapes++;
  }

  private count(subject: Subject, what: string): void {
    const key = `${subject} ${what}`;
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { what, subject, count: 1 });
    else known.count++;
  }

  /** Returns the warning for a map without walls. */
  warning(): string {
    const found = [...this.found.values()].sort((a, b) => b.count - a.count).slice(0, MOST);
    const lines = found.map(({ what, subject, count }) => {
      return count === 1 ? `1 ${subject.slice(0, -1)} has ${what}` : `${count} ${subject} have ${what}`;
    });
    if (this.shapes > 0) lines.push(`${this.shapes} ${this.shapes === 1 ? 'tile has' : 'tiles have'} collision shapes`);
    const marks = lines.length === 0 ? 'no tile, object or layer has properties' : lines.join(', ');
    return `map has no wall: ${marks}; its layers are ${listed(this.names)}. Say what is a wall with walls, collision or rule`;
  }
}
