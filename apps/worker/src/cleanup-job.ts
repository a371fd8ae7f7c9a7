import { ACCOUNT_SWEEPS } from './features/account/account-sweeps.ts';
import { CONTRACT_SWEEP } from './features/contract/verify-contracts.ts';
import { DEMO_SWEEPS } from './features/demo/demo-sweeps.ts';
import { RECOVERY_SWEEP } from './features/passkey/jobs.ts';
import { STATUS_SWEEPS } from './features/status/check-services.ts';
import { WATCH_SWEEP } from './features/watchlist/jobs.ts';
import type { Job } from './lib/jobs/job.ts';
import { EVENT_SWEEP, runCleanup } from './lib/jobs/run-cleanup.ts';
import type { WorkerContext } from './worker-context.ts';

/** Deletes rows that can no longer be used. */
export function createCleanupJob({ chain: { logger } }: WorkerContext): Job {
  const sweeps = [
    EVENT_SWEEP,
    CONTRACT_SWEEP,
    ...STATUS_SWEEPS,
    ...ACCOUNT_SWEEPS,
    ...DEMO_SWEEPS,
    WATCH_SWEEP,
    RECOVERY_SWEEP,
  ];
  return {
    name: 'housekeeping',
    everyMs: 60_000,
    lock: 'own',
    open: (session) => ({ run: () => runCleanup(session, logger, sweeps) }),
  };
}
