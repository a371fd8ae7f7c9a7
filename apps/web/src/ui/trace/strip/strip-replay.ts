import { StripModel, type StripBlock } from './strip-model.ts';

/** Seconds that a trace stays on the widest screen; after that the paper is empty. */
export const IDLE_SECONDS = 20;
/** Seconds between two blocks of a replay: enough for a trace and its label. */
const STEP_SECONDS = 2.4;
/** The number of blocks that the site keeps in memory. */
const MOST_BLOCKS = 25;

/**
 * Replays the latest actions one after the other on separate paper while there is no activity. Contains only
 * actions, in the order in which they were sealed.
 */
export class StripReplay {
  #blocks: StripBlock[] = [];
  #model: StripModel | null = null;
  #count = 0;
  #nextAt = 0;

  /** The paper of the replay; null while there is new activity or nothing to show. */
  get model(): StripModel | null {
    return this.#model;
  }

  /** Adds a sealed block; a new block ends the replay. */
  keep(block: StripBlock): void {
    if (!block.isAction) return;
    this.#blocks = [...this.#blocks, block].slice(-MOST_BLOCKS);
    this.end();
  }

  end(): void {
    this.#model = null;
  }

  /** Advances the replay to `now`, in seconds since 1970; it starts with a full paper. */
  advance(now: number): void {
    const last = this.#blocks.at(-1);
    if (!last || now - last.sealedAt < IDLE_SECONDS) return;
    if (!this.#model) {
      this.#model = new StripModel();
      this.#nextAt = now - IDLE_SECONDS;
    }
    // A page that was in the background does not catch up.
    this.#nextAt = Math.max(this.#nextAt, now - IDLE_SECONDS);
    for (; this.#nextAt <= now; this.#nextAt += STEP_SECONDS) {
      const block = this.#blocks[this.#count % this.#blocks.length]!;
      this.#model.push({ ...block, number: this.#count }, this.#nextAt);
      this.#count += 1;
    }
  }
}
