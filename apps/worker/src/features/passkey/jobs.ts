import { JOB_CHANNELS } from '@nova/db/job-channels';
import { RECOVERY_RETENTION_DAYS } from '@nova/shared/passkey/recovery-constants';
import type { Job } from '../../lib/jobs/job.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import { createRowRunner } from '../../lib/jobs/row-runner.ts';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';
import { findKey } from '../../signing/find-signers.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { collectSignatures } from './recovery/collect-signatures.ts';
import { createRecoveryFollower } from './recovery/follow-recoveries.ts';

/** Recoveries that ended long ago, with the signatures of their guardians. */
export const RECOVERY_SWEEP: Sweep = {
  what: 'recoveries',
  statement: `delete from app.recoveries where deadline < now() - make_interval(days => ${RECOVERY_RETENTION_DAYS})`,
};

/** Returns the jobs that collect the signatures of recoveries and tell owners about them. */
export function listPasskeyJobs({ chain, clock, options, loadContracts }: WorkerContext): Job[] {
  const { rpc, logger } = chain;
  const { confirmations = 0, publicOrigin: origin } = options;
  const findFactory = async () => (await loadContracts()).PasskeyAccountFactory?.address ?? null;
  return [
    {
      name: 'recovery signatures',
      channels: [JOB_CHANNELS.recoveries],
      everyMs: 30_000,
      lock: 'leader',
      open: ({ db }) => {
        const rows = createRowRunner(logger, 'recovery signatures');
        const context = { db, rpc, clock, findFactory, openGuardian: findKey(options, 'guardian') };
        return { run: () => collectSignatures(context, rows) };
      },
    },
    {
      name: 'recoveries',
      after: [INDEXED.recoveries],
      everyMs: 30_000,
      restMs: 500,
      waitsForImport: true,
      lock: 'leader',
      open: ({ db }) => {
        const follow = createRecoveryFollower({ db, logger, confirmations, origin });
        return { run: async () => (await follow()) > 0 };
      },
    },
  ];
}
