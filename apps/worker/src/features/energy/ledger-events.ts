import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { createEventReader } from '@nova/shared/chain/event-reader';
import type { DecodeEventLogReturnType } from 'viem';

export type LedgerEvent = DecodeEventLogReturnType<typeof actionLedgerAbi>;

/** Parses a log of the ledger contract. Returns null for a log that its interface does not define. */
export const decodeLedgerEvent = createEventReader(actionLedgerAbi);
