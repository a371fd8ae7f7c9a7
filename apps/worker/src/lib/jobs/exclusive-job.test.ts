import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarms } from '../alarms.ts';
import { HaltError, type RunningJob, startExclusiveJob } from './exclusive-job.ts';
import type { JobSession } from './job.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const logger = pino({ enabled: false });

let database: TestDatabase;
let alarms: Alarms;
let stop: AbortController;
const jobs: RunningJob[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  alarms = new Alarms(logger);
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await Promise.allSettled(jobs.splice(0).map((job) => job.ended));
  await database.drop();
});

function start(run: (session: JobSession) => Promise<void>, signal = stop.signal): RunningJob {
  const job = startExclusiveJob({ name: 'job', databaseUrl: database.url, logger, alarms, run }, signal);
  jobs.push(job);
  return job;
}

const untilAborted = ({ signal }: JobSession) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

test('a standby takes over when the holder stops', async () => {
  const firstStop = new AbortController();
  const first = start(untilAborted, firstStop.signal);
  await vi.waitFor(() => expect(first.state).toBe('active'), WAIT);
  const second = start(untilAborted);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(second.state).toBe('standby');
  firstStop.abort();
  await vi.waitFor(() => expect(second.state).toBe('active'), WAIT);
});

test('a job whose connection breaks is aborted and can write nothing more', async () => {
  let writeAfterwards: Promise<unknown> | undefined;
  const job = start(async (session) => {
    await untilAborted(session);
    writeAfterwards ??= session.client.query('select 1');
    await writeAfterwards.catch(() => {});
  });
  await vi.waitFor(() => expect(job.state).toBe('active'), WAIT);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'nova-worker job'`,
  );
  await vi.waitFor(() => expect(writeAfterwards).toBeDefined(), WAIT);
  await expect(writeAfterwards).rejects.toThrow(/not queryable|closed|terminat/i);
});

test('restarts a failing job, and raises an alarm for one that always fails', async () => {
  let runs = 0;
  start(() => Promise.reject(new Error(`failure ${++runs}`)));
  await vi.waitFor(() => expect(alarms.count().get('job_failing')).toBe(1), WAIT);
  expect(runs).toBe(5);
});

test('a job that keeps failing for one reason is logged until its alarm, and again for another reason', async () => {
  const lines: { level: number; err?: { message: string } }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const run = vi.fn(() => Promise.reject(new Error(run.mock.calls.length < 8 ? 'the first' : 'the second')));
  const noisy = pino({ level: 'warn' }, { write });
  jobs.push(
    startExclusiveJob({ name: 'job', databaseUrl: database.url, logger: noisy, alarms, run }, stop.signal),
  );
  await vi.waitFor(() => expect(lines.at(-1)?.err?.message).toBe('the second'), WAIT);
  expect(lines.map(({ err }) => err?.message)).toEqual([...Array<string>(5).fill('the first'), 'the second']);
});

test('a halted job stays stopped', async () => {
  let runs = 0;
  const job = start(() => {
    runs++;
    return Promise.reject(new HaltError('look at this'));
  });
  await job.ended;
  expect([job.state, runs]).toEqual(['halted', 1]);
});

test('a configuration error ends the job and is reported to its owner', async () => {
  const job = start(() => Promise.reject(new ConfigurationError('wrong chain')));
  await expect(job.ended).rejects.toThrow('wrong chain');
});
