import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { asBuffer } from '../encoding/hex.ts';

interface NativeSponge {
  initialize(rate: number, capacity: number): void;
  absorb(data: Buffer): void;
  absorbLastFewBits(bits: number): void;
  squeeze(length: number): Buffer;
}

/**
 * Uses the sponge of the `keccak` addon without the package's stream wrapper, which halves the time for the
 * short inputs typical of tries. One sponge is enough because hashing never yields.
 */
function loadNative(): ((data: Uint8Array) => Uint8Array) | undefined {
  // Terminating a thread inside the addon would crash the whole process.
  if (!isMainThread) return undefined;
  try {
    const require = createRequire(import.meta.url);
    const folder = dirname(require.resolve('keccak/package.json'));
    const load = createRequire(`${folder}/`)('node-gyp-build') as (folder: string) => new () => NativeSponge;
    const Sponge = load(folder);
    const sponge = new Sponge();
    return (data) => {
      sponge.initialize(1088, 512);
      sponge.absorb(asBuffer(data));
      sponge.absorbLastFewBits(1);
      // A small array is allocated in the JavaScript heap; the addon's buffer would keep a separate
      // allocation alive.
      return Uint8Array.from(sponge.squeeze(32));
    };
  } catch {
    return undefined;
  }
}

/** Keccak-256 of the native addon; undefined if no prebuilt addon loads. */
export const nativeKeccak256 = loadNative();

export const nobleKeccak256: (data: Uint8Array) => Uint8Array = keccak_256;

export const keccak256 = nativeKeccak256 ?? nobleKeccak256;
