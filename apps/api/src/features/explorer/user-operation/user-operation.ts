import type { Queryable } from '@nova/db/database';
import { isUserOperation, logs, transactions } from '@nova/db/schema/explorer';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { UserOperationDetail } from '@nova/shared/explorer/user-operation-schemas';
import { and, eq, sql } from 'drizzle-orm';
import { decodeEventLog, type Hex } from 'viem';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { decodeAccountCalls } from './decode-account-calls.ts';
import { findInBundle } from '../../../http/chain/user-operations/decode-bundle.ts';
import { entryPointAbi } from '../../../http/chain/user-operations/entry-point.ts';
import { selectUserOperations, toUserOperation } from './list-user-operations.ts';

const IS_USER_OPERATION = sql.raw(isUserOperation('logs'));

/** Events of the EntryPoint about one operation, besides its own: at most one of each. */
interface SideEvents {
  factory: Hex | null;
  revertReason: Hex | null;
  postOpRevertReason: Hex | null;
}

const NO_EVENTS: SideEvents = { factory: null, revertReason: null, postOpRevertReason: null };

/** Returns true if the chain contains a user operation with this hash. */
export async function findUserOperation(db: Queryable, hash: Hex): Promise<boolean> {
  const rows = await db.select({ logIndex: logs.logIndex }).from(logs).where(hasHash(hash)).limit(1);
  return rows.length > 0;
}

/**
 * Reads a user operation with its bundle.
 * @throws AppError `user_operation_not_found`
 */
export async function readUserOperation(db: Queryable, hash: Hex): Promise<UserOperationDetail> {
  const [row] = await selectUserOperations(db).where(hasHash(hash)).limit(1);
  if (!row) {
    throw new AppError(EXPLORER_ERRORS.userOperationNotFound, {
      message: 'User operation not found. Check its hash.',
    });
  }
  const operation = toUserOperation(row);
  const [events, [transaction]] = await Promise.all([
    readSideEvents(db, row, hash),
    db
      .select({ input: transactions.input })
      .from(transactions)
      .where(and(eq(transactions.blockNumber, row.blockNumber), eq(transactions.index, row.txIndex))),
  ]);
  const request = findInBundle(transaction!.input, operation);
  return {
    ...operation,
    factory: events.factory,
    revert_reason: events.revertReason,
    post_op_revert_reason: events.postOpRevertReason,
    request,
    calls: request && decodeAccountCalls(request.call_data),
  };
}

const hasHash = (hash: Hex) => sql`${IS_USER_OPERATION} and ${logs.topics}[2] = ${toBytes(hash)}`;

async function readSideEvents(
  db: Queryable,
  { blockNumber, txIndex, entryPoint }: { blockNumber: number; txIndex: number; entryPoint: Hex },
  hash: Hex,
): Promise<SideEvents> {
  const rows = await db
    .select({ topics: logs.topics, data: logs.data })
    .from(logs)
    .where(
      and(
        eq(logs.blockNumber, blockNumber),
        eq(logs.txIndex, txIndex),
        eq(logs.address, entryPoint),
        sql`${logs.topics}[2] = ${toBytes(hash)}`,
      ),
    );
  const found = { ...NO_EVENTS };
  for (const { topics, data } of rows) {
    const event = decodeEventLog({ abi: entryPointAbi, topics: topics as [Hex, ...Hex[]], data });
    if (event.eventName === 'AccountDeployed') found.factory = event.args.factory.toLowerCase() as Hex;
    if (event.eventName === 'UserOperationRevertReason') found.revertReason = event.args.revertReason;
    if (event.eventName === 'PostOpRevertReason') found.postOpRevertReason = event.args.revertReason;
  }
  return found;
}
