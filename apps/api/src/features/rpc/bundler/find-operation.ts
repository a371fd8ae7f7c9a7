import type { Queryable } from '@nova/db/database';
import { isUserOperation, logs, transactions } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { SEND_USER_OPERATION, userOperationSchema } from '@nova/shared/passkey/user-operation';
import { and, eq, sql } from 'drizzle-orm';
import { decodeEventLog, getAbiItem, type Hex, numberToHex, toEventSelector } from 'viem';
import { entryPoint08Abi } from 'viem/account-abstraction';
import { z } from 'zod';
import { findInBundle } from '../../../http/chain/user-operations/decode-bundle.ts';
import { queryNode, BundlerError, type CallNode } from './bundler-node.ts';
import { toOperationMessage } from './operation-message.ts';

const REFUSED = -32500;
const ZERO_ADDRESS: Hex = `0x${'00'.repeat(20)}`;
const IS_USER_OPERATION = sql.raw(isUserOperation('logs'));
const receiptSchema = z.looseObject({
  logs: z.array(z.looseObject({ address: z.string(), topics: z.array(z.string()), data: z.string() })),
});
type ReceiptLog = z.infer<typeof receiptSchema>['logs'][number];

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
    .select({
      topics: logs.topics,
      data: logs.data,
      block: logs.blockNumber,
      transaction: transactions.hash,
      input: transactions.input,
    })
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
  const { block, transaction, input } = row;
  return { ...event.args, block, transaction, input };
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
  const own = logsOf(receiptSchema.parse(receipt).logs, hash);
  const reason = event.success ? undefined : readRevertReason(own);
  return {
    userOpHash: hash,
    entryPoint: ENTRY_POINT,
    sender: event.sender.toLowerCase(),
    nonce: numberToHex(event.nonce),
    ...(event.paymaster === ZERO_ADDRESS ? {} : { paymaster: event.paymaster.toLowerCase() }),
    actualGasCost: numberToHex(event.actualGasCost),
    actualGasUsed: numberToHex(event.actualGasUsed),
    success: event.success,
    ...(reason !== undefined && { reason }),
    logs: own,
    receipt,
  };
}

const topicOf = (eventName: 'UserOperationEvent' | 'BeforeExecution' | 'UserOperationRevertReason'): Hex =>
  toEventSelector(getAbiItem({ abi: entryPoint08Abi, name: eventName }));
const ENDS = topicOf('UserOperationEvent');
const BEFORE_EXECUTION = topicOf('BeforeExecution');
const REVERT_REASON = topicOf('UserOperationRevertReason');

const isEvent = ({ address, topics }: ReceiptLog, topic: Hex) =>
  address.toLowerCase() === ENTRY_POINT && topics[0] === topic;

/**
 * Returns the logs of one operation. A bundle of someone else may contain several: their execution begins after one
 * event, and each ends with its own.
 */
function logsOf(all: readonly ReceiptLog[], hash: Hex): readonly ReceiptLog[] {
  if (all.filter((log) => isEvent(log, ENDS)).length === 1) return all;
  const end = all.findIndex((log) => isEvent(log, ENDS) && log.topics[1] === hash);
  const before = all.slice(0, end);
  const start = before.findLastIndex((log) => isEvent(log, ENDS) || isEvent(log, BEFORE_EXECUTION));
  return all.slice(start + 1, end + 1);
}

/** Returns what the calls of an operation reverted with, if they returned anything. */
function readRevertReason(logs: readonly ReceiptLog[]): Hex | undefined {
  const log = logs.find((each) => isEvent(each, REVERT_REASON));
  if (log === undefined) return undefined;
  const event = { topics: log.topics as [Hex, Hex, Hex], data: log.data as Hex };
  return decodeEventLog({ abi: entryPoint08Abi, eventName: 'UserOperationRevertReason', ...event }).args
    .revertReason;
}

/**
 * Returns an operation with its block, once it has one. Null for an operation that neither this bundler accepted nor
 * a transaction submitted to the EntryPoint directly.
 */
export async function findOperation(db: Queryable, callNode: CallNode, hash: Hex): Promise<object | null> {
  const [row, event] = await Promise.all([findOutboxRow(db, hash), findEvent(db, hash)]);
  const userOperation = row
    ? userOperationSchema.parse(row.payload)
    : event && findSubmitted(event.input, event);
  if (userOperation === null) return null;
  const common = { userOperation, entryPoint: ENTRY_POINT };
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

/** Returns an operation as another bundler submitted it. */
function findSubmitted(input: Hex, { sender, nonce }: { sender: Hex; nonce: bigint }): object | null {
  const request = findInBundle(input, { sender, nonce: nonce.toString() });
  return request && toOperationMessage({ sender, nonce }, request);
}
