// Sends queries to the queue `routes`, and prints an answer a line, in order: node ask.js < queries.ndjson
// A line is a query, such as [[4, 4], [65, 14]].
import { text } from 'node:stream/consumers';
import { Queue, QueueEvents } from 'bullmq';

const QUERIES_PER_JOB = 500;

// Answers are read in order, and those behind a job whose worker dies have to wait ten seconds: Redis keeps them for an hour.
const SECONDS_KEPT = 3600;

const connection = { url: process.env.REDIS_URL };
const queue = new Queue('routes', { connection });
const events = new QueueEvents('routes', { connection });
await events.waitUntilReady();

const lines = (await text(process.stdin)).split('\n').filter((line) => line.trim() !== '');
const queries = lines.map((line) => JSON.parse(line));
const jobs = [];
for (let from = 0; from < queries.length; from += QUERIES_PER_JOB) {
  const data = { queries: queries.slice(from, from + QUERIES_PER_JOB) };
  jobs.push({ name: 'findPaths', data, opts: { attempts: 3, removeOnComplete: { age: SECONDS_KEPT } } });
}
for (const job of await queue.addBulk(jobs)) {
  for (const answer of await job.waitUntilFinished(events)) console.log(JSON.stringify(answer));
}
await events.close();
await queue.close();
