import { users } from '@nova/db/schema/account';
import { blocks, orphanedBlocks, syncState, transactions } from '@nova/db/schema/explorer';
import { watchCursor, watchedAddresses, watchEvents } from '@nova/db/schema/labels';
import { mailOutbox } from '@nova/db/schema/mail';
import { notifications } from '@nova/db/schema/notification';
import { tokenTransfers } from '@nova/db/schema/token';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { eq, gt } from 'drizzle-orm';
import type { Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followTransfers } from './follow-transfers.ts';
import { mailTransfers } from './mail-transfers.ts';

const bytes = (value: number, length: number): Hex => `0x${value.toString(16).padStart(length * 2, '0')}`;
const [alice, bob, token] = [bytes(0xa1, 20), bytes(0xb0, 20), bytes(0xc0, 20)];
const AT = new Date('2026-05-01T12:00:00.000Z');
const HOUR = 3_600_000;
let database: TestDatabase;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());
beforeEach(async () => {
  const { db, pool } = database;
  await pool.query(`truncate app.watch_cursor, app.watch_events, app.watched_addresses, app.notifications, app.mail_outbox,
    chain.blocks, chain.orphaned_blocks, chain.transactions, chain.token_transfers, chain.pending_traces, chain.sync_state cascade`);
  await pool.query('delete from app.users');
  const [user] = await db
    .insert(users)
    .values({ email: 'ann@example.org', emailVerified: true, language: 'de' })
    .returning();
  userId = user!.id;
  await db.insert(watchedAddresses).values({
    userId,
    address: alice,
    hasNac: true,
    hasTokens: false,
    hasNfts: true,
    wantsMail: true,
    createdAt: AT,
  });
  await seal(0, 100);
});

const follow = () => followTransfers(database.db, 0);
const mail = (now: number) =>
  mailTransfers({ db: database.db, clock: () => now, origin: 'https://nova.example' });
const found = async () =>
  (await database.db.select().from(watchEvents)).map(({ blockNumber }) => blockNumber);

/** Adds a block with this hash; its transaction sends 2 NAC from bob to alice unless it is the first. */
async function seal(number: number, hash: number): Promise<void> {
  const { db } = database;
  const [parent] = await db.select().from(syncState);
  await db.insert(blocks).values({
    number,
    hash: bytes(hash, 32),
    parentHash: parent?.blockHash ?? bytes(0, 32),
    timestamp: AT,
    size: 1,
    gasUsed: 1,
    gasLimit: 1,
    transactionCount: 1,
    miner: bob,
    stateRoot: bytes(1, 32),
    transactionsRoot: bytes(2, 32),
    receiptsRoot: bytes(3, 32),
    extraData: '0x',
  });
  if (number > 0) {
    await db.insert(transactions).values({
      blockNumber: number,
      index: 0,
      hash: bytes(hash + 1_000, 32),
      from: bob,
      to: alice,
      value: 2n * 10n ** 18n,
      fee: 0n,
      gasPrice: 0n,
      gasUsed: 1,
      gasLimit: 1,
      nonce: number,
      type: 2,
      isSuccessful: true,
      input: '0x',
      timestamp: AT,
    });
  }
  const state = { blockNumber: number, blockHash: bytes(hash, 32) };
  await db
    .insert(syncState)
    .values({ genesisHash: bytes(100, 32), ...state })
    .onConflictDoUpdate({ target: syncState.id, set: state });
}

/** Takes out the blocks above a number, as the indexer does in a reorg. */
async function takeOut(above: number): Promise<void> {
  const { db } = database;
  const removed = await db.delete(blocks).where(gt(blocks.number, above)).returning();
  await db.delete(transactions).where(gt(transactions.blockNumber, above));
  await db.insert(orphanedBlocks).values(
    removed.map(({ hash, number, parentHash, timestamp, miner }) => ({
      hash,
      number,
      parentHash,
      timestamp,
      miner,
    })),
  );
  const [head] = await db.select().from(blocks).where(eq(blocks.number, above));
  await db.update(syncState).set({ blockNumber: above, blockHash: head!.hash });
}

test('each transfer is found once, with one notification per address', async () => {
  await follow();
  await seal(1, 101);
  await seal(2, 102);
  await database.db.insert(tokenTransfers).values([
    {
      blockNumber: 2,
      logIndex: 0,
      txIndex: 0,
      token,
      kind: 'erc20',
      from: bob,
      to: alice,
      amount: 5n,
      timestamp: AT,
    },
    {
      blockNumber: 2,
      logIndex: 1,
      txIndex: 0,
      token,
      kind: 'erc721',
      from: alice,
      to: bob,
      amount: 1n,
      tokenId: 7n,
      timestamp: AT,
    },
  ]);
  await follow();
  await follow();
  const events = await database.db.select().from(watchEvents).orderBy(watchEvents.id);
  // The ERC-20 token is not watched.
  expect(
    events.map(({ asset, isIncoming, amount, tokenId }) => [asset, isIncoming, amount, tokenId]),
  ).toEqual(
    expect.arrayContaining([
      ['nac', true, 2n * 10n ** 18n, null],
      ['nac', true, 2n * 10n ** 18n, null],
      ['nft', false, 1n, 7n],
    ]),
  );
  expect(events).toHaveLength(3);
  const rows = await database.db.select().from(notifications);
  expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
    ['watched_transfers', { wallet: alice, count: 3 }],
  ]);
});

test('blocks without a transfer at a watched address are skipped without a transaction', async () => {
  const { db } = database;
  await follow();
  const transaction = vi.spyOn(db, 'transaction');
  await db.update(watchedAddresses).set({ address: token });
  await seal(1, 101);
  expect(await follow()).toBe(false);
  expect(transaction).not.toHaveBeenCalled();
  expect(await db.select().from(watchCursor)).toMatchObject([{ blockNumber: 1, blockHash: bytes(101, 32) }]);
  await db.update(watchedAddresses).set({ address: alice });
  await seal(2, 102);
  await follow();
  expect(transaction).toHaveBeenCalledOnce();
  expect(await found()).toEqual([2]);
  transaction.mockRestore();
});

test('a batch that fails leaves nothing behind and is repeated as a whole', async () => {
  await follow();
  await seal(1, 101);
  const broken = database.db.transaction(async (tx) => {
    await followTransfers(tx, 0);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await found()).toEqual([]);
  await follow();
  expect(await found()).toEqual([1]);
});

test('a reorg removes what was found in its blocks, and the new blocks are compared', async () => {
  await follow();
  for (const number of [1, 2, 3]) await seal(number, 100 + number);
  await follow();
  expect(await found()).toEqual([1, 2, 3]);
  await takeOut(1);
  await seal(2, 202);
  await follow();
  expect((await found()).toSorted((a, b) => a - b)).toEqual([1, 2]);
  const [event] = await database.db.select().from(watchEvents).where(eq(watchEvents.blockNumber, 2));
  expect(event!.transactionHash).toBe(bytes(1_202, 32));
  // The notification about the removed blocks is gone; the one about block 2 is new.
  expect((await database.db.select().from(notifications)).map(({ data }) => data)).toEqual([
    { wallet: alice, count: 1 },
  ]);
});

test('emails bundle the transfers of an hour', async () => {
  await follow();
  await seal(1, 101);
  await follow();
  const start = AT.getTime();
  expect(await mail(start)).toBe(true);
  expect(await mail(start)).toBe(false);
  await seal(2, 102);
  await seal(3, 103);
  await follow();
  expect(await mail(start + HOUR - 1)).toBe(false);
  expect(await mail(start + HOUR)).toBe(true);
  const mails = await database.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ann@example.org', 'Ein Transfer bei einer Adresse, die du beobachtest'],
    ['ann@example.org', '2 Transfers bei einer Adresse, die du beobachtest'],
  ]);
  expect(mails[0]!.bodyText).toContain(`2 NAC von ${bob} erhalten.`);
  expect(mails[0]!.headers!['List-Unsubscribe']).toContain('/api/v1/watchlist/unsubscribe?key=');
});

test('an account without a confirmed address gets no email', async () => {
  await database.db.update(users).set({ emailVerified: false });
  await follow();
  await seal(1, 101);
  await follow();
  expect(await mail(AT.getTime())).toBe(true);
  expect(await database.db.select().from(mailOutbox)).toEqual([]);
});
