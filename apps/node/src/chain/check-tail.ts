import { bytesToHex, equalBytes } from '../encoding/hex.ts';
import { decodeFirstRlp, decodeRlp } from '../encoding/rlp.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { AcknowledgedHead } from '../store/acknowledged-head.ts';
import { type ChainStore, StoreError } from '../store/chain-store.ts';
import { blockHashKey, blockKey, decodeNumber } from '../store/keys.ts';
import type { Block } from './block.ts';

/** More blocks than the database's log can contain, so a torn log loses only blocks within this range. */
const TAIL_BLOCKS = 8_192;

const ADVICE =
  'restore the folder from a backup or follow the chain again, or run `npm run node -- repair` to return to the last complete block';

/**
 * Returns the hash and the parent's hash of an encoded block without decoding its body. Throws if it is not
 * a block.
 */
export function readLink(encoding: Uint8Array): { hash: Uint8Array; parentHash: Uint8Array } {
  const [headerRlp] = decodeFirstRlp(encoding).item as [Uint8Array];
  const [parentHash] = decodeRlp(headerRlp) as [Uint8Array];
  return { hash: keccak256(headerRlp), parentHash };
}

function linkAt(store: ChainStore, number: number): ReturnType<typeof readLink> | undefined {
  const encoding = store.get(blockKey(number));
  if (encoding === undefined) return undefined;
  try {
    return readLink(encoding);
  } catch {
    return undefined;
  }
}

/**
 * Checks the end of the store: the last blocks exist, each names its parent, and no acknowledged block is
 * missing. The database silently skips a damaged record of its log, so only this check detects the loss.
 * @throws StoreError
 */
export function checkTail(store: ChainStore, head: Block): void {
  const first = Math.max(0, head.header.number - TAIL_BLOCKS);
  let expected = head.hash;
  for (let number = head.header.number; number >= first; number--) {
    const link = linkAt(store, number);
    if (link === undefined || !equalBytes(link.hash, expected)) {
      throw new StoreError(
        `The chain store in ${store.folder} is damaged: block ${number} below its head ${head.header.number} is missing or different; ${ADVICE}.`,
      );
    }
    expected = link.parentHash;
  }
  checkAcknowledged(store, head);
}

function checkAcknowledged(store: ChainStore, head: Block): void {
  const mark = AcknowledgedHead.read(store.folder);
  if (mark === undefined || mark.number > Number.MAX_SAFE_INTEGER) return;
  const { number } = head.header;
  if (mark.number > number) {
    throw new StoreError(
      `The chain store in ${store.folder} ends at block ${number}, but block ${mark.number} (${mark.hash}) was acknowledged: ${mark.number - number} blocks are lost; ${ADVICE}.`,
    );
  }
  const stored = store.get(blockHashKey(Buffer.from(mark.hash.slice(2), 'hex')));
  if (mark.number > 0 && (stored === undefined || decodeNumber(stored) !== mark.number)) {
    throw new StoreError(
      `The chain store in ${store.folder} does not hold block ${mark.number} (${mark.hash}) that was acknowledged, but ${bytesToHex(head.hash)} as block ${number}; ${ADVICE}.`,
    );
  }
}
