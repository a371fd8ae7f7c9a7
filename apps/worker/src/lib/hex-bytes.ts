import type { Hex } from 'viem';

/** Bytes of the database as the code names them: 0x-prefixed lower-case hex. */
export function toHex(bytes: Buffer): Hex {
  return `0x${bytes.toString('hex')}`;
}

/** The way back, for a single parameter of a query. */
export function toBytes(hex: Hex): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}

/** The way back as text, for an array parameter: half the work of an array of buffers. */
export function toBytea(hex: Hex): string {
  return `\\x${hex.slice(2)}`;
}
