import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import type { AccountKey } from '@nova/shared/passkey/schemas';
import { encodeFunctionData, type Hex, pad } from 'viem';
import type { TransactionCall } from '../../lib/transaction/transaction-call.ts';

const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

/** A change of the keys of an account, which the account makes itself. */
export type KeyChange =
  | { readonly kind: 'addOwner' | 'removeOwner'; readonly key: AccountKey }
  | { readonly kind: 'cancelRecovery' };

/** Encodes a change as a call of the account to itself. */
export function encodeKeyCall(account: Hex, change: KeyChange): TransactionCall {
  if (change.kind === 'cancelRecovery')
    return {
      to: account,
      data: encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'cancelRecovery' }),
    };
  const { key, kind: functionName } = change;
  const args = key.kind === 'passkey' ? ([key.x, key.y] as const) : ([pad(key.address), NO_KEY] as const);
  return { to: account, data: encodeFunctionData({ abi: passkeyAccountAbi, functionName, args }) };
}
