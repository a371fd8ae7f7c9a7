import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { createEventReader } from '@nova/shared/chain/event-reader';
import type { DecodeEventLogReturnType } from 'viem';

export type LedgerEvent = DecodeEventLogReturnType<typeof actionLedgerAbi>;

/** Reads a log of the ledger contract; null for one that its interface does not know. */
export const decodeLedgerEvent = createEventReader(actionLedgerAbi);
