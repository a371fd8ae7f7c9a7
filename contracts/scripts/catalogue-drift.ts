import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { decodeActionKey } from '@nova/shared/energy/catalogue';
import type { Address } from 'viem';
import { ledgerCatalogue } from './action-ledger-code.ts';
import type { ChainConnection } from './chain-connection.ts';

/**
 * Names of the actions for which a deployed ledger promises something else than this version's catalogue. Not
 * repaired here: the curator may have changed a row on purpose, and only its key may change it back.
 */
export async function findCatalogueDrift(chain: ChainConnection, ledger: Address): Promise<string[]> {
  const drift: string[] = [];
  // One after another: an engine may refuse many calls of one client at once, and did on a busy machine.
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
