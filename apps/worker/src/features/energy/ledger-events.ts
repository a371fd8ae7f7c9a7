import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { decodeEventLog, type DecodeEventLogReturnType } from 'viem';
import type { ChainLog } from '../../sync/chain-block.ts';

export type LedgerEvent = DecodeEventLogReturnType<typeof actionLedgerAbi>;

/** Reads a log of the ledger contract; null for one that its interface does not know. */
export function decodeLedgerEvent(log: ChainLog): LedgerEvent | null {
  try {
    return decodeEventLog({
      abi: actionLedgerAbi,
      topics: log.topics as [signature: `0x${string}`, ...args: `0x${string}`[]],
      data: log.data,
    });
  } catch {
    return null;
  }
}
