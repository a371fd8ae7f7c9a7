import type { JobSession } from '../lib/jobs/job.ts';
import { checkStuckTransactions, SILENCE_MS } from './pending/check-stuck-transactions.ts';
import { FILL_NONCE } from './fill-nonce.ts';
import { PendingTransactions } from './pending/pending-transactions.ts';
import type { LaneOptions } from './lane-options.ts';
import { type LaneState, readNextNonce } from './lane-state.ts';
import { OutboxStore } from './outbox-store.ts';
import { readAnswers } from './read-answers.ts';
import { settlePendingTransactions } from './pending/settle-pending-transactions.ts';
import { type QueueState, readCapacity, claimQueued } from './take-queued.ts';

/** Limits the delay that a lost wake could cause. */
const IDLE_MS = 10_000;

/**
 * One lane of the outbox: signs, stores and broadcasts queued rows, and completes them once the chain
 * includes them.
 */
export class Lane {
  readonly #state: LaneState;
  #wasAway = false;
  #checkedAtMs = performance.now();
  /** Time of the next poll without a notification, in milliseconds of the monotonic clock. */
  #pollAtMs = 0;

  private constructor(state: LaneState) {
    this.#state = state;
  }

  /**
   * Resumes the lane from its stored rows: looks up signed transactions first, and broadcasts those missing
   * from the chain again.
   */
  static async open({ client }: JobSession, options: LaneOptions, wake: () => void): Promise<Lane> {
    const { genesisHash } = await options.verifyChain();
    const known = [...(await options.loadKinds(genesisHash)), FILL_NONCE];
    const kinds = new Map(known.map((kind) => [kind.kind, kind]));
    const checks = await options.loadChecks(genesisHash);
    const store = new OutboxStore(client, options.lane);
    const pendingTransactions = new PendingTransactions(kinds, options.rpc, wake);
    const nextNonce = await readNextNonce(store, options);
    const postponed = new Map<number, number>();
    const common = { options, store, client, kinds, checks, pendingTransactions, wake, postponed };
    const state = { ...common, nextNonce, mayHaveQueued: true };
    for (const row of await store.listSigned()) pendingTransactions.add(row);
    await settlePendingTransactions(state);
    for (const pending of pendingTransactions.listUnmined()) pendingTransactions.send(pending);
    return new Lane(state);
  }

  /** Notes that rows may have been queued. */
  noteQueued(): void {
    this.#state.mayHaveQueued = true;
  }

  /**
   * Notes that a new block may contain pending transactions. Those still being sent are looked up after the
   * node's answer.
   * @returns Whether there is anything to look up.
   */
  noteHead(): boolean {
    const waiting = this.#state.pendingTransactions.listUnmined().filter((pending) => !pending.isSending);
    for (const pending of waiting) pending.isDue = true;
    return waiting.length > 0;
  }

  noteNodeAway(): void {
    this.#wasAway = true;
  }

  /** Performs one turn. Returns how long there is nothing to do unless woken, in milliseconds. */
  async advance(): Promise<number> {
    if (this.#wasAway) {
      // The node may have returned with a different state, or may be a different node.
      await this.#state.options.verifyChain();
      this.#wasAway = false;
    }
    const queue = await this.#take();
    await readAnswers(this.#state);
    await settlePendingTransactions(this.#state);
    if (performance.now() - this.#checkedAtMs >= SILENCE_MS) {
      this.#checkedAtMs = performance.now();
      await checkStuckTransactions(this.#state);
    }
    return this.#findDelay(queue);
  }

  /**
   * Skips the queue in a turn that only completes pending transactions: answers are frequent, and none adds
   * a row.
   */
  async #take(): Promise<QueueState> {
    const state = this.#state;
    if (!state.mayHaveQueued && performance.now() < this.#pollAtMs) return 'drained';
    // Reset before reading, so that rows queued meanwhile are read in the next turn.
    state.mayHaveQueued = false;
    try {
      const { queue, nextDue } = await claimQueued(state, this.#nowSeconds());
      if (queue === 'drained') this.#planPoll(nextDue);
      else state.mayHaveQueued = true;
      return queue;
    } catch (error) {
      state.mayHaveQueued = true;
      throw error;
    }
  }

  #planPoll(nextDue: number | null): void {
    const { options, postponed } = this.#state;
    const untilDue = nextDue === null ? IDLE_MS : nextDue * 1000 - options.clock();
    const untilRetry = Math.min(...postponed.values()) - performance.now();
    this.#pollAtMs = performance.now() + Math.max(0, Math.min(untilDue, untilRetry, IDLE_MS));
  }

  #findDelay(queue: QueueState): number {
    const { pendingTransactions } = this.#state;
    if (queue === 'more') return 0;
    // Rows may have ended since the window was full.
    if (queue === 'full') return readCapacity(pendingTransactions) > 0 ? 0 : SILENCE_MS;
    const untilPoll = Math.max(0, this.#pollAtMs - performance.now());
    return pendingTransactions.list().length > 0 ? Math.min(untilPoll, SILENCE_MS) : untilPoll;
  }

  #nowSeconds(): number {
    return Math.floor(this.#state.options.clock() / 1000);
  }
}
