import { parseTransaction } from 'viem';
import type { Operation, OutboxKind } from './outbox-kind.ts';
import type { SignedRow } from './outbox-row.ts';
import { readCall } from './signer.ts';

/**
 * Returns the operation of a signed row. If this version cannot parse the row, its transaction is still
 * sent, because all later nonces wait for it; only delivery by another transaction cannot be detected.
 */
export function readSignedOperation(row: SignedRow, kind: OutboxKind | undefined): Operation {
  try {
    // The call comes from the signed transaction, regardless of the current payload, so that a repeated
    // offer does the same.
    if (kind) return { ...kind.read(row), call: readCall(row.rawTransaction, row.signer) };
  } catch {
    // Fall back to the content of the signed transaction.
  }
  return {
    call: readCall(row.rawTransaction, row.signer),
    isOnChain: () => Promise.reject(new Error(`rows of kind ${row.kind} cannot be read by this version`)),
    explainRefusal: (reason) => `refused with ${reason}`,
  };
}

/** Returns true for a transaction that only uses the nonce of the row. */
export function isVoided({ kind, signer, rawTransaction }: SignedRow, fillKind: string): boolean {
  const { to, data = '0x', value = 0n } = parseTransaction(rawTransaction);
  return kind !== fillKind && to?.toLowerCase() === signer && data === '0x' && value === 0n;
}
