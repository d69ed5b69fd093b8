import { styleText } from 'node:util';

/** Where a command writes: `process.stdout` and `process.stderr`, or a test's strings. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters. */
  readonly columns?: number | undefined;
}

/** What a command may touch besides files. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A style of `util.styleText`, or several. */
export type Style = Parameters<typeof styleText>[0];

/** Styles a text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

/**
 * What the user must change for the command to work; told in one line, exit code 2. RangeErrors of the library are
 * told the same way.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Colours on a terminal, unless NO_COLOR (https://no-color.org) says otherwise; FORCE_COLOR asks for them anywhere. */
export function wantsColour(output: Output, env: Io['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** The styling for an output. */
export function painter(output: Output, env: Io['env']): Paint {
  if (!wantsColour(output, env)) return (_, text) => text;
  // Whether the stream takes colours is already decided, and in a test it is not a stream at all.
  return (style, text) => styleText(style, text, { validateStream: false });
}
