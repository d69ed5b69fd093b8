import { describeFindOptions } from './find-options.ts';
import { MAP_FLAGS_HELP } from './map-options.ts';
import { SOURCE_FLAGS_HELP } from './maps/source-flags.ts';
import { GROUND_FLAGS_HELP } from './solve/ground-flags.ts';
import { TEAM_FLAGS_HELP } from './team/options.ts';

const EXIT_CODES = table([
  ['0', 'a route or a plan is found; all problems of a scenario are solved optimally'],
  ['1', 'there is none, or the search gave up; a problem of a scenario is not solved optimally'],
  ['2', 'the command line or a file is wrong; one line on standard error says why (with --json, the object)'],
  ['3', 'a bug in hotpath'],
]);

const COMMON: [string, string][] = [
  ['--json', 'print one JSON object instead; a mistake prints {"error":{"message":"...","code":2}}'],
  ['--no-timing', 'do not measure times, only solve'],
  ['-h, --help', 'print this help'],
];

const GENERAL = `hotpath - shortest routes on grids, searched in WebAssembly

Usage
  hotpath                                   solve and draw the map that ships with hotpath
  hotpath solve FILE --from X,Y --to X,Y    solve and draw your map
  hotpath scen FILE.scen                    solve and check the problems of a Moving AI scenario
  hotpath team MAP FILE.scen --agents N     plan for many agents that never collide
  hotpath batch [MAP]                       solve a stream of problems, a line each
  hotpath convert FILE OUT                  write a map in another format
  hotpath help [COMMAND]                    list the options of a command

A map is text with one line per row ('.' passable, '#' or '@' blocked, '1' to '9' terrain costs) or a Moving AI .map.
All commands also read maps of Tiled (.tmx, .tmj), LDtk (.ldtk) and ROS (.yaml, .json), .png, and a grid's bytes
(.hpg).
The file name - is standard input.

Options
${table([...COMMON, ['-v, --version', 'print the version']])}

Exit codes
${EXIT_CODES}
`;

const SOLVE = `hotpath solve - find a route on a map and draw it

Usage
  hotpath solve FILE --from X,Y --to X,Y [options]

X is the column and Y the row of a cell; 0,0 is the top left one. FILE is a text map ('.' passable, '#' or '@' blocked,
'1' to '9' terrain costs), a Moving AI .map, or any other map that 'hotpath help convert' names; - is standard input.
A map wider than the terminal is scaled down: the denser a character, the more walls are among its cells.

Options
${table([['--from X,Y', 'the start'], ['--to X,Y', 'the goal'], ...MAP_FLAGS_HELP, ...SOURCE_FLAGS_HELP, ...GROUND_FLAGS_HELP, ...describeFindOptions(false), ...COMMON])}

Times are medians of warm runs, on both engines unless --engine names one.

Exit codes
${EXIT_CODES}
`;

const SCEN = `hotpath scen - solve the problems of a Moving AI scenario and check their lengths

Usage
  hotpath scen FILE.scen [--map FILE] [options]

Without --map, hotpath uses the map that the scenario names. It looks beside FILE.scen, in up to three folders above,
and in a folder 'maps' of each. Lengths are compared to the digits that the file prints.
In a scenario of version 2, patches are pasted between problems; hotpath looks for them in the same places.
FILE.scen (with --map) or FILE may be -, which is standard input.

Options
${table([['--map FILE', 'the map'], ...MAP_FLAGS_HELP, ...SOURCE_FLAGS_HELP, ...describeFindOptions(true), ...COMMON])}

Exit codes
${EXIT_CODES}
`;

const TEAM = `hotpath team - plan for many agents that never collide

Usage
  hotpath team MAP FILE.scen [--agents N] [options]

Each row of the scenario is an agent, from its start to its goal; the first N rows take part. The lengths in the file
play no part. MAP is a text map, a Moving AI .map, or any other map that 'hotpath help convert' names. One of the two
files may be -, which is standard input.
In a step of time an agent stays or goes to a neighbour cell. Never are two in one cell, and never do two swap.

Options
${table([
  ['--agents N', 'the number of agents (default: all rows)'],
  ['--assign', 'agents may take any of the goals: the longest way as short as it can be'],
  ...TEAM_FLAGS_HELP,
  ['--out FILE', 'write the plan to FILE, as the object that --json prints'],
  ...MAP_FLAGS_HELP,
  ...SOURCE_FLAGS_HELP,
  ...COMMON,
])}

The object has paths: for each agent its cells at time 0, 1, 2, … as x0, y0, x1, y1, …; at the last one it rests.
On a terminal, a bar on standard error shows the time spent, and the sum of costs over its lower bound.

Exit codes
${EXIT_CODES}
`;

const RESOLUTION_HELP: [string, string] = [
  '--resolution METRES',
  'the side of a cell in a file .yaml, for maps that do not say it',
];

const CONVERT = `hotpath convert - write a map in another format

Usage
  hotpath convert FILE OUT [options]

FILE is a text map, a Moving AI .map, a map of Tiled (.tmx, .tmj), a project of LDtk (.ldtk), a map of map_server
(.yaml, with its picture beside it), a message of ROS in JSON (OccupancyGrid or Costmap), a picture (.png) or a grid's bytes
(.hpg).
OUT ends with .map or .png (walls alone), .txt (terrain costs 1 to 9), .hpg (everything that a grid has), .tmj (a map of
Tiled, without pictures) or .yaml (a map of map_server, with its picture OUT.pgm beside it); - writes text to standard output.

Options
${table([...MAP_FLAGS_HELP, ...SOURCE_FLAGS_HELP, RESOLUTION_HELP, ...COMMON.filter(([flag]) => flag !== '--no-timing')])}

Exit codes
${EXIT_CODES}
`;

const BATCH = `hotpath batch - solve a stream of problems, a line each, on all cores

Usage
  hotpath batch [MAP] [--in FILE] [--out FILE] [options]

Each line of the input is a problem, and the same line of the output is its answer. Memory does not grow with their number.
  ndjson   {"start":[0,0],"goal":[7,3]}                 {"status":"found","cost":8.24,"expanded":9,"path":[[0,0],[3,3],[7,3]]}
  csv      0,0,7,3                                      found,8.24,9,0 0;3 3;7 3
A line may name its own map: "map":"FILE", or a fifth column. It is a file below the folder of MAP, or below that of --maps-folder. An "id" is repeated in the answer; other
names are refused. Without a route, the cost is null, or empty in CSV. CSV may begin with a line of
names. A line that is no problem, or has more than 1,048,576 characters, is answered by {"error":"..."} or error,,,"...".
A line of more than 67,108,864 characters ends the command.

Options
${table([
  ['--in FILE', 'the problems (default standard input)'],
  ['--out FILE', 'the answers (default standard output)'],
  ['--format NAME', 'ndjson (default) or csv'],
  ['--workers COUNT', 'search on COUNT workers (default 0: on the main thread)'],
  [
    '--skip COUNT',
    'leave out the first COUNT lines, which have been answered; --out keeps as many answers and is continued',
  ],
  ['--path WHAT', 'turns (default): the points where a route turns; cells: all of its cells; or none'],
  ['--maps-folder FOLDER', 'where the maps that lines name may lie (default: the folder of MAP, or the current one)'],
  ['--maps COUNT', 'keep the COUNT maps used last (default 8)'],
  ['--prepare', 'prepare each map: dearer to load, faster to search'],
  ...MAP_FLAGS_HELP,
  ...SOURCE_FLAGS_HELP.filter(([flag]) => !flag.startsWith('--maps-folder')),
  ...describeFindOptions(false).filter(([flag]) => flag !== '--trace'),
  ['-h, --help', 'print this help'],
])}

Exit codes
${table([
  ['0', 'all lines are problems, with a route or without'],
  ['1', 'a line is answered by an error, or the reader of the answers has gone'],
  ['2', 'the command line or a file is wrong; one line on standard error says why'],
  ['3', 'a bug in hotpath'],
])}
`;

/** The commands that have options of their own. */
const HELP: Record<'solve' | 'scen' | 'team' | 'batch' | 'convert', string> = {
  solve: SOLVE,
  scen: SCEN,
  team: TEAM,
  batch: BATCH,
  convert: CONVERT,
};

/** Returns the help of a command, or the general help. */
export function helpText(command?: keyof typeof HELP): string {
  return command === undefined ? GENERAL : HELP[command];
}

/** Formats two columns, the first as wide as its longest entry. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
