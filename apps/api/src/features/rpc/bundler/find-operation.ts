import type { Queryable } from '@nova/db/database';
import { isUserOperation, logs, transactions } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { SEND_USER_OPERATION, userOperationSchema } from '@nova/shared/passkey/user-operation';
import { and, eq, sql } from 'drizzle-orm';
import { decodeEventLog, type Hex, numberToHex } from 'viem';
import { entryPoint08Abi } from 'viem/account-abstraction';
import { z } from 'zod';
import { queryNode, BundlerError, type CallNode } from './bundler-node.ts';

const REFUSED = -32500;
const ZERO_ADDRESS: Hex = `0x${'00'.repeat(20)}`;
const IS_USER_OPERATION = sql.raw(isUserOperation('logs'));
const receiptSchema = z.looseObject({ logs: z.array(z.unknown()) });

/** Returns the accepted operation with this hash; null if this bundler has not accepted it. */
export async function findOutboxRow(db: Queryable, hash: Hex) {
  const [row] = await db
    .select({ payload: outbox.payload, status: outbox.status, reason: outbox.lastError })
    .from(outbox)
    .where(and(eq(outbox.operationId, hash), eq(outbox.kind, SEND_USER_OPERATION)));
  return row ?? null;
}

/** Returns the event of an executed operation, with its transaction; null before it is in a block. */
async function findEvent(db: Queryable, hash: Hex) {
  const [row] = await db
    .select({ topics: logs.topics, data: logs.data, block: logs.blockNumber, transaction: transactions.hash })
    .from(logs)
    .innerJoin(
      transactions,
      and(eq(transactions.blockNumber, logs.blockNumber), eq(transactions.index, logs.txIndex)),
    )
    .where(
      sql`${IS_USER_OPERATION} and ${logs.topics}[2] = ${Buffer.from(hash.slice(2), 'hex')} and ${logs.address} = ${Buffer.from(ENTRY_POINT.slice(2), 'hex')}`,
    )
    .limit(1);
  if (!row) return null;
  const event = decodeEventLog({
    abi: entryPoint08Abi,
    eventName: 'UserOperationEvent',
    topics: row.topics as [Hex, Hex, Hex, Hex],
    data: row.data,
  });
  return { ...event.args, block: row.block, transaction: row.transaction };
}

/**
 * Returns the receipt of an operation; null while it waits for its block.
 * @throws BundlerError if the chain did not accept the operation that was accepted here
 */
export async function findOperationReceipt(
  db: Queryable,
  callNode: CallNode,
  hash: Hex,
): Promise<object | null> {
  const event = await findEvent(db, hash);
  if (event === null) {
    const row = await findOutboxRow(db, hash);
    if (row?.status !== 'refused' && row?.status !== 'failed') return null;
    throw new BundlerError(
      REFUSED,
      `The operation was not executed: ${row.reason ?? 'the chain refused it'}.`,
    );
  }
  const [receipt] = await queryNode(callNode, [
    { method: 'eth_getTransactionReceipt', params: [event.transaction] },
  ]);
  // A reorganization has just removed the block.
  if (receipt === null) return null;
  return {
    userOpHash: hash,
    entryPoint: ENTRY_POINT,
    sender: event.sender.toLowerCase(),
    nonce: numberToHex(event.nonce),
    ...(event.paymaster === ZERO_ADDRESS ? {} : { paymaster: event.paymaster.toLowerCase() }),
    actualGasCost: numberToHex(event.actualGasCost),
    actualGasUsed: numberToHex(event.actualGasUsed),
    success: event.success,
    // The transaction contains no other operation.
    logs: receiptSchema.parse(receipt).logs,
    receipt,
  };
}

/** Returns an operation that this bundler has accepted, with its block once it has one; otherwise null. */
export async function findOperation(db: Queryable, callNode: CallNode, hash: Hex): Promise<object | null> {
  const row = await findOutboxRow(db, hash);
  if (row === null) return null;
  const common = { userOperation: userOperationSchema.parse(row.payload), entryPoint: ENTRY_POINT };
  const event = await findEvent(db, hash);
  if (event === null) return { ...common, blockNumber: null, blockHash: null, transactionHash: null };
  const [block] = await queryNode(callNode, [
    { method: 'eth_getBlockByNumber', params: [numberToHex(event.block), false] },
  ]);
  return {
    ...common,
    blockNumber: numberToHex(event.block),
    blockHash: z.looseObject({ hash: z.string() }).nullable().parse(block)?.hash ?? null,
    transactionHash: event.transaction,
  };
}
