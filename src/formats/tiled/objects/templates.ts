/** The templates of Tiled's objects: files that hold the fields which objects share. */
import { show } from '../../../core/base/check.ts';
import type { JsonObject } from '../../common/json.ts';
import type { FileSource } from '../../common/names.ts';
import type { Census } from '../census.ts';
import { readTiledFile } from '../file/read-file.ts';
import { propertiesOf, type TiledProperties } from '../tiles/properties.ts';
import { Tilesets } from '../tiles/tilesets.ts';

/** A template that has been read. */
interface Template {
  readonly object: JsonObject;
  readonly properties: TiledProperties;
  /** The tilesets that its id counts; undefined if it names none. */
  readonly tilesets: Tilesets | undefined;
}

/** An object with what its template says. */
export interface CompleteObject {
  readonly object: JsonObject;
  readonly properties: TiledProperties;
  /** The tilesets that its id counts: those of the template, unless the object has another tile. */
  readonly tilesets: Tilesets;
}

/** The templates of a map. Each file is read once. */
export class Templates {
  private readonly files: FileSource | undefined;
  private readonly known = new Map<string, Template>();

  private readonly census: Census;

  constructor(files: FileSource | undefined, census: Census) {
    this.files = files;
    this.census = census;
  }

  /** Returns an object with the fields and properties of its template that it does not have itself. @param tilesets Those of the map. */
  complete(object: JsonObject, tilesets: Tilesets): CompleteObject {
    const path = object.text('template', '');
    const properties = propertiesOf(object);
    if (path === '') return { object, properties, tilesets };
    const template = this.read(object, path);
    return {
      object: object.over(template.object),
      properties: { ...template.properties, ...properties },
      tilesets: (object.get('gid') === undefined ? template.tilesets : undefined) ?? tilesets,
    };
  }

  private read({ place }: JsonObject, path: string): Template {
    let template = this.known.get(path);
    if (template === undefined) {
      if (this.files === undefined) {
        throw new TypeError(`files is undefined: ${place} has the template ${show(path)}, which files must return`);
      }
      const root = readTiledFile('template', `template ${show(path)}`, this.files(path));
      const object = root.object('object');
      const tilesets =
        root.get('tileset') === undefined
          ? undefined
          : new Tilesets([root.object('tileset')], this.files, this.census, path);
      template = { object, properties: propertiesOf(object), tilesets };
      this.known.set(path, template);
    }
    return template;
  }
}
