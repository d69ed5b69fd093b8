// Random requests of every function that takes an engine, on maps of every kind, with edits between: the answers of both engines are the same, bit for
// bit: status, cost, route, expanded, method, trace, fields, steps of teams. HOTPATH_RUNS=20 makes 20,000 requests.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { Random } from '../support/maps.ts';
import { SUBJECTS, type Subject } from '../support/parity-subjects.ts';
import { runs, seed } from '../support/seed.ts';

const REQUESTS = runs(1000);
/** Requests of one subject. */
const EACH = 10;

test(`${REQUESTS} requests of all functions have the same answers on both engines (seed ${seed})`, async () => {
  const random = new Random(seed);
  const names = Object.keys(SUBJECTS);
  const counts = new Map<string, number>();
  const differences: string[] = [];
  let refused = 0;
  let subject: Subject | null = null;
  for (let request = 0; request < REQUESTS; request++) {
    const kind = names[Math.floor(request / EACH) % names.length];
    if (subject === null || request % EACH === 0) {
      subject?.release?.();
      subject = SUBJECTS[kind](random);
    }
    for (let edits = random.below(3); edits > 0; edits--) subject.edit();
    const { name, wasm, js } = await answersOf(subject);
    if (typeof wasm === 'string') refused++;
    const asked = `${kind} ${name.split(' ')[0]}`;
    counts.set(asked, (counts.get(asked) ?? 0) + 1);
    if (!isDeepStrictEqual(wasm, js)) {
      differences.push(`request ${request}, ${kind}: ${name}\nwasm ${show(wasm)}\njs   ${show(js)}`);
    }
  }
  subject?.release?.();
  console.info(`parity: ${REQUESTS} requests, seed ${seed}, ${differences.length} differences, ${refused} refused`);
  expect(differences.slice(0, 5), `${differences.length} of ${REQUESTS}`).toEqual([]);
  expect(refused).toBeLessThan(REQUESTS / 10 + 1);
  if (REQUESTS >= 5000) expect(counts.size).toBeGreaterThan(80);
}, 3_600_000);

/** Asks both engines. Some options are refused on some maps: then the subject draws again, a few times. */
async function answersOf(subject: Subject): Promise<{ name: string; wasm: unknown; js: unknown }> {
  for (let tries = 1; ; tries++) {
    const { name, ask } = subject.draw();
    const wasm = await ask('wasm');
    if (typeof wasm === 'string' && tries < 6) continue;
    return { name, wasm, js: await ask('js') };
  }
}

const show = (answer: unknown) => JSON.stringify(answer)?.slice(0, 400);
