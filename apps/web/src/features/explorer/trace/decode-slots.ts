import type { StorageLayout, StorageType } from '@nova/shared/contract/storage-layout';
import { type Hex, hexToString, numberToHex, size, slice } from 'viem';
import type { StateChange } from './list-changes.ts';

const WORD_BYTES = 32;
/** A struct or array begins at most this many slots before one of its own. */
const SPAN_MAX = 2n ** 32n;
/** Nesting of mappings, structs and arrays that is followed. */
const LEVELS_MAX = 8;

/** A variable, or a part of one, at a place in the storage. */
interface Place {
  /** As in the source, such as `balances[0x…].amount`. */
  readonly name: string;
  readonly type: string;
  readonly slot: bigint;
  /** First byte in the slot, counted from the lowest. */
  readonly offset: number;
}

/** What the transaction hashed, by its hash. */
export type Preimages = Readonly<Record<Hex, Hex>>;

/** Finds the variables of a contract by their slots. */
class SlotNames {
  readonly #layout: StorageLayout;
  /** Hashed places with what was hashed, the highest first. */
  readonly #hashed: readonly (readonly [slot: bigint, preimage: Hex])[];

  constructor(layout: StorageLayout, preimages: Preimages) {
    this.#layout = layout;
    this.#hashed = Object.entries(preimages)
      .map(([hash, preimage]) => [BigInt(hash), preimage] as const)
      .filter(([, preimage]) => size(preimage) >= WORD_BYTES)
      .toSorted(([one], [other]) => (one > other ? -1 : 1));
  }

  /** Returns what is in a slot; nothing if the layout does not explain it. */
  find(slot: bigint, level = 0): readonly Place[] {
    const direct = this.#layout.storage.flatMap(({ label, slot: at, offset, type }) =>
      this.#within({ name: label, type, slot: BigInt(at), offset }, slot),
    );
    if (direct.length > 0 || level === LEVELS_MAX) return direct;
    for (const [start, preimage] of this.#hashed) {
      if (start > slot || slot - start > SPAN_MAX) continue;
      const found = this.#behind(start, preimage, level).flatMap((place) => this.#within(place, slot));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Returns what begins at a hash: the value of a mapping, or the items of an array. */
  #behind(start: bigint, preimage: Hex, level: number): readonly Place[] {
    const root = BigInt(slice(preimage, -WORD_BYTES));
    const key = size(preimage) === WORD_BYTES ? null : slice(preimage, 0, -WORD_BYTES);
    return this.find(root, level + 1).flatMap((place) => {
      const type = this.#typeOf(place.type);
      if (place.slot !== root) return [];
      if (type?.encoding === 'mapping' && key !== null && type.value !== undefined) {
        const name = `${place.name}[${formatKey(this.#typeOf(type.key), key)}]`;
        return [{ name, type: type.value, slot: start, offset: 0 }];
      }
      const isList = type?.encoding === 'dynamic_array' || type?.encoding === 'bytes';
      return isList && key === null
        ? [{ name: place.name, type: `items of ${place.type}`, slot: start, offset: 0 }]
        : [];
    });
  }

  /** Returns the parts of a variable that are in a slot. */
  #within(place: Place, slot: bigint): readonly Place[] {
    const items = place.type.startsWith('items of ')
      ? this.#typeOf(place.type.slice('items of '.length))
      : null;
    if (items) return this.#item(place, items.base, slot, null);
    const type = this.#typeOf(place.type);
    if (!type || slot < place.slot || slot >= place.slot + slotsOf(type)) return [];
    if (type.members) {
      return type.members.flatMap((member) =>
        this.#within(
          {
            name: `${place.name}.${member.label}`,
            type: member.type,
            slot: place.slot + BigInt(member.slot),
            offset: member.offset,
          },
          slot,
        ),
      );
    }
    if (type.encoding === 'inplace' && type.base !== undefined) {
      const count = /\[(\d+)\]$/.exec(type.label)?.[1];
      return this.#item(place, type.base, slot, count === undefined ? null : BigInt(count));
    }
    return [place];
  }

  /** @param count number of items; null for an array that grows */
  #item(place: Place, base: string | undefined, slot: bigint, count: bigint | null): readonly Place[] {
    const type = base === undefined ? undefined : this.#typeOf(base);
    // The long content of `bytes` and `string` has no items.
    if (base === undefined || !type) return [{ ...place, name: `${place.name}[…]`, slot }];
    const bytes = Number(type.bytes);
    const distance = slot - place.slot;
    const at = (index: bigint, from: bigint, offset: number) =>
      count !== null && index >= count
        ? []
        : this.#within({ name: `${place.name}[${index}]`, type: base, slot: from, offset }, slot);
    if (bytes > WORD_BYTES / 2) {
      const index = distance / slotsOf(type);
      return at(index, place.slot + index * slotsOf(type), 0);
    }
    const perSlot = Math.floor(WORD_BYTES / bytes);
    return Array.from({ length: perSlot }, (_, part) =>
      at(distance * BigInt(perSlot) + BigInt(part), slot, part * bytes),
    ).flat();
  }

  #typeOf(name: string | undefined): StorageType | undefined {
    return name === undefined ? undefined : this.#layout.types[name];
  }

  /** Returns the type as in the source; null for the long content of `bytes` and `string`. */
  labelOf({ type }: Place): StorageType | null {
    return this.#typeOf(type) ?? null;
  }
}

const slotsOf = ({ bytes }: StorageType): bigint =>
  (BigInt(bytes) + BigInt(WORD_BYTES) - 1n) / BigInt(WORD_BYTES);

function formatKey(type: StorageType | undefined, key: Hex): string {
  if (type === undefined || type.encoding === 'bytes') return JSON.stringify(hexToString(key));
  const value = readValue(type, BigInt(key));
  return value.kind === 'text' ? JSON.stringify(value.text) : value.text;
}

/** A value of a variable in the form in which it is shown. */
export interface SlotValue {
  readonly kind: 'address' | 'number' | 'text' | 'word';
  readonly text: string;
}

/** Reads a value of up to 32 bytes. */
function readValue({ label, encoding, bytes: length }: StorageType, value: bigint): SlotValue {
  const bytes = Number(length);
  if (encoding === 'bytes') return readShortBytes(label, value);
  if (encoding === 'dynamic_array') return { kind: 'number', text: value.toString() };
  if (label === 'bool') return { kind: 'text', text: value === 0n ? 'false' : 'true' };
  if (label === 'address' || label === 'address payable' || label.startsWith('contract ')) {
    return { kind: 'address', text: numberToHex(BigInt.asUintN(160, value), { size: 20 }) };
  }
  if (/^bytes\d+$/.test(label)) return { kind: 'word', text: numberToHex(value, { size: bytes }) };
  const isSigned = /^int\d+$/.test(label);
  return { kind: 'number', text: (isSigned ? BigInt.asIntN(8 * bytes, value) : value).toString() };
}

/** Reads the slot of a `bytes` or `string`: up to 31 bytes with their length, or only the length. */
function readShortBytes(label: string, word: bigint): SlotValue {
  const isLong = (word & 1n) === 1n;
  const length = Number((isLong ? word - 1n : word & 0xffn) / 2n);
  if (isLong) return { kind: 'number', text: length.toString() };
  const content = slice(numberToHex(word, { size: WORD_BYTES }), 0, Math.min(length, 31));
  if (label === 'string') return { kind: 'text', text: JSON.stringify(hexToString(content)) };
  return { kind: 'word', text: content };
}

/** A variable that a transaction changed. */
export interface NamedChange extends StateChange {
  readonly variable: {
    readonly name: string;
    readonly type: string;
    readonly before: SlotValue;
    readonly after: SlotValue;
  };
}

/**
 * Replaces changed slots by the variables in them as far as the layout explains them: several small ones can share a
 * slot.
 * @param preimages without them, values of mappings and items of arrays keep their slots
 */
export function nameChanges(
  changes: readonly StateChange[],
  layouts: ReadonlyMap<Hex, StorageLayout>,
  preimages: Preimages,
): readonly (StateChange | NamedChange)[] {
  const names = new Map([...layouts].map(([address, layout]) => [address, new SlotNames(layout, preimages)]));
  return changes.flatMap((change) => {
    const found = names.get(change.address);
    if (found === undefined || change.slot === null) return [change];
    const named = found.find(BigInt(change.slot)).flatMap((place): NamedChange[] => {
      const type = found.labelOf(place);
      const read = (word: bigint): SlotValue => {
        if (type === null) return { kind: 'word', text: numberToHex(word, { size: WORD_BYTES }) };
        const bits = 8 * Number(type.bytes);
        return readValue(type, BigInt.asUintN(bits, word >> BigInt(8 * place.offset)));
      };
      const [before, after] = [read(change.before), read(change.after)];
      if (before.text === after.text) return [];
      const isLong = type?.encoding === 'bytes' && (change.after & 1n) === 1n;
      const isLength = isLong || type?.encoding === 'dynamic_array';
      const name = isLength ? `${place.name}.length` : place.name;
      return [{ ...change, variable: { name, type: type?.label ?? 'bytes', before, after } }];
    });
    return named.length > 0 ? named : [change];
  });
}
