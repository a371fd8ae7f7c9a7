import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { decodeActionKey } from '@nova/shared/energy/catalogue';
import type { Address } from 'viem';
import { ledgerCatalogue } from './action-ledger-code.ts';
import type { ChainConnection } from './chain-connection.ts';

/**
 * Returns the names of actions for which a deployed ledger's catalog differs from this version's. Not
 * repaired here, because the curator may have changed a row on purpose, and only its key may change it
 * back.
 */
export async function findCatalogueDrift(chain: ChainConnection, ledger: Address): Promise<string[]> {
  const drift: string[] = [];
  // Sequential, because a busy engine may reject many concurrent calls of one client.
  for (const { actionKey, actionType } of ledgerCatalogue) {
    const deployed = await chain.readContract({
      abi: actionLedgerAbi,
      address: ledger,
      functionName: 'actionTypeOf',
      args: [actionKey],
    });
    const fields = Object.keys(actionType) as (keyof typeof actionType)[];
    if (fields.some((field) => deployed[field] !== actionType[field])) drift.push(decodeActionKey(actionKey));
  }
  return drift;
}
