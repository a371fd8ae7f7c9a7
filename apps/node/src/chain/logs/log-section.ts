/**
 * Number of blocks whose blooms are stored together, transposed: for each bloom bit, the blocks that set it.
 */
export const SECTION_BLOCKS = 4096;

export const BLOOM_BITS = 2048;
const BLOOM_BYTES = BLOOM_BITS / 8;
const ROW_BYTES = SECTION_BLOCKS / 8;

/** One bit per block of a section. */
export type BlockSet = Uint32Array;

export const noBlocks = (): BlockSet => new Uint32Array(SECTION_BLOCKS / 32);
export const allBlocks = (): BlockSet => noBlocks().fill(0xffff_ffff);

export function intersectRows(into: BlockSet, other: BlockSet): void {
  for (let word = 0; word < into.length; word++) into[word]! &= other[word]!;
}

export function addAll(into: BlockSet, other: BlockSet): void {
  for (let word = 0; word < into.length; word++) into[word]! |= other[word]!;
}

/** Returns positions in the section, ascending. */
export function listBlocks(blocks: BlockSet): number[] {
  const places: number[] = [];
  for (const [word, bits] of blocks.entries()) {
    for (let left = bits; left !== 0; left &= left - 1)
      places.push(word * 32 + 31 - Math.clz32(left & -left));
  }
  return places;
}

/** The blooms of a section in order, 256 bytes each. */
export class SectionBlooms {
  readonly #bytes = new Uint8Array(SECTION_BLOCKS * BLOOM_BYTES);

  set(place: number, bloom: Uint8Array): void {
    this.#bytes.set(bloom, place * BLOOM_BYTES);
  }

  at(place: number): Uint8Array {
    return this.#bytes.subarray(place * BLOOM_BYTES, (place + 1) * BLOOM_BYTES);
  }

  /** Returns the encoded positions of the blocks that set each bloom bit, by bit. */
  rows(): Uint8Array[] {
    const places = Array.from({ length: BLOOM_BITS }, (): number[] => []);
    for (const [index, byte] of this.#bytes.entries()) {
      if (byte === 0) continue;
      const lowestBit = (BLOOM_BYTES - 1 - (index % BLOOM_BYTES)) * 8;
      for (let bit = 0; bit < 8; bit++) {
        if ((byte & (1 << bit)) !== 0) places[lowestBit + bit]!.push(Math.floor(index / BLOOM_BYTES));
      }
    }
    return places.map(encodeRow);
  }
}

/**
 * Stores two bytes per position if that is shorter than one bit per block; most bloom bits are set in few
 * blocks.
 */
function encodeRow(places: number[]): Uint8Array {
  if (places.length * 2 < ROW_BYTES) {
    const row = Buffer.alloc(places.length * 2);
    for (const [index, place] of places.entries()) row.writeUInt16BE(place, index * 2);
    return row;
  }
  const row = Buffer.alloc(ROW_BYTES);
  for (const place of places) row[place >> 3]! |= 1 << (place & 7);
  return row;
}

export function decodeRow(row: Buffer): BlockSet {
  const blocks = noBlocks();
  if (row.length === ROW_BYTES) {
    for (let word = 0; word < blocks.length; word++) blocks[word] = row.readUInt32LE(word * 4);
    return blocks;
  }
  for (let at = 0; at < row.length; at += 2) {
    const place = row.readUInt16BE(at);
    blocks[place >> 5]! |= 1 << (place & 31);
  }
  return blocks;
}
