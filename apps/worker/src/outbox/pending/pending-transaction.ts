import type { BroadcastResult } from '../broadcast.ts';
import { FILL_NONCE } from '../fill-nonce.ts';
import { readGasLimit } from '../signer.ts';
import type { Operation, OutboxKind } from '../outbox-kind.ts';
import type { SignedRow } from '../outbox-row.ts';
import { isVoided, readSignedOperation } from '../read-signed-operation.ts';

/** A signed row that is not done, with state that is not stored. */
export interface PendingTransaction {
  row: SignedRow;
  readonly operation: Operation;
  /** Gas limit of the transaction if it is signed again. */
  readonly gasLimit: bigint;
  /** The transaction was sent to the node, which has not answered yet. */
  isSending: boolean;
  /** The node's answer, until the lane has processed it. */
  answer: BroadcastResult | null;
  /** Time of the last broadcast, in milliseconds of the monotonic clock. */
  sentAtMs: number;
  /** The receipt should be requested now. */
  isDue: boolean;
  /** The chain has used the nonce, but no receipt was found. */
  isNonceUsed: boolean;
  /** Block that contains the transaction, while it has too few confirmations to be final. */
  minedAt: number | null;
  /**
   * Time at which the chain would accept an operation it found too early, in milliseconds of the monotonic
   * clock.
   */
  retryAtMs: number | null;
  /** Consecutive rejections by the node. */
  refusals: number;
  /** Reason why the transaction only uses the nonce, or null while it contains the operation. */
  voidedFor: string | null;
  /** Consecutive failures to determine the next step. */
  judgeFailures: number;
}

/** @param kind Undefined for a kind that this version does not know. */
export function createPendingTransaction(row: SignedRow, kind: OutboxKind | undefined): PendingTransaction {
  return {
    row,
    operation: readSignedOperation(row, kind),
    gasLimit: kind?.gasLimit ?? readGasLimit(row.rawTransaction),
    isSending: false,
    answer: null,
    sentAtMs: 0,
    isDue: true,
    isNonceUsed: false,
    minedAt: null,
    retryAtMs: null,
    refusals: 0,
    voidedFor: isVoided(row, FILL_NONCE.kind) ? 'the node rejected its transaction repeatedly' : null,
    judgeFailures: 0,
  };
}
