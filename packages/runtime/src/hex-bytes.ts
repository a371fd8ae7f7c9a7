import type { Hex } from 'viem';

/** Converts database bytes to 0x-prefixed lowercase hex. */
export function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** Converts hex to bytes for a single query parameter. */
export function toBytes(hex: Hex): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}

/** Converts hex to bytea text for an array parameter, which costs half as much as an array of buffers. */
export function toBytea(hex: Hex): string {
  return `\\x${hex.slice(2)}`;
}
