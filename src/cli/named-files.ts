/**
 * Files that lines of problems and maps name. Who wrote these need not be who runs the command: so such a file lies below one folder, is a
 * regular one, and is not too large to read.
 */
import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { show } from '../core/base/check.ts';
import { readError } from './files.ts';
import { MOST_BYTES, UsageError } from './io.ts';

/** Finds files below a folder. */
export class NamedFiles {
  /** The folder, without symbolic links in its path. */
  private readonly folder: string;
  /** The same as it was given. */
  private readonly given: string;
  /** Where relative names begin; the folder of the map. */
  private readonly base: string;
  private readonly known = new Map<string, string>();

  /**
   * @param base The folder of the map. Relative names begin there, in `folder` or in the current folder, whichever has such a file.
   * @param folder The folder that --maps-folder names; without it, `base`. @throws UsageError if there is no such folder.
   */
  constructor(base: string, folder: string | undefined) {
    this.base = base;
    this.given = resolve(folder ?? base);
    this.folder = folder === undefined ? realFolder(base) : folderOf(folder);
  }

  /** Returns the path of a file that can be read. @param what What names it, for messages. @throws UsageError for any other file. */
  find(what: string, name: string): string {
    const found = this.known.get(name) ?? this.look(what, name);
    this.known.set(name, found);
    return found;
  }

  private look(what: string, name: string): string {
    const candidates = [resolve(this.base, name), resolve(this.given, name), resolve(name)].filter(
      (path) => isBelow(path, this.given) || isBelow(path, this.folder),
    );
    const path = existing(name, candidates);
    // Others are not looked at, so that nobody learns what lies there.
    if (path === undefined || !isBelow(path, this.folder)) {
      throw new UsageError(
        `${what} is ${show(name)}, which is not below ${this.given}: name another folder with --maps-folder`,
      );
    }
    const stats = statSync(path);
    if (stats.isDirectory()) throw new UsageError(readError(name, { code: 'EISDIR' }));
    if (!stats.isFile()) throw new UsageError(`${what} is ${show(name)}: it must be a regular file`);
    if (stats.size <= MOST_BYTES) return path;
    throw new UsageError(`${what} is ${show(name)}, which has ${stats.size} bytes: it may have at most ${MOST_BYTES}`);
  }
}

/** Returns the first path that exists, without symbolic links. Undefined if there are none. @throws UsageError if none exists. */
function existing(name: string, paths: readonly string[]): string | undefined {
  let missing: unknown;
  for (const path of paths) {
    try {
      return realpathSync(path);
    } catch (error) {
      missing ??= error;
    }
  }
  if (missing !== undefined) throw new UsageError(readError(name, missing));
  return undefined;
}

function isBelow(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** Returns a folder without symbolic links; as it is if there is none: then nothing lies below it. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

/** Returns the folder that --maps-folder names. @throws UsageError if there is none. */
function folderOf(folder: string): string {
  try {
    const path = realpathSync(folder);
    if (statSync(path).isDirectory()) return path;
  } catch {}
  throw new UsageError(`--maps-folder is ${show(folder)}: it must be a folder`);
}
