import type { OutboxLane } from '@nova/db/schema/outbox';

/**
 * Signals between jobs of this process: indexed blocks contain something for a job, a lane of the outbox
 * advanced, or a job did some work.
 */
export class JobSignals {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Wakes every listener of `topic`. */
  report(topic: string): void {
    for (const wake of this.#listeners.get(topic) ?? []) wake();
  }

  /** @returns A function that removes the listener. */
  on(topics: readonly string[], wake: () => void): () => void {
    for (const topic of topics) {
      const known = this.#listeners.get(topic) ?? new Set();
      this.#listeners.set(topic, known.add(wake));
    }
    return () => {
      for (const topic of topics) this.#listeners.get(topic)?.delete(wake);
    };
  }
}

/**
 * Sent when the blocks just added to the index contain something for a job, and all of them when blocks were
 * removed. Most blocks contain one action, so a job that looked for work after every block would cost more
 * than the block itself.
 */
export const INDEXED = {
  /** Actions whose key belongs to a partner. */
  partnerActions: 'indexed partner actions',
  /** Transfers of coins, tokens or NFTs. */
  transfers: 'indexed transfers',
  /** Events of NovaNFT or Marketplace. */
  market: 'indexed market events',
  presale: 'indexed presale events',
  recoveries: 'indexed recoveries',
  /** Rows were added to the queue of this name, `chain.pending_…`. */
  traces: 'queued traces',
  balances: 'queued balances',
  tokens: 'queued tokens',
  nfts: 'queued nfts',
  rarities: 'queued rarities',
} as const;

export type IndexedTopic = (typeof INDEXED)[keyof typeof INDEXED];

/** Returns the topic that is sent when rows of a lane have ended, as done or refused. */
export function endedIn(lane: OutboxLane): string {
  return `outbox ${lane} ended`;
}
