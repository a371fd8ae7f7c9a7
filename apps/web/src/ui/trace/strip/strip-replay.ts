import { StripModel, type StripBlock } from './strip-model.ts';

/** How long the paper carries a trace on the widest screen: after that nothing is left on it. */
export const IDLE_SECONDS = 20;
/** Between two blocks of a replay: a trace and its label have room. */
const STEP_SECONDS = 2.4;
/** As many as the site keeps at hand. */
const MOST_BLOCKS = 25;

/**
 * What the paper shows while nobody does anything: the latest actions once more, one after the other, on a paper of
 * their own. Actions only, in the order they were sealed.
 */
export class StripReplay {
  #blocks: StripBlock[] = [];
  #model: StripModel | null = null;
  #count = 0;
  #nextAt = 0;

  /** The paper of the replay; null while there is something new, or nothing to show. */
  get model(): StripModel | null {
    return this.#model;
  }

  /** Takes a block that was sealed; whatever is new ends a replay. */
  keep(block: StripBlock): void {
    if (!block.isAction) return;
    this.#blocks = [...this.#blocks, block].slice(-MOST_BLOCKS);
    this.end();
  }

  end(): void {
    this.#model = null;
  }

  /** Moves the replay on to `now`, seconds since 1970; it begins with a full paper. */
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
