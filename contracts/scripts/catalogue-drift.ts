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
  const differs = await Promise.all(
    ledgerCatalogue.map(async ({ actionKey, actionType }) => {
      const deployed = await chain.readContract({
        abi: actionLedgerAbi,
        address: ledger,
        functionName: 'actionTypeOf',
        args: [actionKey],
      });
      const fields = Object.keys(actionType) as (keyof typeof actionType)[];
      return fields.some((field) => deployed[field] !== actionType[field]);
    }),
  );
  return ledgerCatalogue.filter((_, i) => differs[i]).map(({ actionKey }) => decodeActionKey(actionKey));
}
