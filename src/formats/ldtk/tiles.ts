/** What the tiles of a project say: by their tags and their custom data. */
import { show } from '../../core/base/check.ts';
import { readTileRule, SILENCE, type TileRule } from '../common/cell-rule.ts';
import { type JsonObject, wrongIn } from '../common/json.ts';
import { listed } from '../common/names.ts';
import type { Notes } from '../common/notes.ts';
import { type Properties, sayingOfProperties } from '../common/properties.ts';
import type { LdtkOptions, LdtkTile } from './options.ts';
import type { Said } from './values.ts';

type Rule = NonNullable<LdtkOptions['tileRule']>;

/** A tileset: what it says of its tiles, and how large they are. */
export interface Tileset {
  readonly isKnown: boolean;
  readonly name: string;
  /** Pixels of a tile's side. */
  readonly size: number;
  /** Tags by tile. */
  readonly tags: ReadonlyMap<number, readonly string[]>;
  /** Custom data by tile. */
  readonly data: ReadonlyMap<number, string>;
}

const UNKNOWN: Tileset = { isKnown: false, name: '', size: 0, tags: new Map(), data: new Map() };
const NOTHING: Said = { saying: SILENCE, by: '' };

/** The tilesets of a project, and what a rule makes of their tiles. */
export class Tiles {
  private readonly rule: Rule | undefined;
  private readonly notes: Notes;
  private readonly tilesets: ReadonlyMap<number, Tileset>;
  private readonly known = new Map<string, Said>();

  constructor(project: JsonObject, rule: Rule | undefined, notes: Notes) {
    this.rule = rule;
    this.notes = notes;
    const entries = project.get('defs') === undefined ? [] : project.object('defs').objects('tilesets');
    this.tilesets = new Map(entries.map((entry) => [entry.integer('uid', -(2 ** 31), 2 ** 31), readTileset(entry)]));
    if (typeof rule === 'object') this.checkKeys(Object.keys(rule));
  }

  /** Returns the tileset with this number. One that the project does not have says nothing of its tiles. */
  tileset(uid: unknown): Tileset {
    return (typeof uid === 'number' ? this.tilesets.get(uid) : undefined) ?? UNKNOWN;
  }

  /** Returns whether any tile of a tileset may say something. */
  maySay({ data }: Tileset): boolean {
    return this.rule !== undefined || [...data.values()].some((text) => propertiesIn(text) !== undefined);
  }

  /** Returns what a tile of a layer says. */
  of(id: number, tileset: Tileset, layer: string): Said {
    const key = `${id} ${tileset.name} ${layer}`;
    let said = this.known.get(key);
    if (said === undefined) {
      said = this.read({
        id,
        tileset: tileset.name,
        tags: tileset.tags.get(id) ?? [],
        data: tileset.data.get(id) ?? '',
        layer,
      });
      this.known.set(key, said);
    }
    return said;
  }

  /** Says which tags and custom data there are, for a map without walls. */
  meaning(): string {
    const { tags, data } = this.names();
    const parts = [tags.length === 0 ? '' : `tags of tiles are ${listed(tags)}`];
    if (data.length > 0) parts.push(`${data.length} tiles have custom data`);
    const said = parts.filter((part) => part !== '');
    return said.length === 0 ? '' : `; ${said.join(', ')}: tileRule says which are walls`;
  }

  private read(tile: LdtkTile): Said {
    const answer = this.ask(tile);
    if (answer !== undefined) return answer;
    const properties = propertiesIn(tile.data);
    if (properties === undefined) return NOTHING;
    return { saying: sayingOfProperties(nameOf(tile), properties, this.notes), by: 'custom data' };
  }

  /** Returns what the rule says of a tile; undefined if it says nothing. */
  private ask(tile: LdtkTile): Said | undefined {
    const { rule } = this;
    if (rule === undefined) return undefined;
    if (typeof rule === 'function') {
      const answer = rule(tile) as TileRule | undefined | null;
      if (answer === undefined || answer === null) return undefined;
      return { saying: readTileRule(`tileRule for ${nameOf(tile)}`, answer), by: 'tileRule' };
    }
    const key = Object.keys(rule).find((one) => tile.tags.includes(one) || (one !== '' && tile.data.trim() === one));
    if (key === undefined) return undefined;
    return { saying: readTileRule(`tileRule[${show(key)}]`, rule[key]), by: `tiles ${show(key)}` };
  }

  /** Returns all tags and custom data. */
  private names(): { tags: string[]; data: string[] } {
    const all = [...this.tilesets.values()];
    const tags = new Set(all.flatMap((tileset) => [...tileset.tags.values()].flat()));
    return { tags: [...tags], data: all.flatMap(({ data }) => [...data.values()]) };
  }

  /** @throws `RangeError` for a key that no tile has as a tag or custom data: it is probably misspelt. */
  private checkKeys(keys: readonly string[]): void {
    const { tags, data } = this.names();
    for (const key of keys) {
      if (tags.includes(key) || data.some((text) => text.trim() === key)) continue;
      throw new RangeError(
        `tileRule has the name ${show(key)}: it must be a tag of a tile, or its custom data; tags are ${listed(tags)}`,
      );
    }
  }
}

function nameOf({ id, tileset }: LdtkTile): string {
  return `tile ${id} of tileset ${show(tileset)}`;
}

/** Returns custom data as properties, if it is JSON with such that mean something here. */
function propertiesIn(data: string): Properties | undefined {
  if (!data.trimStart().startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  const names = ['blocked', 'cost', 'kind'];
  return names.some((name) => Object.hasOwn(value as object, name)) ? (value as Properties) : undefined;
}

function readTileset(entry: JsonObject): Tileset {
  const name = entry.text('identifier', '');
  const at = entry.at(`tileset ${show(name)}`);
  const tags = new Map<number, string[]>();
  for (const tag of at.objects('enumTags')) {
    const value = tag.text('enumValueId');
    for (const id of tag.list('tileIds')) {
      if (typeof id !== 'number') throw wrongIn(at.place, 'a tile of the tag', id, 'a number');
      const list = tags.get(id);
      if (list === undefined) tags.set(id, [value]);
      else list.push(value);
    }
  }
  const data = new Map(
    at.objects('customData').map((one) => [one.integer('tileId', 0, 2 ** 31), one.text('data', '')]),
  );
  return {
    isKnown: true,
    name,
    size: at.get('tileGridSize') === undefined ? 0 : at.positive('tileGridSize'),
    tags,
    data,
  };
}
