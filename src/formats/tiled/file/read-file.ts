/** Files of Tiled, in JSON or in XML. */
import { type JsonObject, readJson } from '../../common/json.ts';
import { isXml, readXml } from './xml.ts';

const TOOL = 'Tiled';

/** Kinds of files, as their field `type` has it. Old files have none. */
const KINDS = ['map', 'tileset', 'template', 'world'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Returns what a file of Tiled holds, in whichever format.
 *
 * @param kind What it must be.
 * @param name What the file is, for errors.
 * @param file Its text, or the object that JSON.parse returns for it.
 * @throws `SyntaxError` unless the text is JSON or XML. @throws `RangeError`, `TypeError` as {@link readJson} does, and `RangeError` for another kind.
 */
export function readTiledFile(kind: Kind, name: string, file: unknown): JsonObject {
  const root = readJson(name, typeof file === 'string' && isXml(file) ? readXml(name, file) : file, TOOL);
  const found = KINDS.find((one) => one === root.get('type'));
  if (found === undefined || found === kind) return root;
  const advice = found === 'world' ? 'read the maps that it names one by one' : `it must be a ${kind}`;
  throw new RangeError(`${name} is a ${found} of Tiled: ${advice}`);
}
