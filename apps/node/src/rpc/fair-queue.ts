import { groupOf } from './client-group.ts';

/**
 * A queue that is round robin by group, then by key within the group, and first in, first out for each key.
 */
export class FairQueue<Entry> {
  readonly #groups = new Map<string, Map<string, Entry[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(key: string): number {
    return this.#groups.get(groupOf(key))?.get(key)?.length ?? 0;
  }

  /** Returns the number of entries of the key's group. */
  countNear(key: string): number {
    return countIn(this.#groups.get(groupOf(key)));
  }

  push(key: string, entry: Entry): void {
    const keys = this.#groups.get(groupOf(key)) ?? new Map<string, Entry[]>();
    this.#groups.set(groupOf(key), keys);
    keys.set(key, [...(keys.get(key) ?? []), entry]);
    this.#size += 1;
  }

  /** Removes and returns the next entry. */
  shift(): Entry | undefined {
    const [group] = this.#groups;
    if (group === undefined) return undefined;
    const [name, keys] = group;
    const [key, entries] = [...keys][0]!;
    const entry = entries.shift();
    this.#size -= 1;
    // A map iterates in insertion order, so key and group move behind the others.
    keys.delete(key);
    if (entries.length > 0) keys.set(key, entries);
    this.#groups.delete(name);
    if (keys.size > 0) this.#groups.set(name, keys);
    return entry;
  }

  /**
   * Removes and returns the newest entry of the largest group's largest key, if the group has more than
   * `least` entries.
   */
  dropOfMost(least: number): Entry | undefined {
    let most: Map<string, Entry[]> | undefined;
    for (const keys of this.#groups.values()) if (countIn(keys) > (most ? countIn(most) : least)) most = keys;
    if (most === undefined) return undefined;
    const [key, entries] = [...most].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const entry = entries.at(-1)!;
    this.remove(key, entry);
    return entry;
  }

  /** Returns false if the entry is no longer queued. */
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
