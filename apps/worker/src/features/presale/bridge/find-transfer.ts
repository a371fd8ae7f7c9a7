import { BRIDGE_WAIT_SECONDS } from '@nova/shared/presale/bridge';
import type { TransferStatus } from '@nova/db/schema/presale';
import type { Hex } from 'viem';
import type { RpcClient } from '../../../lib/chain/rpc-client.ts';
import { type ExpectedPayment, judgePayment, type PaymentReceipt } from './judge-payment.ts';

/** Result of one lookup of a transfer on Ethereum. */
export interface Sighting {
  readonly status: TransferStatus;
  readonly reason: string | null;
  readonly logIndex: number | null;
  readonly blockNumber: number | null;
  readonly blockHash: Hex | null;
  readonly confirmations: number;
}

/** A registered transfer that is not confirmed yet. */
export interface WatchedTransfer {
  readonly hash: Hex;
  readonly registeredAt: Date;
  /**
   * Returns the expected payment. Called once a block contains the transfer, because other transfers of its
   * transaction may have been counted by then.
   */
  expect(): Promise<ExpectedPayment>;
  write(sighting: Sighting): Promise<void>;
  /** Moves the transfer to the end of the queue when the lookup yielded nothing. */
  moveToEnd(): Promise<void>;
}

interface Surroundings {
  readonly rpc: RpcClient;
  /** Confirmations required before the transfer counts. */
  readonly confirmations: number;
  readonly clock: () => number;
}

/**
 * Determines the state of a transfer from its receipt.
 * @param head Newest block when the receipt was requested.
 * @returns Null if the chain changed between two requests; the next lookup will be consistent.
 */
export async function findTransfer(
  { rpc, confirmations: needed, clock }: Surroundings,
  transfer: WatchedTransfer,
  receipt: PaymentReceipt | null,
  head: number,
): Promise<Sighting | null> {
  if (receipt === null) return judgeMissing(transfer, clock());
  const block = await rpc.request<{ timestamp: Hex; hash: Hex } | null>('eth_getBlockByNumber', [
    receipt.blockNumber,
    false,
  ]);
  if (block === null || block.hash !== receipt.blockHash) return null;
  const blockNumber = Number(receipt.blockNumber);
  const confirmations = Math.max(0, head - blockNumber);
  const isDeep = confirmations >= needed;
  const verdict = judgePayment(receipt, Number(block.timestamp), await transfer.expect());
  const seen = { blockNumber, blockHash: receipt.blockHash, confirmations };
  if (verdict.isGood) {
    const status = isDeep ? 'verified' : 'confirming';
    return { ...seen, status, logIndex: verdict.logIndex, reason: null };
  }
  // A block that may still be reverted rejects nothing permanently.
  return { ...seen, status: isDeep ? 'rejected' : 'pending', logIndex: null, reason: verdict.reason };
}

function judgeMissing({ registeredAt }: WatchedTransfer, now: number): Sighting {
  const isTimedOut = now - registeredAt.getTime() > BRIDGE_WAIT_SECONDS * 1000;
  return {
    status: isTimedOut ? 'rejected' : 'pending',
    reason: isTimedOut ? 'payment_not_found' : null,
    logIndex: null,
    blockNumber: null,
    blockHash: null,
    confirmations: 0,
  };
}
