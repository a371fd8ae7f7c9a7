import type { Queryable } from '@nova/db/database';
import { blocks, transactions } from '@nova/db/schema/explorer';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { Block, BlockAnswer, BlockDetail } from '@nova/shared/explorer/schemas';
import type { BlocksQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte } from 'drizzle-orm';
import { readCursor, toPage } from '../../http/page-cursor.ts';
import { readActionsOfBlocks } from './actions.ts';
import { readHeightRange } from './height-range.ts';
import { readOrphanedBlock } from './orphans.ts';
import { toBlock, type ActionRow, type BlockRow } from './rows.ts';
import { readIndexedHead, readTransactionsOfBlock } from './transactions.ts';

/** Our own chain has one transaction in a block; another engine's full block is cut off here. */
const BLOCK_TRANSACTIONS_MAX = 500;

/** Blocks, newest first. */
export async function listBlocks(db: Queryable, query: BlocksQuery): Promise<Page<Block>> {
  const start = readCursor(query.cursor, 1);
  const isOlder = start.direction === 'next';
  const [here] = start.position ?? [];
  const heights = await readHeightRange(db, query);
  const rows = await db
    .select()
    .from(blocks)
    .where(
      and(
        here === undefined ? undefined : (isOlder ? lt : gt)(blocks.number, here),
        heights.from === null ? undefined : gte(blocks.number, heights.from),
        heights.to === null ? undefined : lte(blocks.number, heights.to),
      ),
    )
    .orderBy((isOlder ? desc : asc)(blocks.number))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.number]);
  return { ...page, items: await withContents(db, page.items) };
}

/** @param id a height or a hash; by its hash an orphaned block is found too @throws AppError `block_not_found` */
export async function readBlock(db: Queryable, id: number | `0x${string}`): Promise<BlockAnswer> {
  const isAsked = typeof id === 'number' ? eq(blocks.number, id) : eq(blocks.hash, id);
  const [row] = await db.select().from(blocks).where(isAsked);
  if (row) return readDetail(db, row);
  const orphan = typeof id === 'number' ? null : await readOrphanedBlock(db, id);
  if (!orphan) throw new AppError(EXPLORER_ERRORS.blockNotFound, { message: 'Block not found' });
  return orphan;
}

async function readDetail(db: Queryable, row: BlockRow): Promise<BlockDetail> {
  const [[block], list, head] = await Promise.all([
    withContents(db, [row]),
    readTransactionsOfBlock(db, row.number, BLOCK_TRANSACTIONS_MAX),
    readIndexedHead(db),
  ]);
  const ahead = Math.max(0, (head ?? row.number) - row.number);
  return {
    ...block!,
    status: 'sealed',
    stateRoot: row.stateRoot,
    transactionsRoot: row.transactionsRoot,
    receiptsRoot: row.receiptsRoot,
    extraData: row.extraData,
    baseFeePerGas: row.baseFeePerGas?.toString() ?? null,
    transactions: list,
    confirmations: ahead + 1,
    hasNext: ahead > 0,
  };
}

/** Adds to each block its first transaction's ends and its first action. */
async function withContents(db: Queryable, rows: readonly BlockRow[]): Promise<Block[]> {
  const numbers = rows.map((row) => row.number);
  if (numbers.length === 0) return [];
  const [firsts, actions] = await Promise.all([
    db
      .select({ blockNumber: transactions.blockNumber, from: transactions.from, to: transactions.to })
      .from(transactions)
      .where(and(inArray(transactions.blockNumber, numbers), eq(transactions.index, 0))),
    readActionsOfBlocks(db, numbers),
  ]);
  const firstByBlock = new Map(firsts.map((first) => [first.blockNumber, first]));
  const actionByBlock = new Map<number, ActionRow>();
  for (const action of actions) {
    if (!actionByBlock.has(action.blockNumber)) actionByBlock.set(action.blockNumber, action);
  }
  return rows.map((row) => toBlock(row, firstByBlock.get(row.number), actionByBlock.get(row.number)));
}
