import { hashUserOperation } from '@nova/shared/passkey/hash-user-operation';
import type { Database } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { isUniqueViolation } from '@nova/db/unique-violation';
import {
  findProblem,
  SEND_USER_OPERATION,
  toUserOperation,
  type UserOperationMessage,
} from '@nova/shared/passkey/user-operation';
import type { Hex } from 'viem';
import { RPC_CODES } from '../json-rpc.ts';
import { BundlerError, type CallNode } from './bundler-node.ts';
import { findOutboxRow } from './find-operation.ts';
import { readPasskeyContracts, readSender } from './operation-chain.ts';
import { simulateOperation } from './simulate-operation.ts';

/**
 * Accepts an operation that the chain would execute now: it is one row of the outbox, one transaction and one
 * block. Sending it again changes nothing.
 * @returns the operation's hash
 */
export async function sendOperation(
  db: Database,
  callNode: CallNode,
  message: UserOperationMessage,
): Promise<Hex> {
  const contracts = await readPasskeyContracts(db);
  const operation = toUserOperation(message);
  const hash = hashUserOperation(operation);
  if (await findOutboxRow(db, hash)) return hash;
  const { terms } = await readSender(callNode, contracts, message.sender);
  const problem = findProblem(operation, terms);
  if (problem !== null) throw new BundlerError(RPC_CODES.invalidParams, problem);
  await simulateOperation(callNode, operation);
  try {
    await db.transaction((tx) =>
      enqueue(tx, { lane: 'gas', kind: SEND_USER_OPERATION, operationId: hash, payload: message }),
    );
  } catch (error) {
    // Two requests with the same operation arrived at once; one of them has stored it.
    if (!isUniqueViolation(error)) throw error;
  }
  return hash;
}
