/** Bytes, or a list of items. */
export type Rlp = Uint8Array | Rlp[];

/** The bytes are not RLP, or not the canonical encoding of their content. */
export class RlpError extends Error {
  override name = 'RlpError';
}

/** The deepest nesting on this chain is an access list in a transaction. */
const MAX_DEPTH = 16;

function lengthOfLength(payload: number): number {
  let bytes = 0;
  for (let rest = payload; rest > 0; rest = Math.floor(rest / 256)) bytes++;
  return bytes;
}

const headLength = (payload: number): number => (payload < 56 ? 1 : 1 + lengthOfLength(payload));

function isSingleByte(item: Uint8Array): boolean {
  return item.length === 1 && item[0]! < 0x80;
}

function payloadLength(list: Rlp[]): number {
  let length = 0;
  for (const item of list) length += encodedLength(item);
  return length;
}

function encodedLength(item: Rlp): number {
  if (Array.isArray(item)) {
    const payload = payloadLength(item);
    return headLength(payload) + payload;
  }
  return isSingleByte(item) ? 1 : headLength(item.length) + item.length;
}

/**
 * Writes the prefix of an item and returns the start of its payload. `offset` is 0x80 for a string and 0xc0
 * for a list.
 */
function writeHead(target: Uint8Array, at: number, payload: number, offset: number): number {
  if (payload < 56) {
    target[at] = offset + payload;
    return at + 1;
  }
  const bytes = lengthOfLength(payload);
  target[at] = offset + 55 + bytes;
  for (let i = bytes, rest = payload; i > 0; i--, rest = Math.floor(rest / 256)) target[at + i] = rest % 256;
  return at + 1 + bytes;
}

function write(target: Uint8Array, at: number, item: Rlp): number {
  if (Array.isArray(item)) {
    let position = writeHead(target, at, payloadLength(item), 0xc0);
    for (const part of item) position = write(target, position, part);
    return position;
  }
  const start = isSingleByte(item) ? at : writeHead(target, at, item.length, 0x80);
  target.set(item, start);
  return start + item.length;
}

export function encodeRlp(item: Rlp): Uint8Array {
  const encoding = new Uint8Array(encodedLength(item));
  write(encoding, 0, item);
  return encoding;
}

/** Reads items in sequence; the results are views of the input. */
class Reader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#at = 0;
  }

  get position(): number {
    return this.#at;
  }

  read(end: number, depth: number): Rlp {
    if (depth > MAX_DEPTH) throw new RlpError('rlp: nested too deeply');
    if (this.#at >= end) throw new RlpError('rlp: unexpected end');
    const first = this.#bytes[this.#at]!;
    if (first < 0x80) return this.#bytes.subarray(this.#at, ++this.#at);
    this.#at += 1;
    if (first < 0xc0) return this.#string(this.#length(first, 0x80, end), end);
    return this.#list(this.#length(first, 0xc0, end), end, depth);
  }

  #length(first: number, offset: number, end: number): number {
    const short = first - offset;
    if (short < 56) return short;
    const bytes = short - 55;
    if (bytes > 4 || this.#at + bytes > end) throw new RlpError('rlp: length too large');
    let length = 0;
    for (let i = 0; i < bytes; i++) length = length * 256 + this.#bytes[this.#at + i]!;
    if (length < 56 || this.#bytes[this.#at] === 0) throw new RlpError('rlp: non-canonical length');
    this.#at += bytes;
    return length;
  }

  #string(length: number, end: number): Uint8Array {
    const stop = this.#at + length;
    if (stop > end) throw new RlpError('rlp: unexpected end');
    if (length === 1 && this.#bytes[this.#at]! < 0x80) throw new RlpError('rlp: non-canonical byte');
    const item = this.#bytes.subarray(this.#at, stop);
    this.#at = stop;
    return item;
  }

  #list(length: number, end: number, depth: number): Rlp[] {
    const stop = this.#at + length;
    if (stop > end) throw new RlpError('rlp: unexpected end');
    const items: Rlp[] = [];
    while (this.#at < stop) items.push(this.read(stop, depth + 1));
    return items;
  }
}

/**
 * Decodes the first item of `bytes` and returns its end.
 * @throws RlpError
 */
export function decodeFirstRlp(bytes: Uint8Array): { item: Rlp; end: number } {
  const reader = new Reader(bytes);
  const item = reader.read(bytes.length, 0);
  return { item, end: reader.position };
}

/**
 * Decodes exactly one item in its canonical encoding.
 * @throws RlpError
 */
export function decodeRlp(bytes: Uint8Array): Rlp {
  const { item, end } = decodeFirstRlp(bytes);
  if (end !== bytes.length) throw new RlpError('rlp: bytes after the end');
  return item;
}
