/** Maximum length in bytes of an integer that a double represents exactly. */
const SMALL_BYTES = 6;
const LARGEST_UINT64 = 0xffff_ffff_ffff_ffffn;
const SMALL: readonly bigint[] = Array.from({ length: 256 }, (_, value) => BigInt(value));

let viewed: Uint8Array = new Uint8Array(0);
let view: DataView = new DataView(viewed.buffer);

/** Returns a view of the bytes, cached because consecutive reads and writes mostly use the same memory. */
function viewOf(bytes: Uint8Array): DataView {
  if (bytes !== viewed) {
    viewed = bytes;
    view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return view;
}

/** Reads an integer of up to six big-endian bytes; bytes beyond the end count as zero. */
function readSmall(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = at; index < at + length; index++) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

/** Reads an integer of up to 32 big-endian bytes; bytes beyond the end count as zero. */
export function readInteger(bytes: Uint8Array, at: number, length: number): bigint {
  if (length <= SMALL_BYTES) {
    const value = readSmall(bytes, at, length);
    return value < SMALL.length ? SMALL[value]! : BigInt(value);
  }
  if (at + length > bytes.length) {
    const whole = new Uint8Array(length);
    whole.set(bytes.subarray(at, at + length));
    return readInteger(whole, 0, length);
  }
  const source = viewOf(bytes);
  let value = 0n;
  let index = at + (length % 8);
  for (let head = at; head < index; head++) value = (value << 8n) | SMALL[bytes[head]!]!;
  for (; index < at + length; index += 8) {
    const next = source.getBigUint64(index);
    value = value === 0n ? next : (value << 64n) | next;
  }
  return value;
}

export const writeWord = (bytes: Uint8Array, at: number, value: bigint): void =>
  writeTo(viewOf(bytes), bytes, at, value);

function writeTo(target: DataView, bytes: Uint8Array, at: number, value: bigint): void {
  if (value < LARGEST_UINT64) {
    bytes.fill(0, at, at + 24);
    target.setBigUint64(at + 24, value);
    return;
  }
  target.setBigUint64(at, value >> 192n);
  target.setBigUint64(at + 8, (value >> 128n) & LARGEST_UINT64);
  target.setBigUint64(at + 16, (value >> 64n) & LARGEST_UINT64);
  target.setBigUint64(at + 24, value & LARGEST_UINT64);
}

const scratch = new Uint8Array(32);
const scratchView = new DataView(scratch.buffer);

/** Returns the 32 bytes of a word. */
export function wordBytes(value: bigint): Uint8Array {
  writeTo(scratchView, scratch, 0, value);
  return scratch.slice();
}

/** Returns the lowest 20 bytes of a word. */
export function addressBytes(value: bigint): Uint8Array {
  writeTo(scratchView, scratch, 0, value);
  return scratch.slice(12);
}

/** Copies `length` bytes from `offset` on; bytes beyond the end are zero. */
export function sliceWithZeros(bytes: Uint8Array, offset: bigint, length: number): Uint8Array {
  const slice = new Uint8Array(length);
  if (offset < BigInt(bytes.length)) {
    const start = Number(offset);
    slice.set(bytes.subarray(start, start + length));
  }
  return slice;
}
