import { expect, test } from 'vitest';
import { GWEI } from '../../test/test-node.ts';
import type { Block } from '../chain/block.ts';
import type { Transaction } from '../chain/transaction.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { type AccountRecord, EMPTY_ACCOUNT, EMPTY_CODE_HASH } from '../state/account.ts';
import type { PoolLimits } from './limits.ts';
import { Pool } from './pool.ts';

const alice = Buffer.alloc(20, 1);
const bob = Buffer.alloc(20, 2);
const COST = 21_000n * GWEI;

/** Returns an empty transfer; nonce, tip or salt makes it unique. */
function transfer(nonce: number, options: { tip?: bigint; cap?: bigint; salt?: number } = {}): Transaction {
  const { tip = GWEI, cap = tip, salt = 0 } = options;
  return {
    type: 2,
    raw: new Uint8Array(0),
    hash: keccak256(Buffer.from(`${nonce} ${tip} ${cap} ${salt}`)),
    chainId: 96969,
    nonce: BigInt(nonce),
    gasLimit: 21_000n,
    maxFeePerGas: cap,
    maxPriorityFeePerGas: tip,
    to: bob,
    value: 0n,
    data: new Uint8Array(0),
    accessList: [],
    authorizationList: [],
    v: 0n,
    r: new Uint8Array(32),
    s: new Uint8Array(32),
  };
}

function createPool(limits?: Partial<PoolLimits>) {
  const accounts = new Map<Buffer, AccountRecord>([
    [alice, { ...EMPTY_ACCOUNT, balance: COST * 1000n }],
    [bob, { ...EMPTY_ACCOUNT, balance: COST * 1000n }],
  ]);
  const time = { now: 1_800_000_000_000 };
  const pool = new Pool({
    accountAtTip: (address) => accounts.get(address as Buffer) ?? null,
    hasNoOwnCode: (codeHash) => codeHash === EMPTY_CODE_HASH,
    clock: () => time.now,
    limits: {
      readyPerSender: 100,
      ready: 100,
      waitingPerSender: 100,
      waiting: 100,
      largePerSender: 4,
      ...limits,
    },
  });
  const taken: number[] = [];
  /** Takes everything that is ready, as the sealer does, and increments the senders' nonces. */
  const drain = (): number[] => {
    taken.length = 0;
    for (let next = pool.take(); next !== undefined; next = pool.take()) {
      taken.push(Number(next.nonce));
      const account = accounts.get(next.sender as Buffer)!;
      accounts.set(next.sender as Buffer, { ...account, nonce: next.nonce + 1n });
      pool.executed(next);
      pool.durable(next, {} as Block);
    }
    return [...taken];
  };
  const setAccount = (address: Buffer, change: Partial<AccountRecord>): void => {
    accounts.set(address, { ...EMPTY_ACCOUNT, ...accounts.get(address), ...change });
  };
  return { pool, drain, time, setAccount };
}

test('transactions in nonce order are ready immediately', () => {
  const { pool, drain } = createPool();
  pool.add(transfer(0), alice);
  pool.add(transfer(1), alice);
  expect(pool.counts).toEqual({ ready: 2, waiting: 0 });
  expect(drain()).toEqual([0, 1]);
  expect(pool.counts).toEqual({ ready: 0, waiting: 0 });
});

test('a transaction with a missing earlier nonce waits until that arrives', () => {
  const { pool, drain } = createPool();
  const late = pool.add(transfer(2), alice);
  pool.add(transfer(1), alice);
  expect(late.stage).toBe('waiting');
  expect(pool.counts).toEqual({ ready: 0, waiting: 2 });
  expect(drain()).toEqual([]);
  pool.add(transfer(0), alice);
  expect(drain()).toEqual([0, 1, 2]);
});

test('one sender’s missing nonce does not delay another sender', () => {
  const { pool, drain } = createPool();
  pool.add(transfer(5), alice);
  pool.add(transfer(0), bob);
  expect(drain()).toEqual([0]);
});

test('a used nonce is too low', () => {
  const { pool, drain } = createPool();
  pool.add(transfer(0), alice);
  drain();
  expect(() => pool.add(transfer(0, { salt: 1 }), alice)).toThrow('nonce too low: next nonce 1, tx nonce 0');
});

test('a nonce in execution is too low', () => {
  const { pool } = createPool();
  pool.add(transfer(0), alice);
  pool.take();
  expect(() => pool.add(transfer(0, { tip: GWEI * 9n }), alice)).toThrow(
    'nonce too low: next nonce 1, tx nonce 0',
  );
});

test('a repeated transaction is already known, also while its block is not durable', () => {
  const { pool } = createPool();
  pool.add(transfer(0), alice);
  expect(() => pool.add(transfer(0), alice)).toThrow('already known');
  const taken = pool.take()!;
  expect(() => pool.add(transfer(0), alice)).toThrow('already known');
  pool.executed(taken);
  expect(() => pool.add(transfer(0), alice)).toThrow('already known');
});

test('a replacement needs a tip and a fee cap ten percent higher', () => {
  const { pool, drain } = createPool();
  const first = pool.add(transfer(1, { tip: 100n * GWEI, cap: 200n * GWEI }), alice);
  const replace = (tip: bigint, cap: bigint) =>
    pool.add(transfer(1, { tip: tip * GWEI, cap: cap * GWEI }), alice);
  expect(() => replace(109n, 220n)).toThrow('replacement transaction underpriced');
  expect(() => replace(110n, 219n)).toThrow('replacement transaction underpriced');
  expect(replace(110n, 220n).stage).toBe('waiting');
  expect(first.stage).toBe('gone');
  pool.add(transfer(0), alice);
  expect(drain()).toEqual([0, 1]);
});

test('a caller that waits for a replaced transaction gets an error', async () => {
  const { pool } = createPool();
  const first = pool.add(transfer(0), alice);
  const second = pool.add(transfer(0, { tip: 2n * GWEI }), alice);
  await expect(first.sealed).rejects.toThrow(`replaced by ${second.hash}`);
});

test('the replacement of a ready transaction precedes the sender’s later ones', () => {
  const { pool, drain } = createPool();
  for (const nonce of [0, 1, 2]) pool.add(transfer(nonce), alice);
  pool.add(transfer(0, { tip: 2n * GWEI }), alice);
  expect(pool.counts).toEqual({ ready: 3, waiting: 0 });
  expect(drain()).toEqual([0, 1, 2]);
});

test('the balance must cover everything the sender has pooled', () => {
  const { pool, setAccount } = createPool();
  setAccount(alice, { balance: COST * 2n });
  pool.add(transfer(0), alice);
  pool.add(transfer(5), alice);
  expect(() => pool.add(transfer(1), alice)).toThrow(
    'insufficient funds for gas * price + value: balance 42000000000000, queued cost 42000000000000, tx cost 21000000000000, overshot 21000000000000',
  );
  setAccount(bob, { balance: COST - 1n });
  expect(() => pool.add(transfer(0, { salt: 1 }), bob)).toThrow(
    'insufficient funds for gas * price + value: balance 20999999999999, tx cost 21000000000000, overshot 1',
  );
});

test('the cost of a replacement counts in place of the replaced one’s', () => {
  const { pool, setAccount } = createPool();
  setAccount(alice, { balance: COST * 2n });
  pool.add(transfer(0), alice);
  expect(pool.add(transfer(0, { tip: 2n * GWEI }), alice).stage).toBe('ready');
});

test('transactions that left the pool no longer count against the balance', () => {
  const { pool, drain, setAccount } = createPool();
  setAccount(alice, { balance: COST });
  pool.add(transfer(0), alice);
  drain();
  expect(pool.add(transfer(1), alice).stage).toBe('ready');
});

test('an account with code cannot send', () => {
  const { pool, setAccount } = createPool();
  setAccount(alice, { codeHash: Buffer.alloc(32, 7) });
  expect(() => pool.add(transfer(0), alice)).toThrow(/^sender not an eoa: address 0x01/);
});

test('a sender’s waiting transactions are limited', () => {
  const { pool } = createPool({ waitingPerSender: 2 });
  pool.add(transfer(1), alice);
  pool.add(transfer(2), alice);
  expect(() => pool.add(transfer(3), alice)).toThrow(/txpool is full: the sender has 2/);
  // The missing nonce itself is always accepted.
  expect(pool.add(transfer(0), alice).stage).toBe('ready');
});

test('when too many transactions wait, a better paid one evicts the cheapest', async () => {
  const { pool } = createPool({ waiting: 2 });
  pool.add(transfer(1, { tip: 5n * GWEI }), alice);
  const cheapest = pool.add(transfer(2, { tip: 2n * GWEI }), alice);
  expect(() => pool.add(transfer(1, { tip: 2n * GWEI }), bob)).toThrow('txpool is full');
  pool.add(transfer(1, { tip: 3n * GWEI }), bob);
  await expect(cheapest.sealed).rejects.toThrow(/evicted by a transaction with a higher fee/);
  expect(pool.counts).toEqual({ ready: 0, waiting: 2 });
});

test('the ready queue is limited per sender and in total', () => {
  const perSender = createPool({ readyPerSender: 1 });
  perSender.pool.add(transfer(0), alice);
  expect(() => perSender.pool.add(transfer(1), alice)).toThrow('txpool is full');
  const inAll = createPool({ ready: 1 });
  inAll.pool.add(transfer(0), alice);
  expect(() => inAll.pool.add(transfer(0, { salt: 1 }), bob)).toThrow('txpool is full');
});

test('a transaction that waited three hours is dropped', async () => {
  const { pool, time } = createPool();
  const waiting = pool.add(transfer(1), alice);
  time.now += 3 * 3600 * 1000 + 1;
  pool.add(transfer(0), bob);
  await expect(waiting.sealed).rejects.toThrow(/expired/);
  expect(pool.counts).toEqual({ ready: 1, waiting: 0 });
});

test('when a transaction cannot be executed, its successors wait again', async () => {
  const { pool, drain } = createPool();
  for (const nonce of [0, 1, 2]) pool.add(transfer(nonce), alice);
  const first = pool.take()!;
  pool.drop(first, new Error('no good'));
  await expect(first.sealed).rejects.toThrow('no good');
  expect(pool.counts).toEqual({ ready: 0, waiting: 2 });
  pool.add(transfer(0, { salt: 1 }), alice);
  expect(drain()).toEqual([0, 1, 2]);
});

test('the next nonce counts sealable transactions and stops at a gap', () => {
  const { pool } = createPool();
  expect(pool.nextNonce(alice)).toBe(0n);
  pool.add(transfer(0), alice);
  pool.add(transfer(1), alice);
  pool.add(transfer(3), alice);
  expect(pool.nextNonce(alice)).toBe(2n);
});

test('closing the pool rejects everything that waits', async () => {
  const { pool } = createPool();
  const ready = pool.add(transfer(0), alice);
  const waiting = pool.add(transfer(2), alice);
  pool.close(new Error('going down'));
  await expect(ready.sealed).rejects.toThrow('going down');
  await expect(waiting.sealed).rejects.toThrow('going down');
  expect(pool.counts).toEqual({ ready: 0, waiting: 0 });
});
