import type { TransactionSerializable } from 'viem';
import { expect, test } from 'vitest';
import { deployer, GWEI } from '../../test/test-node.ts';
import { hexToBytes } from '../encoding/hex.ts';
import type { Rules } from '../chain/genesis/schedule.ts';
import { checkTransaction, decodeForPool } from './check-transaction.ts';

const basic = {
  chainId: 96969,
  type: 'eip1559',
  nonce: 0,
  gas: 21_000n,
  to: `0x${'ab'.repeat(20)}`,
  maxFeePerGas: GWEI,
  maxPriorityFeePerGas: GWEI,
} as const;

const cancun: Rules = { fork: 'cancun', baseFeeWei: 0n };
const osaka: Rules = { fork: 'osaka', baseFeeWei: GWEI };

async function check(change: object, rules = cancun): Promise<void> {
  const fields = { ...basic, ...change } as TransactionSerializable;
  checkTransaction(decodeForPool(hexToBytes(await deployer.signTransaction(fields as never))), 96969, rules);
}

test('an ordinary transfer passes', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

test.each([
  ['a foreign chain id', { chainId: 1 }, 'invalid chain id for signer: have 1 want 96969'],
  ['gas beyond the block', { gas: 30_000_001n }, 'exceeds block gas limit'],
  [
    'gas below the intrinsic cost',
    { gas: 20_999n },
    'intrinsic gas too low: gas 20999, minimum needed 21000',
  ],
  [
    'gas that does not cover the calldata',
    { gas: 21_019n, data: '0x0001' },
    'intrinsic gas too low: gas 21019, minimum needed 21020',
  ],
  [
    'a tip below one gwei',
    { maxPriorityFeePerGas: GWEI - 1n },
    'transaction underpriced: gas tip cap 999999999, minimum needed 1000000000',
  ],
  [
    'too much init code',
    { to: null, gas: 10_000_000n, data: `0x${'00'.repeat(49_153)}` },
    'max initcode size exceeded: code size 49153, limit 49152',
  ],
])('%s is refused with geth’s message', async (_, change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

test.each([
  ['a transaction without a tip', { maxPriorityFeePerGas: 0n }],
  [
    'a legacy transaction at the least price',
    { type: 'legacy', gasPrice: GWEI, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined },
  ],
  ['a transaction with the gas of EIP-7825', { gas: 16_777_216n }],
])('%s is accepted with a base fee of one gwei', async (_, change) => {
  await expect(check(change, osaka)).resolves.toBeUndefined();
});

test.each([
  [
    'a fee cap below the base fee',
    { maxFeePerGas: GWEI - 1n, maxPriorityFeePerGas: 0n },
    'max fee per gas less than block base fee: maxFeePerGas: 999999999, baseFee: 1000000000',
  ],
  [
    'gas above the cap of EIP-7825',
    { gas: 16_777_217n },
    'transaction gas limit too high (cap: 16777216, tx: 16777217)',
  ],
  [
    'gas below the floor of its data',
    { gas: 21_039n, data: '0x01' },
    'intrinsic gas too low: gas 21039, minimum needed 21040',
  ],
])('%s is refused by the rules of Osaka', async (_, change, message) => {
  await expect(check(change, osaka)).rejects.toThrow(message);
});

test('a transaction with authorizations is refused before Prague', async () => {
  const authorization = await deployer.signAuthorization({ chainId: 96969, nonce: 1, address: basic.to });
  const change = { type: 'eip7702', authorizationList: [authorization], gas: 50_000n };
  await expect(check(change)).rejects.toThrow('transaction type not supported: set-code (EIP-7702)');
  await expect(check(change, osaka)).resolves.toBeUndefined();
});

test('a tip above the fee cap is refused', async () => {
  // viem refuses to sign such a transaction, so the decoded one is modified.
  const raw = await deployer.signTransaction(basic);
  const transaction = { ...decodeForPool(hexToBytes(raw)), maxPriorityFeePerGas: GWEI + 1n };
  expect(() => checkTransaction(transaction, 96969, cancun)).toThrow(
    'max priority fee per gas higher than max fee per gas: maxPriorityFeePerGas: 1000000001, maxFeePerGas: 1000000000',
  );
});

test('a transaction without replay protection is refused', async () => {
  const raw = await deployer.signTransaction({
    type: 'legacy',
    nonce: 0,
    gas: 21_000n,
    to: basic.to,
    gasPrice: GWEI,
  });
  expect(() => checkTransaction(decodeForPool(hexToBytes(raw)), 96969, cancun)).toThrow(
    'only replay-protected (EIP-155) transactions allowed over RPC',
  );
});

test('more than 128 kB is refused before decoding', () => {
  expect(() => decodeForPool(Buffer.alloc(131_073))).toThrow(
    'oversized data: transaction size 131073, limit 131072',
  );
});

test('a transaction with a blob is refused for its type, although it is larger', () => {
  const raw = Buffer.alloc(131_073);
  raw[0] = 3;
  expect(() => decodeForPool(raw)).toThrow('transaction type not supported: blob (EIP-4844)');
});
