import { VERIFY_WAKE } from '@nova/db/enqueue-verification';
import type { Job } from '../../lib/jobs/job.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { createVerificationWork } from './verify-contracts.ts';

/** Returns the job that compiles and compares submitted sources. */
export function listContractJobs({ chain, loadContracts, options }: WorkerContext): Job[] {
  const { compileLimits: limits, compilers } = options;
  if (!limits || !compilers) return [];
  const { rpc, logger } = chain;
  return [
    {
      name: 'verification',
      channels: [VERIFY_WAKE],
      everyMs: 10_000,
      lock: 'own',
      open: (session) => createVerificationWork(session, { rpc, logger, limits, compilers, loadContracts }),
    },
  ];
}
