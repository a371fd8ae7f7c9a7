/** Entries of several keys that take turns, each key's in the order they came. */
export class FairQueue<Entry> {
  readonly #byKey = new Map<string, Entry[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(key: string): number {
    return this.#byKey.get(key)?.length ?? 0;
  }

  push(key: string, entry: Entry): void {
    const entries = this.#byKey.get(key);
    if (entries === undefined) this.#byKey.set(key, [entry]);
    else entries.push(entry);
    this.#size += 1;
  }

  /** The next entry of the key whose turn it is. */
  shift(): Entry | undefined {
    const [turn] = this.#byKey;
    if (turn === undefined) return undefined;
    const [key, entries] = turn;
    const entry = entries.shift();
    this.#size -= 1;
    // a map keeps the order of insertion: the key goes behind the others
    this.#byKey.delete(key);
    if (entries.length > 0) this.#byKey.set(key, entries);
    return entry;
  }

  /** Takes the newest entry of the key with the most, where that has more than `least`. */
  dropOfMost(least: number): Entry | undefined {
    let most: [string, Entry[]] | undefined;
    for (const pair of this.#byKey) if (pair[1].length > (most?.[1].length ?? least)) most = pair;
    const entry = most?.[1].at(-1);
    if (most === undefined || entry === undefined) return undefined;
    this.remove(most[0], entry);
    return entry;
  }

  /** False when the entry is not here any more. */
  remove(key: string, entry: Entry): boolean {
    const entries = this.#byKey.get(key);
    const index = entries?.indexOf(entry) ?? -1;
    if (entries === undefined || index < 0) return false;
    entries.splice(index, 1);
    this.#size -= 1;
    if (entries.length === 0) this.#byKey.delete(key);
    return true;
  }
}
