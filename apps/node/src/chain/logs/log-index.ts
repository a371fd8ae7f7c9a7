import { equalBytes } from '../../encoding/hex.ts';
import type { ChainStore, StoreEntry } from '../../store/chain-store.ts';
import { logRowKey, logSectionKey } from '../../store/keys.ts';
import { bitPositions, bloomMayContain } from './bloom.ts';
import {
  addAll,
  allBlocks,
  type BlockSet,
  decodeRow,
  intersectRows,
  listBlocks,
  noBlocks,
  SECTION_BLOCKS,
  SectionBlooms,
} from './log-section.ts';

/** Addresses and topics that a block must contain: at least one item of each list. */
export type LogItems = Uint8Array[][];

/** Reads of durable blocks that the index needs. */
interface Blocks {
  bloomOf(number: number): Uint8Array;
  hashOf(number: number): Uint8Array | undefined;
}

/** Blocks read per turn of the event loop while a missing section is rebuilt. */
const REBUILD_STEP = 64;

const sectionOf = (number: number): number => Math.floor(number / SECTION_BLOCKS);
const placeOf = (number: number): number => number % SECTION_BLOCKS;
const lastOf = (section: number): number => (section + 1) * SECTION_BLOCKS - 1;

export function bloomMayInclude(bloom: Uint8Array, lists: LogItems): boolean {
  return lists.every((list) => list.some((item) => bloomMayContain(bloom, item)));
}

/**
 * Finds blocks that may contain a log. The store has the full sections by bloom bit, so a search reads three
 * rows per item and section instead of every block; the blooms of the unfinished section are in memory. A
 * section is written with its last block and names that block's hash: a section of other blocks, or an
 * incomplete one, is ignored and rebuilt.
 */
export class LogIndex {
  readonly #store: ChainStore;
  readonly #blocks: Blocks;
  readonly #known = new Set<number>();
  #blooms = new SectionBlooms();
  /** The first block not yet appended; earlier blocks of its section are in memory. Genesis has no logs. */
  #next = 1;
  #stopped = false;
  #rebuilding: Promise<void> = Promise.resolve();

  constructor(store: ChainStore, blocks: Blocks) {
    this.#store = store;
    this.#blocks = blocks;
  }

  /** Starts at a store's head and rebuilds missing sections of an older store in the background. */
  open(head: number, onError: (error: unknown) => void): void {
    this.#fillUpTo(head + 1);
    this.#rebuilding = this.#rebuild(sectionOf(head + 1)).catch(onError);
  }

  /** Resolves when no background write is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#rebuilding;
  }

  /** Resolves when the missing sections are rebuilt. */
  get rebuilt(): Promise<void> {
    return this.#rebuilding;
  }

  /** Adds the next block. The returned entries must be part of the block's own write. */
  append(number: number, hash: Uint8Array, bloom: Uint8Array): StoreEntry[] {
    this.#fillUpTo(number);
    this.#blooms.set(placeOf(number), bloom);
    this.#next = number + 1;
    if (placeOf(this.#next) !== 0) return [];
    const full = this.#blooms;
    this.#blooms = new SectionBlooms();
    return sectionEntries(sectionOf(number), hash, full);
  }

  /**
   * Returns the durable blocks from `from` to `to`, all of one section, that may contain the items;
   * ascending.
   */
  search(lists: LogItems, from: number, to: number): number[] {
    const section = sectionOf(from);
    const isInRange = (number: number): boolean => number >= from && number <= to;
    const first = section * SECTION_BLOCKS;
    if (this.#isStored(section)) {
      return listBlocks(this.#searchStored(lists, section))
        .map((place) => first + place)
        .filter(isInRange);
    }
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return numbers.filter((number) => bloomMayInclude(this.#bloomOf(number), lists));
  }

  #searchStored(lists: LogItems, section: number): BlockSet {
    const rows = new Map<number, BlockSet>();
    const rowOf = (bit: number): BlockSet => {
      let row = rows.get(bit);
      if (row === undefined) rows.set(bit, (row = decodeRow(this.#store.get(logRowKey(section, bit))!)));
      return row;
    };
    const found = allBlocks();
    for (const list of lists) {
      const any = noBlocks();
      for (const item of list) {
        const one = allBlocks();
        for (const bit of bitPositions(item)) intersectRows(one, rowOf(bit));
        addAll(any, one);
      }
      intersectRows(found, any);
    }
    return found;
  }

  #bloomOf(number: number): Uint8Array {
    const isInMemory = number < this.#next && sectionOf(number) === sectionOf(this.#next);
    return isInMemory ? this.#blooms.at(placeOf(number)) : this.#blocks.bloomOf(number);
  }

  #isStored(section: number): boolean {
    if (this.#known.has(section)) return true;
    const hash = this.#store.get(logSectionKey(section));
    const last = hash === undefined ? undefined : this.#blocks.hashOf(lastOf(section));
    if (hash === undefined || last === undefined || !equalBytes(hash, last)) return false;
    this.#known.add(section);
    return true;
  }

  /** Loads the part of the section of `next` that precedes `next`. */
  #fillUpTo(next: number): void {
    if (this.#next === next) return;
    const first = sectionOf(next) * SECTION_BLOCKS;
    if (sectionOf(this.#next) !== sectionOf(next) || this.#next > next) {
      this.#blooms = new SectionBlooms();
      this.#next = first;
    }
    for (; this.#next < next; this.#next++) {
      this.#blooms.set(placeOf(this.#next), this.#blocks.bloomOf(this.#next));
    }
  }

  async #rebuild(end: number): Promise<void> {
    for (let section = 0; section < end && !this.#stopped; section++) {
      if (!this.#isStored(section)) await this.#rebuildSection(section);
    }
  }

  async #rebuildSection(section: number): Promise<void> {
    const blooms = new SectionBlooms();
    for (let place = 0; place < SECTION_BLOCKS; place++) {
      blooms.set(place, this.#blocks.bloomOf(section * SECTION_BLOCKS + place));
      if (place % REBUILD_STEP !== REBUILD_STEP - 1) continue;
      // Yields to sealing and requests.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#stopped) return;
    }
    const hash = this.#blocks.hashOf(lastOf(section))!;
    await this.#store.write(sectionEntries(section, hash, blooms));
  }
}

/**
 * Returns the entries of a section, including empty rows, which overwrite those of an earlier section with
 * the same number.
 */
function sectionEntries(section: number, hash: Uint8Array, blooms: SectionBlooms): StoreEntry[] {
  return [
    ...blooms.rows().map((value, bit) => ({ key: logRowKey(section, bit), value })),
    { key: logSectionKey(section), value: hash },
  ];
}
