// node route-by.mjs FOLDER ROUTER
// Routes the diagrams that come on stdin with a router that is installed in FOLDER. Prints for each the times of a full run and of one moved box,
// and the routes, also moved apart if the router does that.
import { readFileSync } from 'node:fs';

const ROUTERS = {
  'libavoid-js': async () => (await import('./routers/libavoid.mjs')).load,
  'smart-edge 5': async () => (await import('./routers/smart-edge.mjs')).loadFive,
  'smart-edge 4': async () => (await import('./routers/smart-edge.mjs')).loadFour,
  JointJS: async () => (await import('./routers/jointjs.mjs')).load,
  X6: async () => (await import('./routers/x6.mjs')).load,
  'react-diagrams': async () => (await import('./routers/react-diagrams.mjs')).load,
};

const [folder, name] = process.argv.slice(2);
// Some libraries print to the console.
console.log = () => {};
const load = await ROUTERS[name]();
const router = await load(folder);

const RUNS = 3;

/** Returns the least processor time in milliseconds, and the last result. */
function timed(run) {
  let result;
  const times = Array.from({ length: RUNS }, () => {
    const begin = process.cpuUsage();
    result = run();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
  return [Math.min(...times), result];
}

const answers = JSON.parse(readFileSync(0, 'utf8')).map(({ family, diagram }) => {
  const { full, step, nudged } = router(diagram, family);
  const [fullTime, routes] = timed(full);
  const [stepTime] = timed(step);
  return { full: fullTime, step: stepTime, routes, nudged: nudged?.() ?? routes };
});
process.stdout.write(JSON.stringify(answers));
