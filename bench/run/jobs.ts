/**
 * Runs each measurement in a new process. None inherits the heap, the compiled code or the inlining of another, and each pass
 * meets another memory layout and other decisions of the compiler.
 */
import { fork } from 'node:child_process';
import { WrongAnswer } from '../check/answers.ts';
import { keyOf } from './results.ts';

const WORD = 'job';

/** Shows a labelled progress bar while `run` runs and reports its progress. */
export type Progression = <Value>(label: string, run: (progress: ShowProgress) => Promise<Value>) => Promise<Value>;

export type ShowProgress = (done: number, total: number) => void;

/** The name of a job, for messages. Every job has it beside its task. */
export interface JobName {
  readonly kind: string;
  readonly map: string;
  readonly subject?: string;
}

/** The message a process sends. An error would lose its class on the way, so a wrong answer is sent as text. */
type Reply<Answer> = { readonly answer: Answer } | { readonly wrong: string };

/**
 * Does the job and sends the answer, if {@link runJob} started this process. Otherwise it does nothing.
 *
 * @returns Whether this process was started for a job.
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
 * Runs this program again, for one job. Its output is dropped, because some libraries print; its errors are shown.
 *
 * @throws {WrongAnswer} if the job throws it.
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
 * Runs all jobs once, then all of them again, and so on. If something slows the machine for a while, it slows one sample of
 * many jobs, not all samples of one.
 *
 * @returns For each job its answers, one per pass.
 * @throws {WrongAnswer} if a job throws it; later jobs are not started.
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
