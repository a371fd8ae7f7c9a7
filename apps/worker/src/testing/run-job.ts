import { pino } from 'pino';
import { Registry } from 'prom-client';
import { followJob, listenTo } from '../lib/jobs/follow-job.ts';
import type { JobPlan, JobSession, JobWork, JobResult } from '../lib/jobs/job.ts';
import { createJobMetrics } from '../lib/jobs/job-metrics.ts';
import { JobSignals } from '../lib/jobs/job-signals.ts';

/** Polling interval of a job in tests, in milliseconds. */
const EVERY_MS = 100;

/** Runs a job on a connection of the test until the session ends. */
export async function runJob(
  session: JobSession,
  open: (wake: () => void) => JobWork | Promise<JobWork>,
  plan: Partial<JobPlan> = {},
): Promise<void> {
  const services = {
    logger: pino({ enabled: false }),
    signals: new JobSignals(),
    metrics: createJobMetrics(new Registry(), Date.now),
    isImporting: () => false,
  };
  const { client, signal } = session;
  await listenTo(client, plan.channels ?? []);
  return followJob(
    { name: 'test', everyMs: EVERY_MS, ...plan },
    services,
    { listener: client, signal },
    open,
  );
}

/** Like `runJob`, for a job without resources to open. */
export function runJobRepeatedly(session: JobSession, poll: () => Promise<JobResult>): Promise<void> {
  return runJob(session, () => ({ run: poll }));
}
