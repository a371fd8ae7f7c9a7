import { presaleAbi } from '@nova/abi/presale';
import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { Operation } from '../../outbox/outbox-kind.ts';

/** Values of `IPresale.ReservationStatus`. */
export const RESERVATION_STATUS = { none: 0, open: 1, fulfilled: 2, released: 3 } as const;

/** Common parts of the three operations on a reservation. */
export interface ReservationOperation {
  readonly presale: Hex;
  readonly reservationId: Hex;
  readonly data: Hex;
  /** Reservation states in which the operation counts as done. */
  readonly doneAt: readonly number[];
  /** Contract errors that count as a final answer. */
  readonly answers: readonly string[];
}

/** Returns an operation on one reservation of the presale. */
export function createReservationOperation(operation: ReservationOperation): Operation {
  const { presale, reservationId, data, doneAt, answers } = operation;
  return {
    call: { to: presale, data, valueWei: 0n },
    isOnChain: async (rpc, blockTag) =>
      doneAt.includes(await readStatus(rpc, presale, reservationId, blockTag)),
    explainRefusal: (refusal) => explainRefusal(presaleAbi, refusal),
    isAnswer: (refusal) => answers.includes(readErrorName(refusal)),
  };
}

async function readStatus(rpc: RpcClient, presale: Hex, id: Hex, blockTag: string): Promise<number> {
  const query = { abi: presaleAbi, functionName: 'reservationOf' } as const;
  const call = { to: presale, data: encodeFunctionData({ ...query, args: [id] }) };
  const answer = await rpc.request<Hex>('eth_call', [call, blockTag]);
  return decodeFunctionResult({ ...query, data: answer }).status;
}

function readErrorName(data: Hex): string {
  try {
    return decodeErrorResult({ abi: presaleAbi, data }).errorName;
  } catch {
    return '';
  }
}
