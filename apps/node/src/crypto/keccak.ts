import { createKeccak } from 'hash-wasm';

/** One hasher is enough because hashing never yields. */
const hasher = await createKeccak(256);

/** Keccak-256, by WebAssembly that runs on every platform and in every thread. */
export function keccak256(data: Uint8Array): Uint8Array {
  return hasher.init().update(data).digest('binary');
}
