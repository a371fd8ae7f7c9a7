import type { Queryable } from '@nova/db/database';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { blocks, chainActions, transactions } from '@nova/db/schema/explorer';
import { toBytes } from '@nova/runtime/hex-bytes';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { Block, BlockAnswer, BlockDetail } from '@nova/shared/explorer/schemas';
import type { BlocksQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { readBlockCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { toHeightRange } from './height-range.ts';
import { readOrphanedBlock } from '../orphans.ts';
import { type BlockRow, proofColumns, toBlock } from './rows.ts';
import { readIndexedHead, readTransactionsOfBlock } from './transactions.ts';

/**
 * Maximum number of transactions in the response. Nova seals one per block; a full block of another node is
 * cut.
 */
const BLOCK_TRANSACTIONS_MAX = 500;

/** Lists blocks, newest first. */
export async function listBlocks(db: Queryable, query: BlocksQuery): Promise<Page<Block>> {
  const start = readBlockCursor(query.cursor, 1);
  const isOlder = start.direction === 'next';
  const [here] = start.position ?? [];
  const heights = toHeightRange(query);
  const rows = await selectBlocks(db)
    .where(
      and(
        here === undefined ? undefined : (isOlder ? lt : gt)(blocks.number, here),
        heights.from === null ? undefined : sql`${blocks.number} >= ${heights.from}`,
        heights.to === null ? undefined : sql`${blocks.number} <= ${heights.to}`,
      ),
    )
    .orderBy((isOlder ? desc : asc)(blocks.number))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.number]);
  return { ...page, items: page.items.map(toBlock) };
}

/**
 * Reads a block.
 * @param id a height or a hash; an orphaned block can only be found by its hash
 * @throws AppError `block_not_found`
 */
export async function readBlock(db: Queryable, id: number | Hex): Promise<BlockAnswer> {
  const [row] = await (typeof id === 'number'
    ? blockAt(db).execute({ number: id })
    : blockOf(db).execute({ hash: toBytes(id) }));
  if (row) return readDetail(db, row);
  const orphan = typeof id === 'number' ? null : await readOrphanedBlock(db, id);
  if (!orphan) throw new AppError(EXPLORER_ERRORS.blockNotFound, { message: 'Block not found' });
  return orphan;
}

const blockAt = preparedQuery((db) => selectBlocks(db).where(eq(blocks.number, sql.placeholder('number'))));
const blockOf = preparedQuery((db) => selectBlocks(db).where(eq(blocks.hash, sql.placeholder('hash'))));

async function readDetail(db: Queryable, row: BlockRow): Promise<BlockDetail> {
  const [list, head] = await Promise.all([
    readTransactionsOfBlock(db, row.number, BLOCK_TRANSACTIONS_MAX),
    readIndexedHead(db),
  ]);
  const ahead = Math.max(0, (head ?? row.number) - row.number);
  return {
    ...toBlock(row),
    status: 'sealed',
    state_root: row.stateRoot,
    transactions_root: row.transactionsRoot,
    receipts_root: row.receiptsRoot,
    extra_data: row.extraData,
    base_fee_per_gas: row.baseFeePerGas?.toString() ?? null,
    transactions: list,
    confirmations: ahead + 1,
    has_next: ahead > 0,
  };
}

/**
 * Selects blocks with sender and recipient of their first transaction and with their first action, looked up
 * row by row in one query.
 */
function selectBlocks(db: Queryable) {
  const first = db
    .select({ from: transactions.from, to: transactions.to })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, blocks.number), eq(transactions.index, 0)))
    .limit(1)
    .as('first');
  const action = db
    .select({ ...proofColumns, transactionHash: transactions.hash })
    .from(chainActions)
    .innerJoin(
      transactions,
      and(
        eq(transactions.blockNumber, chainActions.blockNumber),
        eq(transactions.index, chainActions.txIndex),
      ),
    )
    .where(eq(chainActions.blockNumber, blocks.number))
    .orderBy(asc(chainActions.logIndex))
    .limit(1)
    .as('action');
  return db
    .select({
      ...getTableColumns(blocks),
      from: first.from,
      to: first.to,
      proof: {
        actionId: action.actionId,
        account: action.account,
        userHash: action.userHash,
        actionKey: action.actionKey,
        points: action.points,
        occurredAt: action.occurredAt,
        revokedBlockNumber: action.revokedBlockNumber,
        transactionHash: action.transactionHash,
      },
    })
    .from(blocks)
    .leftJoinLateral(first, sql`true`)
    .leftJoinLateral(action, sql`true`)
    .$dynamic();
}
