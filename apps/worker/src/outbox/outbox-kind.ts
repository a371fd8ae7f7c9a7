import type { Hex } from 'viem';
import type { RpcClient } from '../lib/chain/rpc-client.ts';

/** What a row makes the chain do. */
export interface OperationCall {
  readonly to: Hex;
  readonly data: Hex;
  readonly valueWei: bigint;
}

/** A row's payload, understood. */
export interface Operation {
  readonly call: OperationCall;
  /**
   * Asks the contract whether it has this operation id, whoever brought it there.
   * @param blockTag the state to ask: `latest`, or a height in hex
   */
  isOnChain(rpc: RpcClient, blockTag: string): Promise<boolean>;
  /** A refusal in words, for the log. `data` is what the chain gave as the reason. */
  explainRefusal(data: Hex): string;
  /** True for a refusal that answers whoever asked, and is no fault: the row ends as `refused`, without an alarm. */
  isAnswer?(data: Hex): boolean;
  /** By how many seconds the chain's clock was behind what it refused for that; 0 for any other refusal. */
  secondsTooEarly?(data: Hex): number;
}

/** How one kind of row becomes a transaction. One per kind, listed in `outbox-jobs.ts`. */
export interface OutboxKind {
  readonly kind: string;
  /** With margin: what is not used costs nothing. */
  readonly gasLimit: bigint;
  /** @throws when the payload is not one of this kind: such a row can never be carried */
  read(row: { operationId: Hex; payload: unknown; signer: Hex }): Operation;
}
