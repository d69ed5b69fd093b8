// The sections of the bench detect wrong answers before they time anything. Here nothing is timed: contenders never run, so only
// the checks before the timing can find a wrong answer.
import { afterEach, expect, test, vi } from 'vitest';
import { WrongAnswer } from '../../bench/check/answers.ts';
import { measureEdits } from '../../bench/scale/edits.ts';
import { advanceAgents } from '../../bench/sections/fields.ts';
import { graphs } from '../../bench/sections/graphs.ts';
import { layers, timeExpansions } from '../../bench/sections/layers.ts';
import { nearest } from '../../bench/sections/nearest.ts';
import { planes } from '../../bench/sections/planes.ts';
import { prepared } from '../../bench/sections/prepared.ts';
import { unreachable } from '../../bench/sections/unreachable.ts';
import type { FindPathOptions, Grid } from '../../src/index.ts';
import { hasLandmarks } from '../support/prepared.ts';

type Answer = Record<string, unknown>;

/** Faults by function name: each changes that function's answers. Functions without a fault answer as usual. */
const faults = vi.hoisted(() => new Map<string, (answer: never, args: never) => unknown>());

/** Returns the module, with the answers of some of its functions passed through the faults. */
const spoilt = vi.hoisted(() => (original: object, names: readonly string[]) => {
  const functions = original as Record<string, (...args: unknown[]) => unknown>;
  const spoil = (name: string) => {
    return (...args: unknown[]) => {
      const answer = functions[name](...args);
      const fault = faults.get(name);
      return fault === undefined ? answer : fault(answer as never, args as never);
    };
  };
  return { ...original, ...Object.fromEntries(names.map((name) => [name, spoil(name)])) };
});

vi.mock('../../src/index.ts', async (original) =>
  spoilt(await original(), ['findPath', 'findNearest', 'findGraphPath', 'distanceField']),
);
vi.mock('../../bench/measure/search-on.ts', async (original) => spoilt(await original(), ['findPathOn']));
vi.mock('../../bench/measure/timing.ts', async (original) => ({
  ...(await original<object>()),
  takeTurns: (contenders: readonly unknown[]) => [contenders.map(() => 1)],
}));

afterEach(() => faults.clear());

const bench = { quick: true, print: () => {}, progress: () => {} };

const dearer = (answer: Answer) => ({ ...answer, cost: (answer.cost as number) + 1 });
const onlyBy = (key: keyof FindPathOptions, value: unknown) => (answer: Answer, args: unknown[]) =>
  (args.at(-1) as FindPathOptions | undefined)?.[key] === value ? dearer(answer) : answer;

test.each([
  ['of findNearest with one algorithm', nearest, 'findNearest', onlyBy('algorithm', 'jps')],
  ['of findPath to the nearest goal', nearest, 'findPath', onlyBy('algorithm', 'jps')],
  ['for an unreachable goal', unreachable, 'findPath', (answer: Answer) => ({ ...answer, status: 'found' })],
  [
    'on a prepared grid',
    prepared,
    'findPath',
    (answer: Answer, [grid]: [Grid]) => (hasLandmarks(grid) ? dearer(answer) : answer),
  ],
  ['of searches whose memory is measured', planes, 'findPathOn', onlyBy('algorithm', 'astar')],
])('detects a wrong answer %s', (_, section, name, fault) => {
  faults.set(name, fault as never);
  expect(() => section.run(bench)).toThrow(WrongAnswer);
});

test('detects engines that differ after a change of layers', () => {
  faults.set('findPath', onlyBy('engine', 'js') as never);
  expect(() => layers.run(bench)).toThrow('nothing changed, (0, 0) to (1, 0): cost is 1');
});

test('detects engines that differ on weighted terrain', () => {
  faults.set('findPath', onlyBy('engine', 'js') as never);
  expect(() => timeExpansions(bench)).toThrow(/^A\*, .*: cost is/);
});

test('detects graphs that differ by the form of their edges', () => {
  let asked = 0;
  faults.set('findGraphPath', (answer: Answer) => ({ ...answer, cost: asked++ }));
  expect(() => graphs.run(bench)).toThrow('the graph made from an array of triples differs');
});

test('detects a field whose steps lead astray', () => {
  faults.set('distanceField', (field: { next: unknown }) => {
    field.next = () => null;
    return field;
  });
  expect(() => advanceAgents(bench)).toThrow('next and flow differ');
});

test('detects a wrong answer after an edit in bench:scale', () => {
  faults.set('findPath', (answer: Answer) => ({ ...answer, path: null }));
  expect(() => measureEdits(64, 0)).toThrow(WrongAnswer);
});
