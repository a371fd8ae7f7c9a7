import { createKeyAccount } from '@nova/runtime/keys/key-account';
import type { Hex } from 'viem';
import type { Signer } from './signer.ts';

/** A key held in this process. Only signatures leave this function. */
export function createLocalSigner(privateKey: Hex): Signer {
  const account = createKeyAccount(privateKey);
  return {
    address: account.address,
    signTransaction: async (transaction) => account.signTransaction(transaction),
    signTypedData: async ({ domain, types, primaryType, message }) =>
      account.signTypedData({ domain, types, primaryType, message }),
  };
}
