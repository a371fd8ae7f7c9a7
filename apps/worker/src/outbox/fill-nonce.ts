import { concat, keccak256, numberToHex, stringToHex, type Hex } from 'viem';
import type { OutboxKind } from './outbox-kind.ts';

/**
 * A transfer of nothing to oneself. It uses up a nonce that no row holds any more, because everything behind a gap
 * would wait for ever. Its row is the worker's own.
 */
export const FILL_NONCE: OutboxKind = {
  kind: 'fill_nonce',
  gasLimit: 21_000n,
  read: ({ signer }) => ({
    call: { to: signer, data: '0x', valueWei: 0n },
    // Asked only once the nonce is used, and that is all it was for.
    isOnChain: () => Promise.resolve(true),
    explainRefusal: (data) => data,
  }),
};

/** Names the filler of one nonce, so that there is only ever one. */
export function fillOperationId(signer: Hex, nonce: number): Hex {
  return keccak256(concat([stringToHex(FILL_NONCE.kind), signer, numberToHex(nonce, { size: 8 })]));
}
