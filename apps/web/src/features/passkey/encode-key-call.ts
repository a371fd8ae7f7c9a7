import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import type { AccountKey } from '@nova/shared/passkey/schemas';
import { encodeFunctionData, type Hex, pad } from 'viem';
import type { TransactionCall } from '../../lib/transaction/transaction-call.ts';

const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

/** A change of the keys of an account, which the account makes itself. */
export type KeyChange =
  | { readonly kind: 'addOwner' | 'removeOwner'; readonly key: AccountKey }
  | { readonly kind: 'setGuardians'; readonly keys: readonly AccountKey[] }
  | { readonly kind: 'cancelRecovery' };

const toPoint = (key: AccountKey): { readonly x: Hex; readonly y: Hex } =>
  key.kind === 'passkey' ? { x: key.x, y: key.y } : { x: pad(key.address), y: NO_KEY };

/** Encodes a change as a call of the account to itself. */
export function encodeKeyCall(account: Hex, change: KeyChange): TransactionCall {
  return { to: account, data: encodeChange(change) };
}

function encodeChange(change: KeyChange): Hex {
  switch (change.kind) {
    case 'cancelRecovery':
      return encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'cancelRecovery' });
    case 'setGuardians':
      return encodeFunctionData({
        abi: passkeyAccountAbi,
        functionName: 'setGuardians',
        args: [change.keys.map(toPoint)],
      });
    default: {
      const { x, y } = toPoint(change.key);
      return encodeFunctionData({ abi: passkeyAccountAbi, functionName: change.kind, args: [x, y] });
    }
  }
}
