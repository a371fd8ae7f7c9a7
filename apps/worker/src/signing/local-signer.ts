import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Signer } from './signer.ts';

/** A key in this process. It leaves this function in no form but signatures. */
export function createLocalSigner(privateKey: Hex): Signer {
  const account = privateKeyToAccount(privateKey);
  return {
    address: account.address.toLowerCase() as Hex,
    signTransaction: (transaction) => account.signTransaction({ type: 'eip1559', ...transaction }),
    signTypedData: ({ domain, types, primaryType, message }) =>
      account.signTypedData({ domain, types, primaryType, message }),
  };
}
