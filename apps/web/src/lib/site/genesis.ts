import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { requestChain } from '../chain/chain-rpc.ts';
import { createLiveReading } from '../store/live-reading.ts';

/** Information about the chain in its first block. */
export interface Genesis {
  readonly hash: string;
  /** Address of the validator; null on an engine with a different format of its first block. */
  readonly validator: string | null;
}

const ADDRESS_BYTES = 20;

/**
 * Reads the validator's address from the extra data of one of our genesis blocks, between vanity and seal.
 */
export function readValidator(extraData: string): string | null {
  const { tag, vanityLength, sealLength } = BLOCK_EXTRA;
  const bytes = extraData.slice(2);
  const hasOurShape = bytes.length === 2 * (vanityLength + ADDRESS_BYTES + sealLength);
  const tagHex = Array.from(tag, (letter) => letter.charCodeAt(0).toString(16)).join('');
  if (!hasOurShape || !bytes.startsWith(tagHex)) return null;
  return `0x${bytes.slice(2 * vanityLength, 2 * (vanityLength + ADDRESS_BYTES))}`;
}

/** The chain's first block, read once. */
export const genesis = createLiveReading<Genesis>({
  read: async () => {
    const block = await requestChain<{ hash: string; extraData: string }>('eth_getBlockByNumber', [
      'earliest',
      false,
    ]);
    return { hash: block.hash, validator: readValidator(block.extraData) };
  },
  everyMs: () => null,
  staleMs: Number.POSITIVE_INFINITY,
});
