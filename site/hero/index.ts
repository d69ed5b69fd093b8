// node scripts/hero.mjs (after npm run build)
// Writes docs/images/hotpath.svg: an A* search through a cave, in the order in which the library expands its cells. Each cell flashes
// when it is expanded and cools from white over orange to violet. At last the shortest route glows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPath, Grid } from 'hotpath';
import { paintCaves } from '../../generators/painters.ts';

const [WIDTH, HEIGHT, SEED] = [112, 40, 9];
const START = { x: 8, y: 31 };
const GOAL = { x: 105, y: 8 };
/** The wave has this many steps. More make it smoother and the file larger. */
const STEPS = 64;
/** Seconds: one round, and the wave within it. */
const ROUND = 9;
const WAVE = 3.6;
/** Pixels per cell. */
const SCALE = 10;

const grid = new Grid(WIDTH, HEIGHT);
paintCaves(grid, SEED, { blocked: 0.43 });
for (const { x, y } of [START, GOAL]) grid.fill(x - 2, y - 2, 5, 5, false);

const { path, trace } = findPath(grid, START, GOAL, { algorithm: 'astar', heuristicWeight: 0.6, trace: true });
if (path === null || trace === undefined)
  throw new Error('the goal of the picture is out of reach: choose another seed');

/** Draws cells as squares; neighbours in a row become one rectangle. @param cells Indices, `y * WIDTH + x`. */
function squares(cells: Iterable<number>): string {
  const sorted = [...cells].sort((a, b) => a - b);
  let drawn = '';
  for (let i = 0; i < sorted.length; ) {
    let end = i + 1;
    while (end < sorted.length && sorted[end] === sorted[end - 1] + 1 && sorted[end] % WIDTH !== 0) end++;
    const [x, y] = [sorted[i] % WIDTH, Math.floor(sorted[i] / WIDTH)];
    drawn += `M${x} ${y}h${end - i}v1h${i - end}z`;
    i = end;
  }
  return drawn;
}

const walls: number[] = [];
for (let cell = 0; cell < WIDTH * HEIGHT; cell++) {
  if (grid.isBlocked(cell % WIDTH, Math.floor(cell / WIDTH))) walls.push(cell);
}

const size = Math.ceil(trace.length / STEPS);
const wave = Array.from({ length: STEPS }, (_, step) => {
  const delay = ((step / STEPS) * WAVE).toFixed(2);
  return `<path class="w" style="animation-delay:${delay}s" d="${squares(trace.subarray(step * size, (step + 1) * size))}"/>`;
});

const line = path
  .waypoints()
  .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x + 0.5} ${y + 0.5}`)
  .join('');

const at = (seconds: number) => `${((100 * seconds) / ROUND).toFixed(1)}%`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" role="img">
<title>A search through a cave</title>
<desc>A wave of heat spreads from the start, cools behind its front, and leaves the shortest route glowing.</desc>
<style>
.w{fill:#3a1c5c;opacity:0;animation:w ${ROUND}s linear infinite}
.r{fill:none;stroke-linejoin:round;stroke-linecap:round;stroke-dasharray:1;stroke-dashoffset:1;animation:r ${ROUND}s ease-in-out infinite}
@keyframes w{0%{fill:#fff6d8;opacity:1}${at(0.25)}{fill:#ffb443}${at(0.7)}{fill:#f0602c}${at(1.5)}{fill:#a3265a}${at(2.8)}{fill:#3a1c5c}${at(ROUND - 1)}{fill:#3a1c5c;opacity:1}100%{fill:#3a1c5c;opacity:0}}
@keyframes r{0%,${at(WAVE)}{stroke-dashoffset:1;opacity:1}${at(WAVE + 1.2)},${at(ROUND - 1)}{stroke-dashoffset:0;opacity:1}${at(ROUND - 0.3)},100%{stroke-dashoffset:0;opacity:0}}
@media (prefers-reduced-motion:reduce){.w,.r{animation:none;opacity:1;stroke-dashoffset:0}}
</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="1.6" fill="#17111f"/>
<path fill="#2b2238" d="${squares(walls)}"/>
${wave.join('\n')}
<path class="r" pathLength="1" stroke="#ff7a2f" stroke-opacity=".35" stroke-width="2.2" d="${line}"/>
<path class="r" pathLength="1" stroke="#fff1c4" stroke-width=".7" d="${line}"/>
<circle cx="${START.x + 0.5}" cy="${START.y + 0.5}" r="1.1" fill="#ffb443"/>
<circle cx="${GOAL.x + 0.5}" cy="${GOAL.y + 0.5}" r="1.1" fill="#fff1c4"/>
</svg>
`;
writeFileSync(join('docs', 'images', 'hotpath.svg'), svg);
