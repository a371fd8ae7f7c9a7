import { toHex } from '@nova/runtime/hex-bytes';
import { getAddress, type Hex } from 'viem';

/** Formats an address with its checksum, as Blockscout does. */
export function toChecksum(address: Hex | Buffer): string {
  return getAddress(Buffer.isBuffer(address) ? toHex(address) : address);
}
