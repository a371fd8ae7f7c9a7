/** 0x-prefixed hex. */
export type Hex = `0x${string}`;

/** Returns the same memory as a Buffer for its native conversions. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function bytesToHex(bytes: Uint8Array): Hex {
  return `0x${asBuffer(bytes).toString('hex')}`;
}

/** Decodes hex that is known to be well formed; the `0x` prefix is required. */
export function hexToBytes(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}

/** Encodes a JSON-RPC quantity: hex without leading zeros; zero is `0x0`. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

export function bytesToBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes));
}

/** Encodes big-endian without leading zeros; zero is empty, as RLP requires for integers. */
export function bigIntToBytes(value: bigint | number): Buffer {
  if (value === 0n || value === 0) return Buffer.alloc(0);
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

/** Removes leading zeros, as storage slots are encoded. */
export function trimZeros(value: Uint8Array): Uint8Array {
  let start = 0;
  while (start < value.length && value[start] === 0) start++;
  return value.subarray(start);
}

/** Pads with zeros on the left to 32 bytes. */
export function padTo32(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 32) return bytes;
  const padded = new Uint8Array(32);
  padded.set(bytes, 32 - bytes.length);
  return padded;
}

/** Returns a compact key for maps with one character per byte. */
export function mapKey(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('latin1');
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}
