import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { signPurchase } from './sign-purchase.ts';

const account = privateKeyToAccount(`0x${'17'.repeat(32)}`);

it('returns signature, public key, EIP-191 digest and the signed text', async () => {
  const result = await signPurchase(
    {
      address: account.address,
      usdt: '250.5',
      phase: 1,
      timestamp: 1_795_348_800_000,
      purchaseId: 'request-1',
      usdtTxHash: `0x${'ab'.repeat(32)}`,
    },
    async (method, [raw, address]) => {
      expect([method, address]).toEqual(['personal_sign', account.address]);
      return account.signMessage({ message: { raw: raw as Hex } });
    },
  );
  const signedMessage = `${account.address.toLowerCase()}|250.5|1|1795348800000|request-1|0x${'ab'.repeat(32)}`;
  expect(result).toEqual({
    signedMessage,
    signature: await account.signMessage({ message: signedMessage }),
    publicKey: account.publicKey,
    messageHash: '0xad27d0a2083565e82f2bba8652edbe5362280b5601fc1e63226dc83522bc1648',
  });
});
