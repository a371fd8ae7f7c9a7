import { concat, keccak256, numberToHex, stringToHex, type Hex } from 'viem';
import type { OutboxKind } from './outbox-kind.ts';

/**
 * A transfer of 0 wei to the signer itself. It uses a nonce that no row needs any longer, because later
 * transactions would otherwise wait forever. The worker creates its row.
 */
export const FILL_NONCE: OutboxKind = {
  kind: 'fill_nonce',
  gasLimit: 21_000n,
  read: ({ signer }) => ({
    call: { to: signer, data: '0x', valueWei: 0n },
    // Called only once the nonce is used, which is the only purpose of this kind.
    isOnChain: () => Promise.resolve(true),
    explainRefusal: (data) => data,
  }),
};

/** Returns the ID of the filler of one nonce, so that there is only ever one. */
export function fillOperationId(signer: Hex, nonce: number): Hex {
  return keccak256(concat([stringToHex(FILL_NONCE.kind), signer, numberToHex(nonce, { size: 8 })]));
}
