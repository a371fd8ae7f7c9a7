import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Signer } from './signer.ts';

/** A key held in this process. Only signatures leave this function. */
export function createLocalSigner(privateKey: Hex): Signer {
  const account = privateKeyToAccount(privateKey);
  return {
    address: account.address.toLowerCase() as Hex,
    signTransaction: (transaction) => account.signTransaction({ type: 'eip1559', ...transaction }),
    signTypedData: ({ domain, types, primaryType, message }) =>
      account.signTypedData({ domain, types, primaryType, message }),
  };
}
