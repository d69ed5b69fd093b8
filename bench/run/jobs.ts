/**
 * Measurements in processes of their own: none finds the heap, the compiled code or the inlining that another one left, and
 * passes over all of them see as many layouts of memory and decisions of the compiler as there are passes.
 */
import { fork } from 'node:child_process';
import { WrongAnswer } from '../check/answers.ts';
import { keyOf } from './results.ts';

const WORD = 'job';

/** Shows a bar with a label while something runs that says how far it is. */
export type Progression = <Value>(label: string, run: (progress: ShowProgress) => Promise<Value>) => Promise<Value>;

export type ShowProgress = (done: number, total: number) => void;

/** What every job says of itself, beside what it asks for: messages name it so. */
export interface JobName {
  readonly kind: string;
  readonly map: string;
  readonly subject?: string;
}

/** What a process sends: an object, so that any answer is something. An error would lose its class on the way. */
type Reply<Answer> = { readonly answer: Answer } | { readonly wrong: string };

/**
 * In a process that {@link runJob} started: does the job and sends the answer. Elsewhere it does nothing.
 *
 * @returns Whether it was such a process.
 */
export async function serveJob<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): Promise<boolean> {
  if (process.argv[2] !== WORD) return false;
  const reply = await replyOf(() => work(JSON.parse(process.argv[3]) as Job));
  await new Promise((sent) => process.send?.(reply, sent));
  process.disconnect();
  return true;
}

async function replyOf<Answer>(run: () => Answer | Promise<Answer>): Promise<Reply<Answer>> {
  try {
    return { answer: await run() };
  } catch (error) {
    if (error instanceof WrongAnswer) return { wrong: error.message };
    throw error;
  }
}

/**
 * Runs this program again, for one job. Its output is dropped: some libraries print; its errors are not.
 *
 * @throws {WrongAnswer} where the job throws it.
 */
function runJob<Job extends JobName, Answer>(job: Job): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1], [WORD, JSON.stringify(job)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let reply: Reply<Answer> | undefined;
    child.once('message', (message) => {
      reply = message as Reply<Answer>;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (reply === undefined || code !== 0) reject(new Error(`the job ${nameOf(job)} ended with ${code ?? signal}`));
      else if ('wrong' in reply) reject(new WrongAnswer(`${nameOf(job)}: ${reply.wrong}`));
      else resolve(reply.answer);
    });
  });
}

function nameOf({ kind, map, subject = '' }: JobName): string {
  return keyOf({ group: kind, map, subject });
}

/**
 * Runs all jobs once, then all of them again, and so on: what slows the machine for a while slows one sample of many jobs,
 * not all samples of one.
 *
 * @returns For each job its answers, one a pass.
 * @throws {WrongAnswer} at the first job that throws it; those after it are not begun.
 */
export async function runPasses<Job extends JobName, Answer>(
  jobs: readonly Job[],
  passes: number,
  progress: ShowProgress,
): Promise<Answer[][]> {
  const answers: Answer[][] = jobs.map(() => []);
  for (let pass = 0; pass < passes; pass++) {
    for (const [i, job] of jobs.entries()) {
      progress(pass * jobs.length + i, passes * jobs.length);
      answers[i].push(await runJob<Job, Answer>(job));
    }
  }
  return answers;
}
