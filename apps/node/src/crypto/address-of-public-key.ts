import { keccak256 } from './keccak.ts';

/** Returns the 20-byte address of a 64-byte public key. */
export function addressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return keccak256(publicKey).slice(12);
}
