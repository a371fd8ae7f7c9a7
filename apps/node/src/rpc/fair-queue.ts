import { groupOf } from './client-group.ts';

/** Entries of several keys that take turns: groups first, then the keys of a group, each key's in the order they came. */
export class FairQueue<Entry> {
  readonly #groups = new Map<string, Map<string, Entry[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(key: string): number {
    return this.#groups.get(groupOf(key))?.get(key)?.length ?? 0;
  }

  /** Entries of all keys of the key's group. */
  countNear(key: string): number {
    return countIn(this.#groups.get(groupOf(key)));
  }

  push(key: string, entry: Entry): void {
    const keys = this.#groups.get(groupOf(key)) ?? new Map<string, Entry[]>();
    this.#groups.set(groupOf(key), keys);
    keys.set(key, [...(keys.get(key) ?? []), entry]);
    this.#size += 1;
  }

  /** The next entry of the key whose turn it is. */
  shift(): Entry | undefined {
    const [group] = this.#groups;
    if (group === undefined) return undefined;
    const [name, keys] = group;
    const [key, entries] = [...keys][0]!;
    const entry = entries.shift();
    this.#size -= 1;
    // a map keeps the order of insertion: key and group go behind the others
    keys.delete(key);
    if (entries.length > 0) keys.set(key, entries);
    this.#groups.delete(name);
    if (keys.size > 0) this.#groups.set(name, keys);
    return entry;
  }

  /** Takes the newest entry of the group with the most, where that has more than `least`; of its key with the most. */
  dropOfMost(least: number): Entry | undefined {
    let most: Map<string, Entry[]> | undefined;
    for (const keys of this.#groups.values()) if (countIn(keys) > (most ? countIn(most) : least)) most = keys;
    if (most === undefined) return undefined;
    const [key, entries] = [...most].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const entry = entries.at(-1)!;
    this.remove(key, entry);
    return entry;
  }

  /** False when the entry is not here any more. */
  remove(key: string, entry: Entry): boolean {
    const keys = this.#groups.get(groupOf(key));
    const entries = keys?.get(key);
    const index = entries?.indexOf(entry) ?? -1;
    if (keys === undefined || entries === undefined || index < 0) return false;
    entries.splice(index, 1);
    this.#size -= 1;
    if (entries.length === 0) keys.delete(key);
    if (keys.size === 0) this.#groups.delete(groupOf(key));
    return true;
  }
}

function countIn<Entry>(keys: Map<string, Entry[]> | undefined): number {
  let count = 0;
  for (const entries of keys?.values() ?? []) count += entries.length;
  return count;
}
