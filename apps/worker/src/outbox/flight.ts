import type { BroadcastResult } from './broadcast.ts';
import type { Operation, OutboxKind } from './outbox-kind.ts';
import type { SignedRow } from './outbox-row.ts';

/** A signed row on its way: what this process knows about it beyond what is stored. */
export interface Flight {
  row: SignedRow;
  readonly kind: OutboxKind;
  readonly operation: Operation;
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
}

export function createFlight(row: SignedRow, kind: OutboxKind): Flight {
  return {
    row,
    kind,
    operation: kind.read(row),
    isSending: false,
    answer: null,
    sentAtMs: 0,
    isDue: true,
    isNonceUsed: false,
    minedAt: null,
    retryAtMs: null,
  };
}
