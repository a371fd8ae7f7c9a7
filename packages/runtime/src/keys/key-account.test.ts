import { randomBytes } from 'node:crypto';
import { type Hex, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { createKeyAccount } from './key-account.ts';

const random = (bytes: number): Hex => toHex(randomBytes(bytes));

/** Returns a transaction in which every field has a random value; the tip never exceeds the whole fee. */
function randomTransaction() {
  const maxPriorityFeePerGas = BigInt(random(4));
  return {
    chainId: 1 + randomBytes(2).readUInt16BE(),
    nonce: randomBytes(2).readUInt16BE(),
    gas: BigInt(random(3)),
    maxFeePerGas: maxPriorityFeePerGas + BigInt(random(6)),
    maxPriorityFeePerGas,
    to: random(20),
    value: BigInt(random(10)),
    data: random(randomBytes(1)[0]!),
  };
}

test("signs transactions exactly as viem's account does", async () => {
  for (let round = 0; round < 100; round++) {
    const key = generatePrivateKey();
    const [ours, viems] = [createKeyAccount(key), privateKeyToAccount(key)];
    expect(ours.address).toBe(viems.address.toLowerCase());
    const transaction = randomTransaction();
    expect(ours.signTransaction(transaction)).toBe(
      await viems.signTransaction({ ...transaction, type: 'eip1559' }),
    );
  }
});

test("signs typed data exactly as viem's account does", async () => {
  for (let round = 0; round < 100; round++) {
    const key = generatePrivateKey();
    const message = {
      domain: { name: 'Nova', version: '1', chainId: round + 1, verifyingContract: random(20) },
      types: {
        Permit: [
          { name: 'account', type: 'address' },
          { name: 'points', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { account: random(20), points: BigInt(random(32)) },
    } as const;
    expect(createKeyAccount(key).signTypedData(message)).toBe(
      await privateKeyToAccount(key).signTypedData(message),
    );
  }
});

test('rejects a number that is no private key', () => {
  expect(() => createKeyAccount(`0x${'00'.repeat(32)}`)).toThrow('private key');
  expect(() => createKeyAccount(`0x${'ff'.repeat(32)}`)).toThrow('private key');
});
