/** Judges of diagrams: by one that has the same boxes and lines, and no past. */
import { type Box, Connectors, type Line, type Options, type Route } from '../../src/connectors.ts';
import type { Done, Judge } from './state.ts';

interface Note {
  readonly options: Options | undefined;
  readonly boxes: Map<string, Box>;
  readonly lines: Map<string, Line>;
}

const noteOf = ({ simulation, receiver }: Done) => simulation.notes.get(receiver) as Note;

/** Returns routes as text. */
const textOf = (routes: ReadonlyMap<string, Route>): string =>
  JSON.stringify([...routes].map(([id, { status, points, bends }]) => [id, status, [...points], bends]));

/** Throws unless all routes are those of a new diagram, and the call told of each that has changed. */
const judgeUpdate: Judge = (done) => {
  const { options, boxes, lines } = noteOf(done);
  const diagram = done.receiver as Connectors;
  const other = new Connectors(options);
  for (const [id, box] of boxes) other.setBox(id, box);
  for (const [id, line] of lines) other.setLine(id, line);
  other.update();
  const [found, expected] = [diagram, other].map((one) => textOf(one.routes()));
  if (found !== expected) throw new Error(`the routes are ${found}, and those of a new diagram ${expected}`);
  for (const [id, route] of done.result as Map<string, Route>) {
    if (diagram.route(id) !== route) throw new Error(`update says another route of ${id} than route`);
  }
};

export const judgeDiagrams: Readonly<Record<string, Judge>> = {
  'new Connectors': ({ simulation, values, result }) => {
    const note: Note = { options: values[0] as Options | undefined, boxes: new Map(), lines: new Map() };
    simulation.notes.set(result, note);
  },
  'Connectors.setBox': (done) => {
    noteOf(done).boxes.set(done.values[0] as string, done.values[1] as Box);
  },
  'Connectors.deleteBox': (done) => {
    if (noteOf(done).boxes.delete(done.values[0] as string) !== done.result)
      throw new Error(`deleteBox says ${done.result}`);
  },
  'Connectors.setLine': (done) => {
    noteOf(done).lines.set(done.values[0] as string, done.values[1] as Line);
  },
  'Connectors.deleteLine': (done) => {
    if (noteOf(done).lines.delete(done.values[0] as string) !== done.result)
      throw new Error(`deleteLine says ${done.result}`);
  },
  'Connectors.update': judgeUpdate,
};
