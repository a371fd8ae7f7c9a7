import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

type Outcome = 'done' | 'failed' | 'node_away';

/** Metrics that every job has automatically. */
export interface JobMetrics {
  /** Starts measuring a run. The returned function is called when it ends. */
  begin(job: string): (outcome: Outcome) => void;
}

/** @param clock Returns milliseconds since 1970. */
export function createJobMetrics(registry: Registry, clock: () => number): JobMetrics {
  const registers = [registry];
  const polls = new Counter({
    name: 'nova_worker_job_looks_total',
    help: 'Runs of a job by result.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'nova_worker_job_seconds',
    help: 'Duration of a run of a job.',
    labelNames: ['job'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
    registers,
  });
  const lastDone = new Gauge({
    name: 'nova_worker_job_last_done_seconds',
    help: 'Unix time of the last successful run of a job.',
    labelNames: ['job'],
    registers,
  });
  return {
    begin(job) {
      const stop = seconds.startTimer({ job });
      return (outcome) => {
        stop();
        polls.inc({ job, outcome });
        if (outcome === 'done') lastDone.set({ job }, clock() / 1000);
      };
    },
  };
}
