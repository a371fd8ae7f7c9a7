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
  // One call for all rows: a start waits for it, and a busy engine may reject many concurrent ones.
  const deployed = await chain.multicall({
    contracts: ledgerCatalogue.map(
      ({ actionKey }) =>
        ({ abi: actionLedgerAbi, address: ledger, functionName: 'actionTypeOf', args: [actionKey] }) as const,
    ),
    // Works on a chain without a contract for this purpose.
    deployless: true,
    batchSize: 0,
    allowFailure: false,
  });
  return ledgerCatalogue.flatMap(({ actionKey, actionType }, index) => {
    const fields = Object.keys(actionType) as (keyof typeof actionType)[];
    return fields.some((field) => deployed[index]![field] !== actionType[field])
      ? [decodeActionKey(actionKey)]
      : [];
  });
}
