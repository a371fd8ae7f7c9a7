import type { Database } from '@nova/db/database';
import type { BookDifference } from '@nova/db/schema/presale';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { compareOnce } from '@nova/worker/features/presale/books/reconcile';
import { Alarms } from '@nova/worker/lib/alarms';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { pino } from 'pino';
import type { StackChain, TestStack } from '../test-stack.ts';

/**
 * Returns the result of the worker's reconciliation for a stack: empty if the ledger is exact to the last
 * unit.
 */
export function comparePresale({ database, chain }: TestStack<StackChain>): Promise<BookDifference[]> {
  return comparePresaleOf(database.db, chain.rpcUrl, chain.contracts);
}

/** Compares any database and chain. Waits until all presale events are processed. */
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
