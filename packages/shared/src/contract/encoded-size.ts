import { type AbiParameter, type Hex, hexToBytes } from 'viem';

const WORD_BYTES = 32;
const ARRAY = /^(.*)\[(\d*)\]$/;

/** Thrown by the walk as soon as data is used twice or missing. */
class Unusual extends Error {}

/**
 * Returns whether the arguments use each byte of their encoding at most once, as every compiler encodes them.
 * An encoding can refer to the same data many times, so that a few kilobytes decode to gigabytes; such data
 * must not be decoded. The walk ends at the first byte too many, so it takes no longer than the data is long.
 */
export function usesDataOnce(inputs: readonly AbiParameter[], data: Hex): boolean {
  const bytes = hexToBytes(data);
  let left = bytes.length;
  const use = (count: number) => {
    left -= count;
    if (left < 0) throw new Unusual();
  };
  const readWord = (at: number): number => {
    if (at + WORD_BYTES > bytes.length) throw new Unusual();
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, WORD_BYTES);
    for (let offset = 0; offset < WORD_BYTES - 4; offset += 4) {
      if (view.getUint32(offset) !== 0) throw new Unusual();
    }
    return view.getUint32(WORD_BYTES - 4);
  };
  /** Walks values whose heads begin at `base`, to which their offsets are relative. */
  const walkList = (types: Iterable<AbiParameter>, base: number): void => {
    let head = base;
    for (const type of types) {
      if (isDynamic(type)) {
        use(WORD_BYTES);
        walkDynamic(type, base + readWord(head));
        head += WORD_BYTES;
      } else {
        const size = sizeOf(type);
        use(Math.max(1, size));
        head += size;
      }
    }
  };
  const walkDynamic = (type: AbiParameter, at: number): void => {
    const array = ARRAY.exec(type.type);
    if (array) {
      const item = { ...type, type: array[1]! };
      if (array[2] !== '') return walkList(repeat(item, Number(array[2])), at);
      use(WORD_BYTES);
      return walkList(repeat(item, readWord(at)), at + WORD_BYTES);
    }
    if ('components' in type) return walkList(type.components, at);
    use(WORD_BYTES + Math.ceil(readWord(at) / WORD_BYTES) * WORD_BYTES);
  };
  try {
    walkList(inputs, 0);
    return true;
  } catch (error) {
    if (error instanceof Unusual) return false;
    throw error;
  }
}

function* repeat(item: AbiParameter, count: number): Generator<AbiParameter> {
  for (let index = 0; index < count; index++) yield item;
}

function isDynamic(type: AbiParameter): boolean {
  const array = ARRAY.exec(type.type);
  if (array) return array[2] === '' || isDynamic({ ...type, type: array[1]! });
  if ('components' in type) return type.components.some(isDynamic);
  return type.type === 'bytes' || type.type === 'string';
}

/** Returns the size of a value without dynamic parts. */
function sizeOf(type: AbiParameter): number {
  const array = ARRAY.exec(type.type);
  if (array) return Number(array[2]) * sizeOf({ ...type, type: array[1]! });
  if ('components' in type) return type.components.reduce((sum, component) => sum + sizeOf(component), 0);
  return WORD_BYTES;
}
