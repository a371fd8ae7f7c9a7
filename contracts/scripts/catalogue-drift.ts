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
  // The connection sends these requests together, because a busy engine may reject many concurrent ones.
  const deployed = await Promise.all(
    ledgerCatalogue.map(({ actionKey }) =>
      chain.readContract({
        abi: actionLedgerAbi,
        address: ledger,
        functionName: 'actionTypeOf',
        args: [actionKey],
      }),
    ),
  );
  return ledgerCatalogue.flatMap(({ actionKey, actionType }, index) => {
    const fields = Object.keys(actionType) as (keyof typeof actionType)[];
    return fields.some((field) => deployed[index]![field] !== actionType[field])
      ? [decodeActionKey(actionKey)]
      : [];
  });
}
