import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseHandle, openDatabase } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { nameReason } from '@nova/runtime/name-reason';
import type { Pool } from 'pg';
import { readPrimary, readReplica, type WalPosition } from './wal-position.ts';

/** Milliseconds during which a check of both servers counts as current. */
const CHECK_EVERY_MS = 1_000;
/** Milliseconds that a check may take. */
const TIMEOUT_MS = 1_000;
/** Milliseconds between two checks of a replica that does not answer. */
const RETRY_AFTER_MS = 5_000;
/** Milliseconds that a read waits for a replica that is slightly behind. */
const CATCH_UP_MS = 100;
const POLL_MS = 5;

/** Result of judging the replica for one read: only `caught_up` may use it. */
export type ReadReason = 'caught_up' | 'behind' | 'away';

/** State of the replica for metrics. */
export interface ReplicaLag {
  readonly isUsable: boolean;
  /** Age of the newest change on the replica, 0 if it has replayed everything; null if it is unknown. */
  readonly seconds: number | null;
}

/**
 * Knows whether the replica answers and how far it has replayed the log of the primary. It checks both servers
 * when reads arrive, at most once per second. After a failed check, reads do not wait for the replica; a check
 * every five seconds finds out whether it is back.
 */
export class ReplicaWatch {
  readonly #primary: Pool;
  /**
   * A connection of its own, because slow reads that use the whole pool do not mean that the replica is away.
   */
  readonly #probe: DatabaseHandle;
  readonly #logger: Logger;
  readonly #lossListeners = new Set<() => void>();
  #replayed: WalPosition = -1n;
  /** Position that every read must include: the end of the primary's log at the last check, or a later one. */
  #floor: WalPosition = 0n;
  #lagSeconds: number | null = null;
  /** Why the replica is not used; null if it answers. */
  #problem: string | null = null;
  #checkedAt = -Infinity;
  /** Until then, no read waits for a replica that did not catch up in time. */
  #behindUntil = -Infinity;
  #checking: Promise<void> | undefined;
  #polling: Promise<void> | undefined;

  constructor(options: { primary: Pool; url: string; logger: Logger }) {
    this.#primary = options.primary;
    this.#logger = options.logger;
    this.#probe = openDatabase(options.url, {
      name: 'nova-api replica',
      max: 1,
      connectMs: TIMEOUT_MS,
      queryMs: TIMEOUT_MS,
    });
  }

  /** Makes all later reads include everything up to a position of the primary. */
  require(position: WalPosition): void {
    if (position > this.#floor) this.#floor = position;
  }

  /**
   * Returns whether the replica answers and has replayed everything that this process and the client of the
   * read know to be written.
   * @param claimed position that the client knows
   */
  async judge(claimed: WalPosition | null): Promise<ReadReason> {
    if (!this.#isChecked()) {
      const checked = this.check();
      if (this.#problem === null) await checked;
    }
    if (this.#problem !== null) return 'away';
    // Nothing waits for a claim beyond the known end of the log, because a client could invent it.
    if (claimed !== null && claimed > this.#floor) return this.#replayed >= claimed ? 'caught_up' : 'behind';
    if (this.#replayed >= this.#floor) return 'caught_up';
    if (performance.now() < this.#behindUntil) return 'behind';
    if (await this.#catchUp(this.#floor)) return 'caught_up';
    return this.#isLost() ? 'away' : 'behind';
  }

  /** Checks the replica now, at most once at a time, such as after a read that failed. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  /** Calls the listener once the replica does not answer. Returns a function that removes it. */
  onLost(listener: () => void): () => void {
    this.#lossListeners.add(listener);
    return () => this.#lossListeners.delete(listener);
  }

  /** Returns the state, at most one second old while the replica answers. */
  async readLag(): Promise<ReplicaLag> {
    if (!this.#isChecked()) await this.check();
    return { isUsable: this.#problem === null, seconds: this.#lagSeconds };
  }

  close(): Promise<void> {
    return this.#probe.close();
  }

  #isChecked(): boolean {
    const validMs = this.#problem === null ? CHECK_EVERY_MS : RETRY_AFTER_MS;
    return performance.now() - this.#checkedAt < validMs;
  }

  #isLost(): boolean {
    return this.#problem !== null;
  }

  async #check(): Promise<void> {
    // Without the primary, reads continue from the replica.
    const [replica, primary] = await Promise.all([
      readReplica(this.#probe.pool).catch((error: unknown) => error as Error),
      readPrimary(this.#primary).catch(() => null),
    ]);
    this.#checkedAt = performance.now();
    if (replica instanceof Error) return this.#lose(`the replica does not answer: ${nameReason(replica)}`);
    if (replica === null) return this.#lose('the server at DATABASE_READ_URL is not a replica');
    if (primary !== null && primary.system !== replica.system)
      return this.#lose('the replica belongs to another server than the one at DATABASE_URL');
    if (this.#problem !== null) this.#logger.info({}, 'explorer reads use the replica again');
    this.#problem = null;
    this.#replayed = replica.replayed;
    if (primary === null) return undefined;
    this.require(primary.flushed);
    const isBehind = replica.replayed < primary.flushed;
    this.#lagSeconds = isBehind ? Math.max(0, primary.now - (replica.committedAt ?? 0)) : 0;
    return undefined;
  }

  #lose(problem: string): void {
    if (problem !== this.#problem) this.#logger.warn({ problem }, 'explorer reads use the primary');
    this.#problem = problem;
    this.#lagSeconds = null;
    for (const listener of this.#lossListeners) listener();
  }

  async #catchUp(needed: WalPosition): Promise<boolean> {
    const deadline = performance.now() + CATCH_UP_MS;
    while (!this.#isLost() && performance.now() < deadline) {
      await this.#poll();
      if (this.#replayed >= needed) return true;
      await sleep(POLL_MS);
    }
    this.#behindUntil = performance.now() + CHECK_EVERY_MS;
    return false;
  }

  /** Reads the position of the replica only, at most once at a time. */
  #poll(): Promise<void> {
    const poll = async () => {
      const state = await readReplica(this.#probe.pool).catch(() => null);
      if (state === null) await this.check();
      else this.#replayed = state.replayed;
    };
    this.#polling ??= poll().finally(() => (this.#polling = undefined));
    return this.#polling;
  }
}
