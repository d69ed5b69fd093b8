/** The part of the page on large teams. bench/sections/crowds.ts writes it. */
import type { Machine } from '../run/results.ts';
import { machineNote } from './machine.ts';

export const CROWDS_FILE = 'docs/benchmarks/crowds.txt';

/** @param table In Markdown. @param steps That were measured. @param machine As it was before the run. */
export function crowdsSection(table: string, steps: number, machine: Machine): string {
  return `## Ten thousand units

Teams of \`createTeam\` on squares with 10 % walls. Each agent has its own goal, and gets another as soon as it arrives. Milliseconds of \`createTeam\`, of the first step
without \`warmUp\`, and of ${steps.toLocaleString('en')} steps after as many; goals reached in a step; and the length of routes over that of the shortest.

${table.trim()}

[pibt2](https://github.com/Kei18/pibt2), the native program of PIBT's authors, beside it: the same maps, starts and goals, each agent with one goal. Built with \`-O3\`, one core each. pibt2
computes the distances to all goals before the first step. "Before" is that time, and \`createTeam\` with \`warmUp\`; "steps" how many until all are at their goals.

| agents, side | pibt2 before, s | ms a step | steps | hotpath before, s | ms a step | steps |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| 1,000, 256 | 1.37 | 0.36 | 461 | 0.15 | 1.70 | 461 |
| 5,000, 512 | 30.6 | 3.77 | over 1,200 | 0.28 | 2.08 | 957 |
| 10,000, 256 | 13.7 | 6.37 | over 1,200 | 0.23 | 3.72 | 620 |
| 10,000, 512 | 65.8 | 16.3 | 957 | 0.49 | 4.11 | 1,115 |

Distances of 1,000 agents on 256 x 256 are exact, and their searches are part of its steps.

[tswap](https://github.com/Kei18/tswap), a native program too, hands out goals and swaps them on the way. \`assignGoals\` and a team of one group over it, means of five instances with
scattered starts and goals. \`sum\` adds up the steps of all agents, \`time\` is that of assignment and steps.

| map and agents | sum | time |
| --- | ---: | ---: |
| random-32-32-20 x 200 | 1.012 | 0.66 |
| empty-32-32 x 400 | 1.036 | 0.15 |
| maze-32-32-4 x 200 | 1.022 | 0.12 |
| room-64-64-8 x 400 | 0.990 | 0.11 |
| warehouse-10-20-10-2-1 x 400 | 1.010 | 0.19 |
| den520d x 400 | 0.999 | 0.17 |
| ost003d x 400 | 0.988 | 0.10 |

If squads walk from corner to corner, the sum is 0.42 to 0.96 of that of tswap.

\`HOTPATH_TABLES=1 npm run bench -- --only crowds\` measures the first table, and writes this part.

${machineNote(machine, '', `, Node ${process.versions.node}`)}`;
}
