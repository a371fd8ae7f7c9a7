import type { Pool } from 'pg';
import { registerProcessMetrics } from '@nova/runtime/process-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createIndexedTotalsReader } from './indexed-totals.ts';
import { registerIndexedMetrics } from './indexed-metrics.ts';
import type { Alarms } from './lib/alarms.ts';
import { inTime } from './lib/in-time.ts';
import { createJobMetrics, type JobMetrics } from './lib/jobs/job-metrics.ts';

const OUTBOX_LABELS = ['lane', 'status'];

/** Sources of values that are read when the metrics are requested. */
export interface MetricSources {
  readonly pool: Pool;
  readonly alarms: Alarms;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readIndexedBlock(): number;
  /** Returns the newest announced block, or null while disconnected from the node. */
  readChainHead(): number | null;
  /** Returns the names of the jobs and whether this process runs them. */
  listJobs(): { name: string; isActive: boolean }[];
}

export interface WorkerMetrics {
  readonly registry: Registry;
  readonly blocksIndexed: Counter;
  readonly blocksRemoved: Counter;
  readonly outboxDone: Counter<'lane'>;
  readonly outboxSeconds: Histogram<'lane'>;
  readonly bookDifferences: Gauge;
  readonly jobs: JobMetrics;
}

/**
 * Creates the metrics of one worker in a registry of its own, so that several workers can share a process.
 */
export function createMetrics(sources: MetricSources): WorkerMetrics {
  const registers = [new Registry()];
  const registry = registers[0]!;
  registerProcessMetrics(registry);
  registerGauges(sources, registry);
  registerIndexedMetrics(registry, createIndexedTotalsReader(sources.pool, sources.clock));
  return {
    registry,
    jobs: createJobMetrics(registry, sources.clock),
    blocksIndexed: new Counter({
      name: 'nova_worker_blocks_indexed_total',
      help: 'Blocks written to the index.',
      registers,
    }),
    blocksRemoved: new Counter({
      name: 'nova_worker_blocks_removed_total',
      help: 'Blocks removed from the index by chain reorganizations.',
      registers,
    }),
    outboxDone: new Counter({
      name: 'nova_worker_outbox_done_total',
      help: 'Outbox rows included in the chain.',
      labelNames: ['lane'],
      registers,
    }),
    bookDifferences: new Gauge({
      name: 'nova_worker_book_differences',
      help: 'Differences between ledger and chain found by the last reconciliation of the presale.',
      registers,
    }),
    outboxSeconds: new Histogram({
      name: 'nova_worker_outbox_seconds',
      help: 'From enqueued to on the chain.',
      labelNames: ['lane'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600, 86_400],
      registers,
    }),
  };
}

function registerGauges(sources: MetricSources, registry: Registry): void {
  const gauge = (name: string, help: string, labelNames: string[], collect: (self: Gauge) => unknown) => {
    const self: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        self.reset();
        await collect(self);
      },
    });
  };
  gauge('nova_worker_indexed_block', 'Newest block in the index.', [], (self) =>
    self.set(sources.readIndexedBlock()),
  );
  gauge('nova_worker_index_lag_blocks', 'Blocks by which the index lags behind the chain.', [], (self) => {
    const head = sources.readChainHead();
    self.set(head === null ? Number.NaN : Math.max(0, head - sources.readIndexedBlock()));
  });
  gauge('nova_worker_job_active', '1 for a job that runs in this process.', ['job'], (self) => {
    for (const job of sources.listJobs()) self.set({ job: job.name }, job.isActive ? 1 : 0);
  });
  gauge('nova_worker_alarm', 'Alarms that stand.', ['name'], (self) => {
    for (const [name, count] of sources.alarms.count()) self.set({ name }, count);
  });
  gauge('nova_worker_database_up', '1 while the database responds.', [], async (self) => {
    const isUp = await sources.pool.query(inTime('select 1')).then(
      () => 1,
      () => 0,
    );
    self.set(isUp);
  });
  gauge('nova_worker_outbox_rows', 'Unfinished outbox rows.', OUTBOX_LABELS, async (self) => {
    for (const { lane, status, count } of await readOutboxDepth(sources.pool))
      self.set({ lane, status }, Number(count));
  });
  gauge(
    'nova_worker_outbox_oldest_seconds',
    'Age of the oldest unfinished outbox row in seconds.',
    OUTBOX_LABELS,
    async (self) => {
      for (const { lane, status, oldest } of await readOutboxDepth(sources.pool))
        self.set({ lane, status }, oldest);
    },
  );
}

interface OutboxDepth {
  readonly lane: string;
  readonly status: string;
  readonly count: string;
  readonly oldest: number;
}

/**
 * Returns an empty list while the database is unavailable, because the other metrics are needed most at
 * that time.
 */
async function readOutboxDepth(pool: Pool): Promise<OutboxDepth[]> {
  const answer = await pool
    .query<OutboxDepth>(
      inTime(`select lane, status, count(*) as count, extract(epoch from now() - min(created_at))::float as oldest
       from app.outbox where status not in ('done', 'refused') group by lane, status`),
    )
    .catch(() => null);
  return answer?.rows ?? [];
}
