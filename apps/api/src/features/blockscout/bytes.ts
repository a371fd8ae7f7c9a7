import { getAddress, type Hex } from 'viem';

/** Converts bytes of a raw row to hex. */
export function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** Formats an address with its checksum, as Blockscout does. */
export function toChecksum(address: Hex | Buffer): string {
  return getAddress(Buffer.isBuffer(address) ? toHex(address) : address);
}
