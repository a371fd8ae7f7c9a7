import { presaleAbi } from '@nova/abi/presale';
import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { Operation } from '../../outbox/outbox-kind.ts';

/** `IPresale.ReservationStatus`. */
export const RESERVATION_STATUS = { none: 0, open: 1, fulfilled: 2, released: 3 } as const;

/** What the three operations on a reservation have in common. */
export interface ReservationOperation {
  readonly presale: Hex;
  readonly reservationId: Hex;
  readonly data: Hex;
  /** Which states of the reservation say that the operation has been done. */
  readonly doneAt: readonly number[];
  /** Refusals that are answers: names of the contract's errors. */
  readonly answers: readonly string[];
}

/** An operation on one reservation of the pre-sale. */
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
