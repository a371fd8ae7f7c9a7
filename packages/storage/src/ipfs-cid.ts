import { setImmediate } from 'node:timers/promises';
import type { WritableStorage } from 'ipfs-unixfs-importer';

const CHUNK_BYTES = 256 * 1024;
/** Discards the blocks, because only their names are needed. */
const discard: WritableStorage = { put: (cid) => cid };

/**
 * Returns the CIDv1 of a file as computed by `ipfs add --cid-version=1`: a balanced tree over raw chunks of
 * 256 KiB. Anyone who pins the same bytes provides them under this name.
 */
export async function computeCid(content: Uint8Array): Promise<string> {
  // Loaded with the first file, because a start does not need them.
  const [{ importByteStream }, layout] = await Promise.all([import('ipfs-unixfs-importer'), readLayout()]);
  const { cid } = await importByteStream(cut(content), discard, layout);
  return cid.toString();
}

/** The layout of `ipfs add --cid-version=1`. It is part of every stored name, so no default decides it. */
async function readLayout() {
  const [{ fixedSize }, { balanced }] = await Promise.all([
    import('ipfs-unixfs-importer/chunker'),
    import('ipfs-unixfs-importer/layout'),
  ]);
  return {
    cidVersion: 1,
    rawLeaves: true,
    reduceSingleLeafToSelf: true,
    chunker: fixedSize({ chunkSize: CHUNK_BYTES }),
    layout: balanced({ maxChildrenPerNode: 174 }),
  } as const;
}

/** Yields one chunk at a time and lets other work run in between, because hashing blocks the thread. */
async function* cut(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content.subarray(0, CHUNK_BYTES);
  for (let start = CHUNK_BYTES; start < content.length; start += CHUNK_BYTES) {
    await setImmediate();
    yield content.subarray(start, start + CHUNK_BYTES);
  }
}
