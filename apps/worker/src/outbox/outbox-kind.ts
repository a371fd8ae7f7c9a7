import type { Hex } from 'viem';
import type { RpcClient } from '../lib/chain/rpc-client.ts';

/** The call that a row makes on the chain. */
export interface OperationCall {
  readonly to: Hex;
  readonly data: Hex;
  readonly valueWei: bigint;
}

/** The parsed payload of a row. */
export interface Operation {
  readonly call: OperationCall;
  /**
   * Queries the contract for this operation ID, whichever transaction delivered it.
   * @param blockTag State to query: `latest`, or a height in hex.
   */
  isOnChain(rpc: RpcClient, blockTag: string): Promise<boolean>;
  /** Describes a rejection for the log. `data` is the revert data from the chain. */
  explainRefusal(data: Hex): string;
  /**
   * Returns true for a rejection that is a valid answer to the request: the row ends as `refused`, without
   * an alarm.
   */
  isAnswer?(data: Hex): boolean;
  /**
   * Returns by how many seconds the chain's clock was too early for the call; 0 for any other rejection.
   */
  secondsTooEarly?(data: Hex): number;
}

/** Converts one kind of row into transactions. Each kind is listed in `outbox-jobs.ts`. */
export interface OutboxKind {
  readonly kind: string;
  /** Includes a margin; unused gas costs nothing. */
  readonly gasLimit: bigint;
  /** @throws If the payload is invalid for this kind; such a row can never be sent. */
  read(row: { operationId: Hex; payload: unknown; signer: Hex }): Operation;
}
