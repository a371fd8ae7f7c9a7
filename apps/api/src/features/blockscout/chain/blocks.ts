import type { Database } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { BlockItem } from '../schemas/chain.ts';

interface BlockRow extends Record<string, unknown> {
  readonly number: string;
  readonly hash: Buffer;
  readonly parent_hash: Buffer;
  readonly timestamp: string;
  readonly size: number;
  readonly gas_used: string;
  readonly gas_limit: string;
  readonly base_fee_per_gas: string | null;
  readonly transaction_count: number;
  readonly miner: Buffer;
  readonly state_root: Buffer;
  readonly extra_data: Buffer;
  readonly fees: string;
}

/** Kinds of blocks that Blockscout's description names. */
export const BLOCK_TYPES = ['block', 'uncle', 'reorg'] as const;

interface BlocksQuery {
  readonly type?: (typeof BLOCK_TYPES)[number] | undefined;
  readonly block_number?: number | undefined;
}

/** Lists blocks, newest first. The index has the blocks of the chain only: none is an uncle or was replaced. */
export async function listBlocks(db: Database, { type = 'block', block_number: height }: BlocksQuery) {
  if (type !== 'block') return { items: [], next_page_params: null };
  return readPage(db, isBehind(height));
}

/** Lists the blocks that an address sealed, newest first. */
export async function listValidatedBlocks(
  db: Database,
  address: Hex,
  { block_number: height }: Pick<BlocksQuery, 'block_number'>,
) {
  return readPage(db, sql`b.miner = ${toBytes(address)} and ${isBehind(height)}`);
}

function isBehind(height: number | undefined): SQL {
  return height === undefined ? sql`true` : sql`b.number < ${height}::bigint`;
}

async function readPage(db: Database, condition: SQL) {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<BlockRow>(
      sql`${selectBlocks(condition)} limit ${sql.raw(String(PAGE_ITEMS + 1))} ${plannedAnew}`,
    );
    const describe = await describeAddresses(
      tx,
      rows.map((row) => row.miner),
    );
    return toPage(
      rows,
      (row) => toBlock(row, describe),
      (last) => ({ block_number: Number(last.number), items_count: PAGE_ITEMS }),
    );
  });
}

/** Reads a block. @param id height or hash @throws AppError `block_not_found` */
export async function readBlock(db: Database, id: number | Hex): Promise<BlockItem> {
  const isIt = typeof id === 'number' ? sql`b.number = ${id}::bigint` : sql`b.hash = ${toBytes(id)}`;
  const { rows } = await db.execute<BlockRow>(selectBlocks(isIt));
  const [row] = rows;
  if (!row) throw new AppError(EXPLORER_ERRORS.blockNotFound, { message: 'Block not found' });
  return toBlock(row, await describeAddresses(db, [row.miner]));
}

function selectBlocks(condition: SQL): SQL {
  return sql`
    select b.number, b.hash, b.parent_hash, b.timestamp, b.size, b.gas_used, b.gas_limit, b.base_fee_per_gas::text,
      b.transaction_count, b.miner, b.state_root, b.extra_data,
      (select coalesce(sum(t.fee), 0)::text from chain.transactions t where t.block_number = b.number) as fees
    from chain.blocks b where ${condition} order by b.number desc`;
}

function toBlock(row: BlockRow, describe: DescribeAddress): BlockItem {
  const [gasUsed, gasLimit] = [Number(row.gas_used), Number(row.gas_limit)];
  const usedShare = gasLimit === 0 ? 0 : gasUsed / gasLimit;
  const tipsWei = BigInt(row.fees) - BigInt(row.base_fee_per_gas ?? 0) * BigInt(row.gas_used);
  return {
    type: 'block',
    height: Number(row.number),
    hash: toHex(row.hash),
    parent_hash: toHex(row.parent_hash),
    timestamp: toWireTime(new Date(row.timestamp)),
    miner: describe(row.miner),
    size: row.size,
    transactions_count: row.transaction_count,
    withdrawals_count: 0,
    gas_used: row.gas_used,
    gas_limit: row.gas_limit,
    gas_used_percentage: 100 * usedShare,
    // EIP-1559's target is half the gas limit.
    gas_target_percentage: 200 * usedShare - 100,
    base_fee_per_gas: row.base_fee_per_gas,
    transaction_fees: row.fees,
    priority_fee: tipsWei.toString(),
    burnt_fees: '0',
    burnt_fees_percentage: 0,
    rewards: [{ type: 'Validator Reward', reward: row.fees }],
    difficulty: '0',
    total_difficulty: '0',
    nonce: '0x0000000000000000',
    extra_data: toHex(row.extra_data),
    state_root: toHex(row.state_root),
    uncles_hashes: [],
    is_pending_update: false,
  };
}
