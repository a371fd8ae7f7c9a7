import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  type Hex,
  toEventSelector,
  toFunctionSelector,
} from 'viem';

/** A contract's ABI by the hashes with which calls and logs name its entries. */
export interface ContractAbi {
  readonly items: Abi;
  readonly functions: ReadonlyMap<Hex, AbiFunction>;
  /** Events of one signature can differ in what they index. */
  readonly events: ReadonlyMap<Hex, readonly AbiEvent[]>;
}

/** Builds the index of an ABI. Entries that have no selector, as in the ABI of a library, are left out. */
export function indexAbi(items: readonly unknown[]): ContractAbi {
  const functions = new Map<Hex, AbiFunction>();
  const events = new Map<Hex, AbiEvent[]>();
  for (const item of items as Abi) {
    if (item.type === 'function') {
      const selector = hashOf(() => toFunctionSelector(item));
      if (selector && !functions.has(selector)) functions.set(selector, item);
    }
    if (item.type === 'event') {
      const topic = hashOf(() => toEventSelector(item));
      if (topic) events.set(topic, [...(events.get(topic) ?? []), item]);
    }
  }
  return { items: items as Abi, functions, events };
}

function hashOf(compute: () => Hex): Hex | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

/** The common token standards, whose calls and events are decoded without sources. */
export const STANDARD_ABI: ContractAbi = indexAbi([...erc20Abi, ...erc721Abi, ...erc1155Abi]);
