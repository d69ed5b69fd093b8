/** `npm run simulate -- [SEED] [SECONDS]`: simulates until the time is over or an answer is wrong. */
import '../../src/js-all.ts';
import { Counts } from './counts.ts';
import { run } from './run.ts';
import { shrink } from './shrink.ts';
import { replay } from './simulation.ts';
import { programOf, toJson } from './tick.ts';

/** How often a long run should meet each pair of map, function and edit. */
const OFTEN = 100;
/** Pairs that are listed in any case. */
const RAREST = 10;

const [seed = Math.floor(Math.random() * 2 ** 31), seconds = 60] = process.argv.slice(2).map(Number);
const begin = Date.now();
const counts = new Counts();
const { fault, world } = await run(seed, () => Date.now() - begin > 1000 * seconds, counts);
const took = ((Date.now() - begin) / 1000).toFixed(1);
if (fault === null) {
  console.log(`seed ${seed}: ${counts.ticks} ticks in ${took} s, no fault`);
  for (const [name, count] of [...counts.calls].sort()) console.log(`${String(count).padStart(9)}  ${name}`);
  const [wrong, wild] = [counts.wrong, counts.wild].map((calls) => [...calls.values()].reduce((a, b) => a + b, 0));
  console.log(`\n${wrong} calls with wrong arguments, ${wild} with wild code, ${counts.refused} with refused memory`);
  const pairs = counts.pairs();
  const rare = pairs.filter(([, count]) => count < OFTEN);
  const met = rare.length === 0 ? 'each met at least' : `${rare.length} of them met less than`;
  console.log(`${pairs.length} pairs of map, function and edit, ${met} ${OFTEN} times; the rarest:`);
  for (const [pair, count] of pairs.slice(0, Math.max(RAREST, rare.length)))
    console.log(`${String(count).padStart(9)}  ${pair}`);
} else {
  console.log(`seed ${seed}, world ${world}, after ${took} s and ${counts.ticks} ticks: ${fault.message}`);
  console.log((fault.cause as Error).stack?.split('\n').slice(1, 6).join('\n'));
  const ticks = await shrink(fault);
  if (ticks === null) console.log('The ticks alone do not fail again: what ran before them matters.');
  const short = ticks === null ? null : await replay(ticks);
  if (short !== null) console.log(`Made short: ${short.message}`);
  console.log(`\n${programOf(ticks ?? fault.ticks)}\n\n${toJson(ticks ?? fault.ticks)}`);
  process.exitCode = 1;
}
