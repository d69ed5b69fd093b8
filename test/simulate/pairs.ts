/** The pairs of map, function and edit that the API allows, each of which a long run meets; and those that it does not allow, by reason. */
import type { Grid } from '../../src/index.ts';
import { KINDS, type Kind } from './kinds.ts';

const CELLS = ['setBlocked', 'setCost', 'setKind', 'setExit', 'setWall', 'releaseMemory'];
const BOXES = ['fill', 'fillKind', 'setBlockedMany', 'paste', 'addLink', 'removeLink', 'setEdgeCost', 'setHeights'];
const ON_GRIDS = [...CELLS, ...BOXES];
const ON_WORLDS = [...CELLS, 'load', 'unload'];

/** Returns the edits that a kind of map has. */
export const editsOf = (kind: Kind): readonly string[] => (kind === 'world' ? ON_WORLDS : ON_GRIDS);

export const isEdit = (call: string): boolean => ON_GRIDS.includes(call) || ON_WORLDS.includes(call);

/** Returns what an edit writes: the map of a method, or the argument of a function. */
export const editedBy = (call: string, receiver: unknown, values: readonly unknown[]): Grid =>
  (call === 'setHeights' ? values[0] : receiver) as Grid;

/** What asks about a map: functions, its own methods, and those of what is made of it. */
const QUESTIONS = {
  functions: [
    ...['findPath', 'findPaths', 'findPathAsync', 'findNearest', 'createSearch', 'distanceField', 'findAnyAnglePath'],
    ...['checkPath', 'smoothPath', 'lineOfSight', 'fieldOfView', 'isReachable', 'componentOf', 'nearestFree'],
    ...['randomCell', 'wouldBlock', 'clearanceMap', 'inflationLayer', 'prepareGrid', 'createTeam', 'findTeamPaths'],
    ...['findTimedPath', 'Reservations', 'createPool', 'assignGoals', 'fleeField', 'formationCells'],
  ],
  copies: ['clone', 'fromBytes', 'fromJSON', 'toText', 'chunk'],
  hexagons: ['neighbors', 'distance', 'line', 'sees', 'ring', 'within', 'toAxial'],
  'of DistanceField': [
    'update',
    'path',
    'next',
    'costAt',
    'within',
    'isEmpty',
    'costs',
    'flow',
    'costsInto',
    'flowInto',
  ],
  'of WorldField': ['update', 'path', 'next', 'costAt', 'isEmpty'],
  'of Search': ['step', 'run', 'open', 'closed', 'status', 'result'],
  'of Team': [
    ...['step', 'state', 'hold', 'setGoal', 'add', 'remove', 'distance', 'positionOf', 'isArrived', 'arrived'],
    ...['arrivedNow', 'swappedNow', 'goalOf', 'warmUp', 'positions', 'headings'],
  ],
  'of Reservations': ['block', 'add', 'clear'],
  'of CostLayer': ['update'],
  'of Pool': ['findPath', 'findPaths', 'findNearest', 'distanceField'],
};

/** Calls that look at no map, though what they ask was made of one. */
export const LOOKS_AT_NO_MAP = /^PathFollower|^CostLayer\.(values|version)$/;

type Group = keyof typeof QUESTIONS;

const namesOf = (group: Group): string[] =>
  QUESTIONS[group].map((name) => (group.startsWith('of ') ? `${group.slice(3)}.${name}` : name));

/** Pairs that cannot be: for what reason, on which kinds, and whose questions. docs/choose.md has the functions that refuse a kind by name. */
export const IMPOSSIBLE: readonly (readonly [reason: string, kinds: readonly Kind[], questions: readonly string[]])[] =
  [
    [
      'a World is asked by six functions',
      ['world'],
      namesOf('functions').filter(
        (name) =>
          !['findPath', 'findNearest', 'distanceField', 'checkPath', 'isReachable', 'assignGoals'].includes(name),
      ),
    ],
    ['a World is saved chunk by chunk', ['world'], ['fromBytes', 'fromJSON', 'toText']],
    ['only a World has chunks', ['squares', 'prepared', 'wrap', 'floors', 'hexagons'], ['chunk']],
    [
      'a World makes none',
      ['world'],
      ['Search', 'Team', 'Reservations', 'CostLayer', 'Pool', 'DistanceField'].flatMap((name) =>
        namesOf(`of ${name}` as Group),
      ),
    ],
    ['only a World makes it', ['squares', 'prepared', 'wrap', 'floors', 'hexagons'], namesOf('of WorldField')],
    ['it is of hexagons', ['squares', 'prepared', 'wrap', 'floors', 'world'], namesOf('hexagons')],
    [
      'lines at any angle need one floor of squares with edges',
      ['wrap', 'floors', 'hexagons'],
      ['findAnyAnglePath', 'smoothPath'],
    ],
    ['a line goes straight, over squares with edges', ['wrap', 'hexagons'], ['lineOfSight']],
    [
      'distances to walls are those of squares',
      ['hexagons'],
      ['clearanceMap', 'inflationLayer', ...namesOf('of CostLayer')],
    ],
    ['only one floor of squares with edges can be prepared', ['wrap', 'floors', 'hexagons'], ['prepareGrid']],
  ];

/** Functions that refuse maps with links, and those that refuse closed exits. A pair is then met once the map has none any more. */
export const NEEDS_NO_LINKS: ReadonlySet<string> = new Set([
  'findAnyAnglePath',
  'smoothPath',
  'prepareGrid',
  'createPool',
  ...namesOf('of Pool'),
]);
export const NEEDS_NO_EXITS: ReadonlySet<string> = new Set(['findAnyAnglePath', 'smoothPath', 'componentOf']);

/** Questions by kind. Those of pools need the file of their workers. */
export const questionsOf: Readonly<Record<Kind, readonly string[]>> = Object.fromEntries(
  KINDS.map((kind) => {
    const impossible = new Set(IMPOSSIBLE.flatMap(([, kinds, names]) => (kinds.includes(kind) ? names : [])));
    const all = (Object.keys(QUESTIONS) as Group[]).flatMap(namesOf);
    return [kind, all.filter((name) => !impossible.has(name))];
  }),
) as unknown as Record<Kind, string[]>;
