import type { Database } from '@nova/db/database';
import {
  addressStats,
  addressTransactions,
  blocks,
  chainActions,
  logs,
  syncState,
  transactions,
} from '@nova/db/schema/explorer';
import { contractCreations, internalTransactions } from '@nova/db/schema/explorer-details';
import { tokens, tokenTransfers } from '@nova/db/schema/token';
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Hex } from 'viem';

type TransactionRow = InferInsertModel<typeof transactions>;
type ActionRow = InferInsertModel<typeof chainActions>;
type TransferRow = InferInsertModel<typeof tokenTransfers>;
type InternalRow = InferInsertModel<typeof internalTransactions>;

/** A small indexed chain, generated from a seed, with every property that filters distinguish. */
export interface ExplorerFixture {
  readonly people: readonly Hex[];
  readonly tokens: readonly Hex[];
  readonly blocks: InferInsertModel<typeof blocks>[];
  readonly transactions: TransactionRow[];
  readonly actions: ActionRow[];
  readonly transfers: TransferRow[];
  /** Transfers of ERC-1155: up to three per event. */
  readonly batches: TransferRow[];
  readonly internal: InternalRow[];
}

export const FIXTURE_KEYS = ['energy_collection', 'page_visit', 'nft_trade', 'daily_visit'] as const;
const START_MS = Date.UTC(2026, 4, 1);
/** Contract of the ERC-1155 transfers. */
export const MULTI_TOKEN = toHex(0xe1155, 20);
const ZERO: Hex = `0x${'00'.repeat(20)}`;

/** Returns a number as padded hex. */
export function toHex(value: number, bytes: number): Hex {
  return `0x${value.toString(16).padStart(bytes * 2, '0')}`;
}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fills an empty database. */
export async function fillExplorer(db: Database, seed: number, height: number): Promise<ExplorerFixture> {
  const fixture = createFixture(seed, height);
  await insert(db, blocks, fixture.blocks);
  await insert(db, transactions, fixture.transactions);
  await insert(db, chainActions, fixture.actions);
  await insert(db, tokenTransfers, fixture.transfers);
  await insert(db, tokenTransfers, fixture.batches);
  await insert(db, internalTransactions, fixture.internal);
  await insert(db, addressTransactions, listParticipations(fixture));
  await insert(db, addressStats, countTransactions(fixture));
  await insert(db, tokens, describeTokens(fixture));
  await insert(db, logs, listLogs(fixture));
  await insert(db, contractCreations, listCreations(fixture));
  const head = fixture.blocks.at(-1)!;
  await db.insert(syncState).values({
    genesisHash: fixture.blocks[0]!.hash,
    blockNumber: head.number,
    blockHash: head.hash,
  });
  return fixture;
}

async function insert<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(table).values(rows.slice(from, from + 500));
  }
}

function createFixture(seed: number, height: number): ExplorerFixture {
  const random = seededRandom(seed);
  const people = Array.from({ length: 6 }, (_, index) => toHex(0xa0 + index, 20));
  const fixture: ExplorerFixture = {
    people,
    tokens: [toHex(0xe20, 20), toHex(0xe721, 20)],
    blocks: [],
    transactions: [],
    actions: [],
    transfers: [],
    batches: [],
    internal: [],
  };
  let time = START_MS;
  for (let number = 0; number <= height; number++) {
    // Intervals between blocks in milliseconds, from the same instant to an idle hour.
    time += [0, 1, 250, 1_000, 3_600_000][Math.floor(random() * 5)]!;
    const count = number === 0 ? 0 : 1 + Math.floor(random() * 3);
    fixture.blocks.push(createBlock(number, time, count));
    for (let index = 0; index < count; index++) addTransaction(fixture, random, number, index, time);
  }
  return fixture;
}

function createBlock(
  number: number,
  time: number,
  transactionCount: number,
): ExplorerFixture['blocks'][number] {
  const root = toHex(number, 32);
  return {
    number,
    hash: toHex(0xb_000_000 + number, 32),
    parentHash: toHex(0xb_000_000 + Math.max(0, number - 1), 32),
    timestamp: new Date(time),
    size: 600 + number,
    gasUsed: 21_000 * transactionCount,
    gasLimit: 30_000_000,
    baseFeePerGas: 0n,
    transactionCount,
    miner: toHex(0xc0, 20),
    stateRoot: root,
    transactionsRoot: root,
    receiptsRoot: root,
    extraData: '0x',
  };
}

function addTransaction(
  fixture: ExplorerFixture,
  random: () => number,
  blockNumber: number,
  index: number,
  time: number,
): void {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const isCreation = random() < 0.04;
  const serial = blockNumber * 10 + index;
  const type = pick([0, 1, 2, 2]);
  const timestamp = new Date(time);
  const place = { blockNumber, txIndex: index, timestamp };
  fixture.transactions.push({
    blockNumber,
    index,
    hash: toHex(0x7_000_000 + serial, 32),
    from: pick(fixture.people),
    to: isCreation ? null : pick(fixture.people),
    contractAddress: isCreation ? toHex(0xcc_0000 + serial, 20) : null,
    value: random() < 0.3 ? BigInt(Math.floor(random() * 1000)) : 0n,
    fee: 21_000n * 1_000_000_000n,
    gasPrice: 1_000_000_000n,
    maxFeePerGas: type === 2 ? 2_000_000_000n : null,
    maxPriorityFeePerGas: type === 2 ? 1_000_000_000n : null,
    gasUsed: 21_000,
    gasLimit: 50_000,
    nonce: serial,
    type,
    isSuccessful: random() > 0.1,
    input: pick<Hex>(['0x', '0xa9059cbb', `0xa9059cbb${'11'.repeat(32)}`]),
    timestamp,
  });
  if (!isCreation && random() < 0.5) addActions(fixture, random() < 0.1 ? 2 : 1, place, pick);
  if (random() < 0.4) addTransfer(fixture, random, place, pick);
  if (random() < 0.3) addCalls(fixture, random, place, pick);
  if (serial % 7 === 0) addBatch(fixture, place);
}

type ChainPosition = { blockNumber: number; txIndex: number; timestamp: Date };
type Pick = <T>(values: readonly T[]) => T;

function addActions(fixture: ExplorerFixture, count: number, place: ChainPosition, pick: Pick): void {
  const actionKey = pick(FIXTURE_KEYS);
  for (let index = 0; index < count; index++) {
    const logIndex = place.txIndex * 4 + index;
    fixture.actions.push({
      ...place,
      logIndex,
      actionId: toHex(0xac_000_000 + place.blockNumber * 100 + logIndex, 32),
      account: pick(fixture.people),
      userHash: toHex(1, 32),
      actionKey,
      points: pick([5, 20, 40]),
      occurredAt: Math.floor(place.timestamp.getTime() / 1000),
      revokedBlockNumber: pick([null, null, null, place.blockNumber + 1]),
    });
  }
}

function addTransfer(fixture: ExplorerFixture, random: () => number, place: ChainPosition, pick: Pick): void {
  const isNft = random() < 0.3;
  fixture.transfers.push({
    ...place,
    logIndex: place.txIndex * 4 + 2,
    token: fixture.tokens[isNft ? 1 : 0]!,
    kind: isNft ? 'erc721' : 'erc20',
    from: pick([ZERO, ...fixture.people]),
    to: pick(fixture.people),
    amount: isNft ? 1n : BigInt(Math.floor(random() * 1000)),
    tokenId: isNft ? BigInt(Math.floor(random() * 5)) : null,
  });
}

// Chosen by position, so that the other rows of a seed stay the same.
function addBatch({ batches, people }: ExplorerFixture, place: ChainPosition): void {
  const { blockNumber } = place;
  const personOf = (number: number) => people[number % people.length]!;
  for (let batchIndex = 0; batchIndex <= blockNumber % 3; batchIndex++) {
    batches.push({
      ...place,
      logIndex: place.txIndex * 4 + 3,
      batchIndex,
      token: MULTI_TOKEN,
      kind: 'erc1155',
      from: blockNumber % 4 === 0 ? ZERO : personOf(blockNumber),
      to: personOf(blockNumber % 5),
      amount: BigInt(blockNumber % 40),
      tokenId: BigInt(batchIndex % 2),
    });
  }
}

function addCalls(fixture: ExplorerFixture, random: () => number, place: ChainPosition, pick: Pick): void {
  for (let traceIndex = 1; traceIndex <= 2; traceIndex++) {
    fixture.internal.push({
      ...place,
      traceIndex,
      traceAddress: traceIndex === 1 ? [0] : [0, 0],
      type: pick(['call', 'call', 'delegatecall', 'staticcall']),
      from: pick(fixture.people),
      to: pick(fixture.people),
      contractAddress: null,
      value: random() < 0.5 ? BigInt(Math.floor(random() * 1000)) : 0n,
      gas: 50_000,
      gasUsed: 30_000,
      input: '0xa9059cbb',
      output: '0x',
      error: null,
      isSuccessful: true,
    });
  }
}

function listParticipations(fixture: ExplorerFixture): InferInsertModel<typeof addressTransactions>[] {
  const keys = new Set<string>();
  const add = (address: Hex | null | undefined, blockNumber: number, txIndex: number) => {
    if (address) keys.add(`${address} ${blockNumber} ${txIndex}`);
  };
  for (const row of fixture.transactions) {
    for (const address of [row.from, row.to, row.contractAddress]) add(address, row.blockNumber, row.index);
  }
  for (const row of fixture.actions) add(row.account, row.blockNumber, row.txIndex);
  return [...keys].map((key) => {
    const [address, blockNumber, txIndex] = key.split(' ');
    return { address: address as Hex, blockNumber: Number(blockNumber), txIndex: Number(txIndex) };
  });
}

function countTransactions(fixture: ExplorerFixture): InferInsertModel<typeof addressStats>[] {
  const counts = new Map<Hex, number>();
  for (const { address } of listParticipations(fixture)) {
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return [...counts].map(([address, transactionCount]) => ({ address, transactionCount }));
}

function describeTokens({ tokens: [coin, collection] }: ExplorerFixture): InferInsertModel<typeof tokens>[] {
  const shared = { firstBlockNumber: 1, metadataState: 'read' } as const;
  return [
    { ...shared, address: coin!, kind: 'erc20', name: 'Tether', symbol: 'USDT', decimals: 6 },
    { ...shared, address: collection!, kind: 'erc721', name: 'Vehicles', symbol: 'VHC' },
  ];
}

function listLogs(fixture: ExplorerFixture): InferInsertModel<typeof logs>[] {
  return fixture.transfers.map((row) => ({
    blockNumber: row.blockNumber,
    logIndex: row.logIndex,
    txIndex: row.txIndex,
    address: row.token,
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      `0x${'00'.repeat(12)}${row.from.slice(2)}`,
      `0x${'00'.repeat(12)}${row.to.slice(2)}`,
    ],
    data: '0x01',
  }));
}

function listCreations(fixture: ExplorerFixture): InferInsertModel<typeof contractCreations>[] {
  return fixture.transactions.flatMap((row) =>
    row.contractAddress
      ? [
          {
            address: row.contractAddress,
            blockNumber: row.blockNumber,
            txIndex: row.index,
            traceIndex: 0,
            type: 'transaction' as const,
            creator: row.from,
            transactionHash: row.hash,
            timestamp: row.timestamp,
          },
        ]
      : [],
  );
}
