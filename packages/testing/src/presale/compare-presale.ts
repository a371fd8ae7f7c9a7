import type { Database } from '@nova/db/database';
import type { BookDifference } from '@nova/db/schema/presale';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { compareOnce } from '@nova/worker/features/presale/books/reconcile';
import { Alarms } from '@nova/worker/lib/alarms';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { pino } from 'pino';
import type { StackChain, TestStack } from '../test-stack.ts';

/** What the reconciliation of the worker says about a stack now: empty when the books are right to the last unit. */
export function comparePresale({ database, chain }: TestStack<StackChain>): Promise<BookDifference[]> {
  return comparePresaleOf(database.db, chain.rpcUrl, chain.contracts);
}

/** The same of any database and chain. Waits until every event of the pre-sale has been looked at. */
export async function comparePresaleOf(
  db: Database,
  rpcUrl: string,
  contracts: DeployedContracts,
): Promise<BookDifference[]> {
  for (;;) {
    const differences = await compareOnce(db, {
      rpc: new RpcClient(rpcUrl),
      alarms: new Alarms(pino({ enabled: false })),
      clock: Date.now,
      loadContracts: async () => contracts,
      onCompared: () => undefined,
    });
    if (differences !== null) return differences;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
