import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';

/**
 * Repeats topics until the blocks that contained them are final, because jobs that follow events read only
 * final blocks.
 */
export class UnconfirmedTopics {
  readonly #confirmations: number;
  /** Newest block that contained something for each topic. */
  readonly #newest = new Map<IndexedTopic, number>();

  /** @param confirmations Blocks after which a block is final; 0 on an engine without reorgs. */
  constructor(confirmations: number) {
    this.#confirmations = confirmations;
  }

  /**
   * Notes the topics of the blocks up to `indexedBlock`.
   * @returns The topics to report now: these, and those of recent blocks.
   */
  note(indexedBlock: number, topics: Iterable<IndexedTopic>): IndexedTopic[] {
    for (const topic of topics) this.#newest.set(topic, indexedBlock);
    const due = [...this.#newest.keys()];
    const final = indexedBlock - this.#confirmations;
    for (const [topic, block] of this.#newest) if (block <= final) this.#newest.delete(topic);
    return due;
  }
}

/** Every topic, for an indexer that has just started and for removed blocks. */
export const ALL_TOPICS: readonly IndexedTopic[] = Object.values(INDEXED);
