import { openDatabase, type DatabaseHandle } from '@nova/db/database';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarms } from '../alarms.ts';
import { HaltError } from './exclusive-job.ts';
import type { Job } from './job.ts';
import { createJobMetrics } from './job-metrics.ts';
import { JobSignals } from './job-signals.ts';
import { leadJobs, type LedJobs } from './lead-jobs.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const logger = pino({ enabled: false });

interface Worker {
  readonly led: LedJobs;
  readonly alarms: Alarms;
  readonly registry: Registry;
  readonly signals: JobSignals;
  close(): Promise<void>;
}

let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await database.drop();
});

function start(jobs: readonly Job[]): Worker {
  const stop = new AbortController();
  const handle: DatabaseHandle = openDatabase(database.url, { name: 'nova-test pool', onError: () => {} });
  const [alarms, registry, signals] = [new Alarms(logger), new Registry(), new JobSignals()];
  const services = { logger, alarms, signals, metrics: createJobMetrics(registry, Date.now) };
  const led = leadJobs(
    jobs,
    {
      ...services,
      databaseUrl: database.url,
      db: handle.db,
      isImporting: () => false,
      onFatal: (error) => {
        throw error;
      },
    },
    stop.signal,
  );
  let closed: Promise<void> | undefined;
  const close = async () => {
    stop.abort();
    await led.ended;
    await handle.close();
  };
  const worker = { led, alarms, registry, signals, close: () => (closed ??= close()) };
  workers.push(worker);
  return worker;
}

/** Returns jobs of both kinds that only count their runs. */
function countingJobs(counts: Record<string, number>, plan: Partial<Job> = {}): Job[] {
  const open = (name: string) => () => ({
    run: () => {
      counts[name] = (counts[name] ?? 0) + 1;
      return Promise.resolve(undefined);
    },
  });
  const common = { everyMs: 60_000, channels: ['nova_test'], ...plan };
  return [
    { ...common, name: 'own', lock: 'own', open: open('own') },
    { ...common, name: 'shared', lock: 'leader', open: open('shared') },
  ];
}

const statesOf = ({ led }: Worker) =>
  Object.fromEntries(led.states().map(({ name, state }) => [name, state]));
const ACTIVE = { leader: 'active', own: 'active', shared: 'active' };
const STANDBY = { leader: 'standby', own: 'standby', shared: 'standby' };
const listConnections = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'nova-worker %' order by 1`,
  );
  return rows.map(({ name }) => name.replace('nova-worker ', ''));
};

test('one worker runs all jobs; a standby uses one connection and takes over when the leader stops', async () => {
  const first = start(countingJobs({}));
  await vi.waitFor(() => expect(statesOf(first)).toEqual(ACTIVE), WAIT);
  const second = start(countingJobs({}));
  await vi.waitFor(async () => expect(await listConnections()).toEqual(['leader', 'leader', 'own']), WAIT);
  expect(statesOf(second)).toEqual(STANDBY);
  await first.close();
  await vi.waitFor(() => expect(statesOf(second)).toEqual(ACTIVE), WAIT);
});

test('a leader whose connection breaks stops all its jobs before it leads again', async () => {
  const ended: string[] = [];
  const until = (name: string) => (signal: AbortSignal) =>
    signal.addEventListener('abort', () => void ended.push(name), { once: true });
  const work = { run: () => Promise.resolve(undefined) };
  const watch = (name: string, signal: AbortSignal) => {
    until(name)(signal);
    return work;
  };
  const worker = start([
    { name: 'own', lock: 'own', everyMs: 60_000, open: ({ signal }) => watch('own', signal) },
    { name: 'shared', lock: 'leader', everyMs: 60_000, open: ({ signal }) => watch('shared', signal) },
  ]);
  await vi.waitFor(() => expect(statesOf(worker)).toEqual(ACTIVE), WAIT);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'nova-worker leader'`,
  );
  await vi.waitFor(() => expect(ended.toSorted()).toEqual(['own', 'shared']), WAIT);
  await vi.waitFor(() => expect(statesOf(worker)).toEqual(ACTIVE), WAIT);
});

test('a notification and an internal signal wake jobs of both kinds', async () => {
  const counts: Record<string, number> = {};
  const worker = start(countingJobs(counts, { after: ['blocks'] }));
  await vi.waitFor(() => expect(counts).toEqual({ own: 1, shared: 1 }), WAIT);
  await database.pool.query(`select pg_notify('nova_test', '')`);
  await vi.waitFor(() => expect(counts).toEqual({ own: 2, shared: 2 }), WAIT);
  await database.pool.query(`select pg_notify('nova_other', '')`);
  worker.signals.report('blocks');
  await vi.waitFor(() => expect(counts).toEqual({ own: 3, shared: 3 }), WAIT);
  const stats = await worker.registry.metrics();
  expect(stats).toContain('nova_worker_job_looks_total{job="own",outcome="done"} 3');
  expect(stats).toContain('nova_worker_job_looks_total{job="shared",outcome="done"} 3');
});

test('a job without its own lock that always fails raises the alarm of every job', async () => {
  const open = () => ({ run: () => Promise.reject(new Error('no')) });
  const worker = start([{ name: 'shared', lock: 'leader', everyMs: 60_000, open }]);
  await vi.waitFor(() => expect(worker.alarms.count().get('job_failing')).toBe(1), WAIT);
  expect(await worker.registry.metrics()).toContain(
    'nova_worker_job_looks_total{job="shared",outcome="failed"} 5',
  );
});

test('a halted job stays halted when the leader changes', async () => {
  const open = () => ({ run: () => Promise.reject(new HaltError('look at this')) });
  const worker = start([
    { name: 'halting', lock: 'own', everyMs: 60_000, open },
    ...countingJobs({}).filter(({ name }) => name === 'own'),
  ]);
  await vi.waitFor(() => expect(statesOf(worker)).toMatchObject({ halting: 'halted', own: 'active' }), WAIT);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'nova-worker%'`,
  );
  await vi.waitFor(() => expect(statesOf(worker)).toMatchObject({ own: 'standby' }), WAIT);
  await vi.waitFor(() => expect(statesOf(worker)).toMatchObject({ halting: 'halted', own: 'active' }), WAIT);
});
