import type { BroadcastResult } from '../broadcast.ts';
import { FILL_NONCE } from '../fill-nonce.ts';
import { readGasLimit } from '../signer.ts';
import type { Operation, OutboxKind } from '../outbox-kind.ts';
import type { SignedRow } from '../outbox-row.ts';
import { isVoided, readSignedOperation } from '../read-signed-operation.ts';

/** A signed row on its way: what this process knows about it beyond what is stored. */
export interface PendingTransaction {
  row: SignedRow;
  readonly operation: Operation;
  /** Gas limit of its bytes when they are signed again. */
  readonly gasLimit: bigint;
  /** The node has been given the bytes and has not answered yet. */
  isSending: boolean;
  /** The node's answer, until the lane has dealt with it. */
  answer: BroadcastResult | null;
  /** When the bytes were last given to the node, in milliseconds of the monotonic clock. */
  sentAtMs: number;
  /** The receipt should be asked for now. */
  isDue: boolean;
  /** The chain has used the nonce, though no receipt of ours was seen. */
  isNonceUsed: boolean;
  /** The block that holds it, while that block is not deep enough to be final. */
  minedAt: number | null;
  /** When the chain, which found it too early, would take it; in milliseconds of the monotonic clock. */
  retryAtMs: number | null;
  /** Refusals by the node in a row. */
  refusals: number;
  /** Why its bytes only use up the nonce; null while they carry the operation. */
  voidedFor: string | null;
  /** How often in a row it could not be found out what is to become of it. */
  judgeFailures: number;
}

/** @param kind undefined for a kind that this version does not know */
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
    voidedFor: isVoided(row, FILL_NONCE.kind) ? 'the node refused its bytes again and again' : null,
    judgeFailures: 0,
  };
}
