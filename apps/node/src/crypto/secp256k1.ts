import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type * as NativeSecp256k1 from 'secp256k1';
import { secp256k1 as noble } from '@noble/curves/secp256k1';
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

function loadNative(): Curve | undefined {
  // Terminating a thread inside the addon would crash the whole process.
  if (!isMainThread) return undefined;
  let addon: typeof NativeSecp256k1;
  try {
    // Loads the addon directly: the package's own index would silently fall back to the slow elliptic
    // library.
    addon = createRequire(import.meta.url)('secp256k1/bindings') as typeof NativeSecp256k1;
  } catch {
    return undefined;
  }
  return {
    recoverPublicKey(hash, recovery, r, s) {
      const signature = new Uint8Array(64);
      signature.set(padTo32(r));
      signature.set(padTo32(s), 32);
      return addon.ecdsaRecover(signature, recovery, hash, false).subarray(1);
    },
    sign(hash, privateKey) {
      const { signature, recid } = addon.ecdsaSign(hash, privateKey);
      const sealed = new Uint8Array(65);
      sealed.set(signature);
      sealed[64] = recid;
      return sealed;
    },
    publicKeyOf: (privateKey) => addon.publicKeyCreate(privateKey, false).subarray(1),
  };
}

export const nobleCurve: Curve = {
  recoverPublicKey(hash, recovery, r, s) {
    const compact = new Uint8Array(64);
    compact.set(padTo32(r));
    compact.set(padTo32(s), 32);
    const signature = noble.Signature.fromCompact(compact).addRecoveryBit(recovery);
    return signature.recoverPublicKey(hash).toRawBytes(false).subarray(1);
  },
  sign(hash, privateKey) {
    const signature = noble.sign(hash, privateKey, { prehash: false });
    const sealed = new Uint8Array(65);
    sealed.set(signature.toCompactRawBytes());
    sealed[64] = signature.recovery;
    return sealed;
  },
  publicKeyOf: (privateKey) => noble.getPublicKey(privateKey, false).subarray(1),
};

/** The native addon (66 µs per recovery instead of 3 ms with noble); undefined if it does not load. */
export const nativeCurve = loadNative();

export const curve = nativeCurve ?? nobleCurve;

/** Returns the 20-byte address of a 64-byte public key. */
export function addressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return keccak256(publicKey).slice(12);
}
