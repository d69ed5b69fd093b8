// node --expose-gc answer-by.mjs FOLDER NAME MILLISECONDS
// Answers the queries on the maps that come on stdin with a library that is installed in FOLDER. Prints for each map how long it takes to read, what it then
// keeps, and for each query the corners of its route and its least time.
import { readFileSync } from 'node:fs';
import { solverOf } from './solvers.mjs';

const [folder, name, budget] = process.argv.slice(2);
// Some libraries print to the console.
console.log = () => {};

function bytesInUse() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const make = await solverOf(folder, name);

const answers = JSON.parse(readFileSync(0, 'utf8')).map((map) => {
  // The first map is made twice: once to warm up.
  make(map);
  const before = bytesInUse();
  const began = performance.now();
  const { parts, solve, corners, engineBytes = () => 0 } = make(map);
  const made = performance.now() - began;
  const routes = map.queries.map((query) => corners(solve(query)));
  const bytes = bytesInUse() - before + engineBytes();
  const least = map.queries.map(() => Infinity);
  const until = performance.now() + Number(budget);
  do {
    for (const [i, query] of map.queries.entries()) {
      const from = performance.now();
      solve(query);
      least[i] = Math.min(least[i], performance.now() - from);
    }
  } while (performance.now() < until);
  return { made, bytes, parts, least, routes };
});
process.stdout.write(JSON.stringify(answers));
