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
 * The sponge of the `keccak` package's addon without the stream object that the package wraps around
 * every hash: half the time for the short inputs that tries consist of. One sponge serves all hashes,
 * because hashing never yields.
 */
function loadNative(): ((data: Uint8Array) => Uint8Array) | undefined {
  // a thread that is ended inside the addon takes the whole process with it
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
      // a small array lies in the JavaScript heap; the addon's buffer would be an allocation of its own for life
      return Uint8Array.from(sponge.squeeze(32));
    };
  } catch {
    return undefined;
  }
}

/** Keccak-256 by the native addon; undefined where no prebuilt addon loads. */
export const nativeKeccak256 = loadNative();

export const nobleKeccak256: (data: Uint8Array) => Uint8Array = keccak_256;

export const keccak256 = nativeKeccak256 ?? nobleKeccak256;
