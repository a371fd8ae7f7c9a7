import { setImmediate } from 'node:timers/promises';
import { importByteStream, type WritableStorage } from 'ipfs-unixfs-importer';
import { fixedSize } from 'ipfs-unixfs-importer/chunker';
import { balanced } from 'ipfs-unixfs-importer/layout';

const CHUNK_BYTES = 256 * 1024;
/** The layout of `ipfs add --cid-version=1`. It is part of every stored name, so no default decides it. */
const LAYOUT = {
  cidVersion: 1,
  rawLeaves: true,
  reduceSingleLeafToSelf: true,
  chunker: fixedSize({ chunkSize: CHUNK_BYTES }),
  layout: balanced({ maxChildrenPerNode: 174 }),
} as const;
/** Discards the blocks, because only their names are needed. */
const discard: WritableStorage = { put: (cid) => cid };

/**
 * Returns the CIDv1 of a file as computed by `ipfs add --cid-version=1`: a balanced tree over raw chunks of
 * 256 KiB. Anyone who pins the same bytes provides them under this name.
 */
export async function computeCid(content: Uint8Array): Promise<string> {
  const { cid } = await importByteStream(cut(content), discard, LAYOUT);
  return cid.toString();
}

/** Yields one chunk at a time and lets other work run in between, because hashing blocks the thread. */
async function* cut(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content.subarray(0, CHUNK_BYTES);
  for (let start = CHUNK_BYTES; start < content.length; start += CHUNK_BYTES) {
    await setImmediate();
    yield content.subarray(start, start + CHUNK_BYTES);
  }
}
