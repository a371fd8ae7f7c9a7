import { bytesToHex, type Hex, hexToBytes } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { curve } from './secp256k1.ts';

/** Recovery ID by the last byte of a signature; wallets write either form. */
const RECOVERY_IDS: Readonly<Record<number, number>> = { 0: 0, 1: 1, 27: 0, 28: 1 };

/**
 * Returns the public key that signed a hash, with its prefix byte, or null if the signature is invalid.
 * Accepts a high s, which the caller must refuse where only one of the two equivalent signatures counts.
 * @param signature r, s and v (0, 1, 27 or 28) in 65 bytes
 */
export function recoverPublicKey(hash: Hex, signature: Hex): Hex | null {
  const bytes = hexToBytes(signature);
  const recovery = RECOVERY_IDS[bytes[64] ?? -1];
  if (bytes.length !== 65 || recovery === undefined) return null;
  try {
    const key = curve.recoverPublicKey(
      hexToBytes(hash),
      recovery,
      bytes.subarray(0, 32),
      bytes.subarray(32, 64),
    );
    return `0x04${bytesToHex(key).slice(2)}`;
  } catch {
    return null;
  }
}

/** Returns the address in lowercase that signed a hash; otherwise like `recoverPublicKey`. */
export function recoverSigner(hash: Hex, signature: Hex): Hex | null {
  const key = recoverPublicKey(hash, signature);
  return key === null ? null : (publicKeyToAddress(key).toLowerCase() as Hex);
}
