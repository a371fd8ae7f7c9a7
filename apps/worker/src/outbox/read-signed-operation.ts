import { parseTransaction } from 'viem';
import type { Operation, OutboxKind } from './outbox-kind.ts';
import type { SignedRow } from './outbox-row.ts';
import { readCall } from './signer.ts';

/**
 * What a signed row does. A row that this version cannot read (any more) is carried on by its bytes alone, since every
 * later nonce waits for its own; only whether the chain has it by another transaction cannot be told.
 */
export function readSignedOperation(row: SignedRow, kind: OutboxKind | undefined): Operation {
  try {
    // What its bytes do, whatever the payload says by now: bytes that are offered again do the same as before.
    if (kind) return { ...kind.read(row), call: readCall(row.rawTransaction, row.signer) };
  } catch {
    // The bytes say what it does.
  }
  return {
    call: readCall(row.rawTransaction, row.signer),
    isOnChain: () => Promise.reject(new Error(`rows of kind ${row.kind} cannot be read by this version`)),
    explainRefusal: (reason) => `refused with ${reason}`,
  };
}

/** True for bytes that do nothing but use up the nonce of the row. */
export function isVoided({ kind, signer, rawTransaction }: SignedRow, fillKind: string): boolean {
  const { to, data = '0x', value = 0n } = parseTransaction(rawTransaction);
  return kind !== fillKind && to?.toLowerCase() === signer && data === '0x' && value === 0n;
}
