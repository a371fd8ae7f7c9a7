import { type Hex, parseGwei, type TransactionSerializable } from 'viem';
import { expect, test } from 'vitest';
import { deployer } from '../../test/test-node.ts';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { decodeTransaction, effectiveGasPrice, maxCost, recoverSender } from './transaction.ts';

const recipient = `0x${'ab'.repeat(20)}` as const;
const key32 = `0x${'cd'.repeat(32)}` as const;
const basic = { chainId: 96969, nonce: 7, gas: 60_000n, to: recipient, value: 5n, data: '0x1234' } as const;

const sign = async (fields: TransactionSerializable): Promise<Uint8Array> =>
  hexToBytes(await deployer.signTransaction(fields as never));

const kinds: [string, TransactionSerializable][] = [
  ['legacy', { ...basic, type: 'legacy', gasPrice: parseGwei('3') }],
  [
    'eip2930',
    {
      ...basic,
      type: 'eip2930',
      gasPrice: parseGwei('3'),
      accessList: [{ address: recipient, storageKeys: [key32] }],
    },
  ],
  [
    'eip1559',
    {
      ...basic,
      type: 'eip1559',
      maxFeePerGas: parseGwei('9'),
      maxPriorityFeePerGas: parseGwei('3'),
      accessList: [],
    },
  ],
];

test.each(kinds)('a %s transaction yields its fields and its sender', async (_, fields) => {
  const transaction = decodeTransaction(await sign(fields));
  expect(transaction).toMatchObject({ chainId: 96969, nonce: 7n, gasLimit: 60_000n, value: 5n });
  expect(bytesToHex(transaction.to!)).toBe(recipient);
  expect(bytesToHex(transaction.data)).toBe('0x1234');
  expect(effectiveGasPrice(transaction, 0n)).toBe(3_000_000_000n);
  expect(bytesToHex(recoverSender(transaction))).toBe(deployer.address.toLowerCase());
});

test('the maximum cost of a type 2 transaction includes its whole fee cap', async () => {
  expect(maxCost(decodeTransaction(await sign(kinds[2]![1])))).toBe(60_000n * 9_000_000_000n + 5n);
});

test('a creation has no recipient', async () => {
  const { to: _, ...creation } = basic;
  const raw = await sign({ ...creation, type: 'legacy', gasPrice: 1n });
  expect(decodeTransaction(raw).to).toBeNull();
});

test('a legacy transaction without replay protection has no chain ID', async () => {
  const { chainId: _, ...unprotected } = basic;
  const transaction = decodeTransaction(await sign({ ...unprotected, type: 'legacy', gasPrice: 1n }));
  expect(transaction.chainId).toBeNull();
  expect(bytesToHex(recoverSender(transaction))).toBe(deployer.address.toLowerCase());
});

test.each([
  ['0x', /too short/],
  ['0x03c0', /not supported: blob/],
  ['0x04c0', /expected 13 fields/],
  ['0x7f', /not supported/],
  ['0xc0', /expected 9 fields/],
  ['0xf8', /rlp: length too large/],
  ['0x02c0', /expected 12 fields/],
  ['0x02', /rlp: unexpected end/],
] as [Hex, RegExp][])('%s is refused', (raw, message) => {
  expect(() => decodeTransaction(hexToBytes(raw))).toThrow(message);
});

test('trailing bytes and non-canonical encodings are refused', async () => {
  const raw = await sign(kinds[2]![1]);
  expect(() => decodeTransaction(Buffer.concat([raw, Uint8Array.of(0)]))).toThrow('rlp: bytes after the end');
  // Nonce 7 as a one-byte string instead of the byte itself.
  const legacy = await sign(kinds[0]![1]);
  const longer = Buffer.concat([Uint8Array.of(0xf8, legacy[1]! + 1, 0x81), legacy.subarray(2)]);
  expect(() => decodeTransaction(longer)).toThrow('rlp: non-canonical byte');
});

test('a signature with a high s is refused', async () => {
  const raw = Buffer.from(await sign(kinds[2]![1]));
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const high = order - BigInt(bytesToHex(raw.subarray(-32)));
  Buffer.from(high.toString(16).padStart(64, '0'), 'hex').copy(raw, raw.length - 32);
  expect(() => recoverSender(decodeTransaction(raw))).toThrow(/invalid transaction v, r, s values/);
});
