import { keccak256 } from '../crypto/keccak.ts';
import { asBuffer, bytesToHex, type Hex } from './hex.ts';

/** Returns an address with the mixed case of EIP-55, as in geth's messages. */
export function checksumAddress(address: Uint8Array): Hex {
  const hex = asBuffer(address).toString('hex');
  const hash = bytesToHex(keccak256(Buffer.from(hex, 'ascii'))).slice(2);
  const mixed = Array.from(hex, (digit, at) => (hash[at]! >= '8' ? digit.toUpperCase() : digit));
  return `0x${mixed.join('')}`;
}
