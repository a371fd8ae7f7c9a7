import type { RecoveryId } from '@bitauth/libauth';
// Only this module: the main one also loads a compiler and a virtual machine for another chain.
import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';
import { padTo32 } from '../encoding/hex.ts';
import { keccak256 } from './keccak.ts';

/**
 * The curve operations that the node needs. Hashes and keys have 32 bytes, public keys 64 (no prefix byte).
 */
export interface Curve {
  /** Throws if no point matches the signature. */
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

export const curve: Curve = {
  recoverPublicKey(hash, recovery, r, s) {
    const signature = new Uint8Array(64);
    signature.set(padTo32(r));
    signature.set(padTo32(s), 32);
    const key = library.recoverPublicKeyUncompressed(signature, recovery as RecoveryId, hash);
    return unwrap(key).subarray(1);
  },
  sign(hash, privateKey) {
    const { signature, recoveryId } = unwrap(library.signMessageHashRecoverableCompact(privateKey, hash));
    const sealed = new Uint8Array(65);
    sealed.set(signature);
    sealed[64] = recoveryId;
    return sealed;
  },
  publicKeyOf: (privateKey) => unwrap(library.derivePublicKeyUncompressed(privateKey)).subarray(1),
};

/** Returns the 20-byte address of a 64-byte public key. */
export function addressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return keccak256(publicKey).slice(12);
}
