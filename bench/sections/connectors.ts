/**
 * Measures lines of diagrams: all at once, one step of a dragged box, and their quality beside other routers. With HOTPATH_TABLES=1 it writes the table
 * of docs/connectors.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIAGRAM_FAMILIES, type Diagram, makeDiagram } from '../../generators/diagrams.ts';
import { Connectors, routeConnectors } from '../../src/connectors.ts';
import { WrongAnswer } from '../check/answers.ts';
import { costOf, type Quality, qualityOf } from '../connectors/quality.ts';
import { RIVALS, type RivalAnswer, type RivalCase, routeBy } from '../connectors/rivals.ts';
import { median } from '../measure/statistics.ts';
import { markdownTable } from '../report/markdown.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SEED = 2026;
/** Boxes, lines, and the targets of a full run and of a drag step in milliseconds. */
const SIZES = [
  [20, 50, Infinity, Infinity],
  [100, 250, 3, 1],
  [300, 750, Infinity, Infinity],
  [750, 2000, 60, 12],
] as const;
/** Sizes that other routers get too: above, they take minutes. */
const LARGEST_RIVAL = 100;
const GAP = 4;
/** The diagram that the guide shows. */
const SHOWN = 'jittered 100';
const PAGE = join('docs', 'connectors.md');
const [BEGIN, END] = ['<!-- bench/sections/connectors.ts writes from here -->', '<!-- to here -->'];

export const connectors: Section = {
  name: 'connectors',
  title: 'Lines of diagrams: milliseconds, least and median; a step moves one box by 10 units',
  run(bench) {
    const outcomes: Outcome[] = [];
    const header = ['family', 'boxes', 'lines', 'full', 'median', 'moved apart', 'step', 'median', 'step apart'];
    const rows = [header];
    for (const family of DIAGRAM_FAMILIES) {
      for (const [boxes, lines, mostFull, mostStep] of SIZES.slice(0, bench.quick ? 2 : 4)) {
        bench.progress(rows.length - 1, DIAGRAM_FAMILIES.length * SIZES.length);
        const diagram = makeDiagram(family, boxes, lines, SEED);
        const [full, apart] = [0, GAP].map((gap) => timeFull(diagram, gap, bench.quick));
        const [step, stepApart] = [0, GAP].map((gap) => timeSteps(diagram, gap, bench.quick));
        const figures = [full[0], median(full), apart[0], step[0], median(step), stepApart[0]];
        rows.push([family, `${boxes}`, `${lines}`, ...figures.map((value) => value.toFixed(2))]);
        if (mostFull === Infinity) continue;
        const name = `${family}, ${boxes} boxes and ${lines} lines`;
        outcomes.push(within(`${name}: all`, full[0], mostFull), within(`${name}: a step`, median(step), mostStep));
      }
    }
    bench.print(formatTable(rows));
    return [...outcomes, ...compare(bench)];
  },
};

function within(what: string, milliseconds: number, most: number): Outcome {
  return {
    target: `${what} in at most ${most} ms`,
    measured: `${milliseconds.toFixed(2)} ms`,
    held: milliseconds <= most,
  };
}

/** Returns milliseconds from some beginning. */
type Clock = () => number;

const wall: Clock = () => performance.now();

/** Processor time, which other programs change less. */
const cpu: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns the times of routing all lines, the least first. */
function timeFull({ boxes, lines }: Diagram, gap: number, quick: boolean, now: Clock = wall): number[] {
  const rounds = Object.keys(boxes).length > 200 ? 10 : 40;
  return Array.from({ length: quick ? 5 : rounds }, () => {
    const begin = now();
    routeConnectors(boxes, lines, { gap });
    return now() - begin;
  }).sort((a, b) => a - b);
}

/** Returns the times of single steps, the least first. @throws {WrongAnswer} if the answer then is not that of a fresh start. */
function timeSteps({ boxes, lines }: Diagram, gap: number, quick: boolean, now: Clock = wall): number[] {
  const connectors = new Connectors({ gap });
  for (const [id, box] of Object.entries(boxes)) connectors.setBox(id, box);
  for (const [id, line] of Object.entries(lines)) connectors.setLine(id, line);
  connectors.update();
  const moved = { ...boxes };
  const ids = Object.keys(boxes);
  const times = Array.from({ length: quick ? 10 : 100 }, (_, i) => {
    const id = ids[(7 * Math.floor(i / 4)) % ids.length];
    moved[id] = { ...moved[id], x: moved[id].x + (i % 4 === 3 ? -30 : 10) };
    const begin = now();
    connectors.setBox(id, moved[id]);
    connectors.update();
    return now() - begin;
  });
  for (const [id, { points }] of routeConnectors(moved, lines, { gap })) {
    if (connectors.route(id)?.points.join() !== points.join()) {
      throw new WrongAnswer(`${id} differs from a fresh start after ${times.length} steps`);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Compares routes with those of other routers. Times are the least processor time of all lines, and the median of steps. */
function compare(bench: SectionContext): Outcome[] {
  const cases = SIZES.flatMap(([boxes, lines]) =>
    DIAGRAM_FAMILIES.map((family) => ({ family, boxes, diagram: makeDiagram(family, boxes, lines, SEED) })),
  ).filter(({ boxes }) => boxes <= (bench.quick ? 20 : LARGEST_RIVAL));
  const table = cases.map(({ family, boxes, diagram }) => {
    const routes = routesOf(diagram, GAP);
    const times = [timeFull(diagram, GAP, false, cpu)[0], median(timeSteps(diagram, GAP, false, cpu))];
    return [row(`${family} ${boxes}`, 'hotpath', times, qualityOf(routes, Object.values(diagram.boxes)))];
  });
  const outcomes = cases.map(({ family, boxes, diagram }) => keepsShape(`${family} ${boxes}`, diagram));
  for (const rival of RIVALS) {
    const asked = cases.filter(({ boxes }) => boxes <= rival.largest);
    const answers = routeBy(rival, asked);
    if (typeof answers === 'string') {
      bench.print(`${rival.name} is left out: ${answers}\n`);
      continue;
    }
    asked.forEach(({ family, boxes, diagram }, i) => {
      const { full, step, nudged } = answers[i];
      const quality = qualityOf(nudged, Object.values(diagram.boxes));
      table[cases.indexOf(asked[i])].push(row(`${family} ${boxes}`, rival.name, [full, step], quality));
    });
    if (rival.name === 'libavoid-js') outcomes.push(...besideLibavoid(asked, answers));
  }
  const header = [
    'diagram',
    'router',
    'full, CPU',
    'step, CPU',
    'cost',
    'bends',
    'crossings',
    'coincident',
    'through boxes',
  ];
  bench.print(formatTable([header, ...table.flat()]));
  if (process.env.HOTPATH_TABLES === '1' && !bench.quick) writePage(table.flat());
  return outcomes;
}

/** Writes the rows of one diagram into the guide. */
function writePage(rows: readonly (readonly string[])[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const shown = rows.filter(([diagram]) => diagram === SHOWN).map(([, ...cells]) => cells);
  const header = [
    'router',
    'all lines',
    'a step',
    'length + 50 x bends',
    'bends',
    'crossings',
    'on each other',
    'through boxes',
  ];
  const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  writeFileSync(PAGE, `${page.slice(0, before)}\n\n${markdownTable([header, ...shown])}\n${page.slice(after)}`);
}

/** Lines moved apart enter no box, and have the bends that they had. */
function keepsShape(name: string, diagram: Diagram): Outcome {
  const bodies = Object.values(diagram.boxes);
  const [alone, apart] = [0, GAP].map((gap) => qualityOf(routesOf(diagram, gap), bodies));
  return {
    target: `${name}: moved apart, no line enters a box or has other bends`,
    measured: `${apart.through} enter, ${apart.bends - alone.bends} more bends`,
    held: apart.through === 0 && apart.bends === alone.bends,
  };
}

function besideLibavoid(cases: readonly RivalCase[], answers: readonly RivalAnswer[]): Outcome[] {
  let dearer = 0;
  const outcomes = cases.flatMap(({ family, diagram }, i) => {
    const bodies = Object.values(diagram.boxes);
    routesOf(diagram, 0).forEach((points, line) => {
      const theirs = answers[i].routes[line];
      // A line that libavoid-js draws through a box costs less than any route.
      const isFree = qualityOf([theirs], bodies).through === 0;
      // In tight diagrams its margins are smaller, which saves 0.1 at each corner.
      if (isFree && costOf(points) > costOf(theirs) + (family === 'tight' ? 0.1 * theirs.length : 1e-6)) dearer++;
    });
    const [ours, theirs] = [routesOf(diagram, GAP), answers[i].nudged].map((routes) => qualityOf(routes, bodies));
    const name = `${family} ${bodies.length}`;
    const coincident: Outcome = {
      target: `${name}: at most as many coincident segments as libavoid-js`,
      measured: `${ours.coincident}, its ${theirs.coincident}`,
      held: ours.coincident <= theirs.coincident,
    };
    const crossings: Outcome = {
      target: `${name}: at most 1.05 of the crossings of libavoid-js`,
      measured: `${(ours.crossings / theirs.crossings).toFixed(3)}`,
      held: ours.crossings <= 1.05 * theirs.crossings,
    };
    // What libavoid-js leaves on each other in tight diagrams crosses no more.
    return family === 'tight' ? [coincident] : [coincident, crossings];
  });
  return [
    { target: 'no line costs more than that of libavoid-js', measured: `${dearer} do`, held: dearer === 0 },
    ...outcomes,
  ];
}

function routesOf({ boxes, lines }: Diagram, gap: number): Float64Array[] {
  return [...routeConnectors(boxes, lines, { gap }).values()].map(({ points }) => points);
}

function row(name: string, router: string, times: number[], quality: Quality): string[] {
  const { cost, bends, crossings, coincident, through } = quality;
  const figures = [cost, bends, crossings, coincident, through].map((value) => value.toFixed(0));
  return [name, router, ...times.map((time) => time.toFixed(1)), ...figures];
}
