/** Keys of the map that compilers append to the code. */
const KEYS = new Set(['ipfs', 'bzzr0', 'bzzr1', 'solc', 'experimental']);
const LENGTH_BYTES = 2;

/** Metadata that a compiler appends to the code: its version, and a hash of sources and settings. */
export interface MetadataTail {
  /** Size of the whole tail in bytes, including its length field. */
  readonly size: number;
  /** Version of solc, such as `0.8.30`; null if not given. */
  readonly compiler: string | null;
  /** Position and length of the metadata hash in the tail; null without one. */
  readonly digest: { readonly start: number; readonly length: number } | null;
}

/**
 * Reads the metadata after a contract's code (a CBOR map and its length in two bytes); returns null if there
 * is none.
 */
export function readMetadataTail(code: Uint8Array): MetadataTail | null {
  if (code.length < LENGTH_BYTES + 1) return null;
  const mapSize = (code[code.length - 2]! << 8) | code[code.length - 1]!;
  const size = mapSize + LENGTH_BYTES;
  if (mapSize === 0 || size > code.length) return null;
  const entries = readMap(code.subarray(code.length - size, code.length - LENGTH_BYTES));
  if (entries === null || entries.length === 0) return null;
  const hash = entries.find(({ key }) => key === 'ipfs' || key === 'bzzr1' || key === 'bzzr0');
  const solc = entries.find(({ key }) => key === 'solc')?.value;
  return {
    size,
    compiler: solc?.length === 3 ? solc.join('.') : null,
    digest: hash ? { start: hash.start, length: hash.value.length } : null,
  };
}

interface Entry {
  readonly key: string;
  readonly value: Uint8Array;
  /** Start of the value in the map. */
  readonly start: number;
}

// Accepts only the output of compilers: short text keys, byte strings, short texts and booleans. Anything
// else is code.
function readMap(map: Uint8Array): Entry[] | null {
  const head = map[0]!;
  if (head < 0xa1 || head > 0xa5) return null;
  const entries: Entry[] = [];
  let at = 1;
  for (let left = head - 0xa0; left > 0; left--) {
    const key = readItem(map, at);
    if (key === null || !key.isText) return null;
    const name = new TextDecoder().decode(key.value);
    const value = readItem(map, key.end);
    if (value === null || !KEYS.has(name)) return null;
    entries.push({ key: name, value: value.value, start: value.end - value.value.length });
    at = value.end;
  }
  return at === map.length ? entries : null;
}

function readItem(map: Uint8Array, at: number): { value: Uint8Array; end: number; isText: boolean } | null {
  const head = map[at];
  if (head === undefined) return null;
  if (head === 0xf4 || head === 0xf5) return { value: new Uint8Array(), end: at + 1, isText: false };
  const isText = head >= 0x60 && head < 0x78;
  const isShort = isText || (head >= 0x40 && head < 0x58);
  if (!isShort && head !== 0x58) return null;
  const start = isShort ? at + 1 : at + 2;
  const length = isShort ? head & 0x1f : (map[at + 1] ?? 0);
  if (start + length > map.length) return null;
  return { value: map.subarray(start, start + length), end: start + length, isText };
}
