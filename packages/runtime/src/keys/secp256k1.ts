// Only this module: the main one also loads a compiler and a virtual machine for another chain.
import type { RecoveryId } from '@bitauth/libauth';
import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';

/** Operations on secp256k1. Hashes and keys have 32 bytes, public keys 64 (no prefix byte). */
export interface Curve {
  /** Throws if no point matches the signature, whose r and s have at most 32 bytes. */
  recoverPublicKey(hash: Uint8Array, recovery: number, r: Uint8Array, s: Uint8Array): Uint8Array;
  /** Returns r, s and the recovery ID in 65 bytes, with s in the lower half. */
  sign(hash: Uint8Array, privateKey: Uint8Array): Uint8Array;
  publicKeyOf(privateKey: Uint8Array): Uint8Array;
}

/** The C library of Bitcoin in WebAssembly, which runs on every platform and in every thread. */
const library = await instantiateSecp256k1();

/** Returns the result; the library reports an error as its sentence. */
function unwrap<Result>(result: Result | string): Result {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** The only implementation of the curve in our processes; a tenth of the CPU time of one in JavaScript. */
export const curve: Curve = {
  recoverPublicKey(hash, recovery, r, s) {
    const signature = new Uint8Array(64);
    signature.set(r, 32 - r.length);
    signature.set(s, 64 - s.length);
    const key = library.recoverPublicKeyUncompressed(signature, recovery as RecoveryId, hash);
    return unwrap(key).subarray(1);
  },
  sign(hash, privateKey) {
    const { signature, recoveryId } = unwrap(library.signMessageHashRecoverableCompact(privateKey, hash));
    const signed = new Uint8Array(65);
    signed.set(signature);
    signed[64] = recoveryId;
    return signed;
  },
  publicKeyOf: (privateKey) => unwrap(library.derivePublicKeyUncompressed(privateKey)).subarray(1),
};
