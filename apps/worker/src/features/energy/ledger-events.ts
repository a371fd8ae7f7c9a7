import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { decodeEventLog, type DecodeEventLogReturnType, toEventSelector } from 'viem';
import type { ChainLog } from '../../sync/chain-block.ts';

export type LedgerEvent = DecodeEventLogReturnType<typeof actionLedgerAbi>;

// By topic: the decoder would hash the signature of every event of the interface for every log.
const EVENTS = new Map(
  actionLedgerAbi
    .filter((item) => item.type === 'event')
    .map((item) => [toEventSelector(item), [item] as unknown as typeof actionLedgerAbi]),
);

/** Reads a log of the ledger contract; null for one that its interface does not know. */
export function decodeLedgerEvent(log: ChainLog): LedgerEvent | null {
  const [topic, ...args] = log.topics;
  const abi = topic && EVENTS.get(topic);
  return abi ? decodeEventLog({ abi, topics: [topic, ...args], data: log.data }) : null;
}
