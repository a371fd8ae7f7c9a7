import { ACCOUNT_SWEEPS } from './features/account/account-sweeps.ts';
import { CONTRACT_SWEEP } from './features/contract/verify-contracts.ts';
import { DEMO_SWEEPS } from './features/demo/demo-sweeps.ts';
import { removeOrphans } from './features/nft/remove-orphans.ts';
import { STATUS_SWEEPS } from './features/status/check-services.ts';
import { EVENT_SWEEP, keepHouse } from './lib/keep-house.ts';
import type { WorkerContext } from './worker-context.ts';

/** Starts what removes rows and files that nobody can use any more. */
export function startHouseKeeping({ chain, clock, options, start }: WorkerContext): void {
  const { logger } = chain;
  const { storage } = options;
  if (storage) start('file orphans', (session) => removeOrphans(session, { storage, clock, logger }));
  start('housekeeping', (session) =>
    keepHouse(session, logger, [
      EVENT_SWEEP,
      CONTRACT_SWEEP,
      ...STATUS_SWEEPS,
      ...ACCOUNT_SWEEPS,
      ...DEMO_SWEEPS,
    ]),
  );
}
