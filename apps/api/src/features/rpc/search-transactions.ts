import type { Queryable } from '@nova/db/database';
import { addressTransactions, transactions } from '@nova/db/schema/explorer';
import { and, asc, desc, eq, gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { z } from 'zod';
import { refuseForNow, reportNodeAway, RPC_CODES, type RpcRequest, toRpcError } from './json-rpc.ts';

const BEFORE = 'ots_searchTransactionsBefore';
const AFTER = 'ots_searchTransactionsAfter';
/** Methods that the index answers, because the node has no index of addresses. */
export const INDEXED_METHODS: ReadonlySet<string> = new Set([BEFORE, AFTER]);
/** Maximum number of transactions that one page may request; the last block on it is always complete. */
export const SEARCH_PAGE_MAX = 25;

const paramsSchema = z.tuple([
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform((address) => address.toLowerCase() as Hex),
  z
    .int()
    .min(0)
    .max(2 ** 31),
  z.int().min(1).max(SEARCH_PAGE_MAX),
]);

/** Sends calls to the node in one request; null while the node is overloaded. */
type CallNode = (calls: readonly RpcRequest[]) => Promise<object[] | null>;

const fieldsSchema = z.looseObject({ result: z.record(z.string(), z.unknown()).nullish() });

/**
 * Answers Otterscan's search for the transactions of an address, in the page's order: newest first. Block 0
 * means the newest transactions for `Before` and the oldest for `After`.
 */
export async function searchTransactions(
  db: Queryable,
  call: RpcRequest,
  callNode: CallNode,
): Promise<object> {
  const params = paramsSchema.safeParse(call['params']);
  if (!params.success) {
    const message = `invalid arguments: an address, a block number and a page size of 1 to ${SEARCH_PAGE_MAX} are needed`;
    return toRpcError(call.id, RPC_CODES.invalidParams, message);
  }
  const [address, block, size] = params.data;
  const isBefore = call.method === BEFORE;
  const { hashes, hasMore } = await readHashes(db, address, block, size, isBefore);
  const requests = hashes.flatMap((hash) =>
    ['eth_getTransactionByHash', 'eth_getTransactionReceipt'].map((method) => ({
      jsonrpc: '2.0' as const,
      id: 0,
      method,
      params: [hash],
    })),
  );
  const answers = requests.length === 0 ? [] : await callNode(requests);
  if (answers === null) return refuseForNow(call);
  const found = answers.map((answer) => fieldsSchema.parse(answer).result);
  if (found.includes(undefined)) return reportNodeAway(call);
  // A transaction that a reorganization has just removed is null.
  const rows = hashes.flatMap((_, index) => {
    const [tx, receipt] = [found[2 * index], found[2 * index + 1]];
    return tx && receipt ? [{ tx, receipt }] : [];
  });
  const isEdge = block === 0;
  return {
    jsonrpc: '2.0',
    id: call.id ?? null,
    result: {
      txs: rows.map(({ tx }) => tx),
      // Otterscan reads the time of a row from its receipt, as a number.
      receipts: rows.map(({ tx, receipt }) =>
        Object.assign(receipt, { timestamp: Number(tx['blockTimestamp'] ?? 0) }),
      ),
      firstPage: isBefore ? isEdge : !hasMore,
      lastPage: isBefore ? !hasMore : isEdge,
    },
  };
}

/**
 * Returns the hashes of a page, newest first, and whether there is more beyond it. The page ends with a whole
 * block, because the next one starts from a block's number.
 */
async function readHashes(
  db: Queryable,
  address: Hex,
  block: number,
  size: number,
  isBefore: boolean,
): Promise<{ hashes: Hex[]; hasMore: boolean }> {
  const { blockNumber, txIndex } = addressTransactions;
  const [order, isBeyond, isWithin] = isBefore ? [desc, lt, gte] : [asc, gt, lte];
  const select = (...conditions: (SQL | undefined)[]) =>
    db
      .select({ hash: transactions.hash, blockNumber })
      .from(addressTransactions)
      .innerJoin(
        transactions,
        and(eq(transactions.blockNumber, blockNumber), eq(transactions.index, txIndex)),
      )
      .where(and(eq(addressTransactions.address, address), ...conditions));
  const start = block === 0 ? undefined : isBeyond(blockNumber, block);
  const [last] = await select(start)
    .orderBy(order(blockNumber), order(txIndex))
    .limit(1)
    .offset(size - 1);
  const rows = await select(start, last && isWithin(blockNumber, last.blockNumber)).orderBy(
    desc(blockNumber),
    desc(txIndex),
  );
  const beyond = last === undefined ? [] : await select(isBeyond(blockNumber, last.blockNumber)).limit(1);
  return { hashes: rows.map(({ hash }) => hash), hasMore: beyond.length > 0 };
}
