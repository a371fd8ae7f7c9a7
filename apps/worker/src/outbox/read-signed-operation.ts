import { parseTransaction } from 'viem';
import type { Operation, OutboxKind } from './outbox-kind.ts';
import type { SignedRow } from './outbox-row.ts';

/**
 * What a signed row does. A row that this version cannot read (any more) is carried on by its bytes alone, since every
 * later nonce waits for its own; only whether the chain has it by another transaction cannot be told.
 */
export function readSignedOperation(row: SignedRow, kind: OutboxKind | undefined): Operation {
  try {
    if (kind) return kind.read(row);
  } catch {
    // The bytes say what it does.
  }
  const { to, data = '0x', value = 0n } = parseTransaction(row.rawTransaction);
  return {
    call: { to: to ?? row.signer, data, valueWei: value },
    isOnChain: () => Promise.reject(new Error(`rows of kind ${row.kind} cannot be read by this version`)),
    explainRefusal: (reason) => `refused with ${reason}`,
  };
}

/** True for bytes that do nothing but use up the nonce of the row. */
export function isVoided({ kind, signer, rawTransaction }: SignedRow, fillKind: string): boolean {
  const { to, data = '0x', value = 0n } = parseTransaction(rawTransaction);
  return kind !== fillKind && to?.toLowerCase() === signer && data === '0x' && value === 0n;
}
