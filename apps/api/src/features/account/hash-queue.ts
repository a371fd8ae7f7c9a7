import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from '../../http/limits/client-networks.ts';

export interface HashQueueLimits {
  /** Maximum number of concurrent hashes. */
  readonly running: number;
  /** Maximum number of waiting requests from all networks. */
  readonly waiting: number;
  /**
   * Maximum number of waiting requests per network (an IPv4 address or an IPv6 /56), so that a single network
   * cannot fill the queue. An IPv6 /48 may use half of the queue or the share of `WIDE_FACTOR` networks,
   * whichever is less.
   */
  readonly waitingPerNetwork: number;
}

/** Seconds until a refused client may retry: the time to process a full queue. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs expensive work in order, limits its concurrency to the spare cores, and refuses it when the queue is
 * full.
 */
export interface HashQueue {
  /**
   * Waits for a free slot and runs the work.
   * @throws AppError `unavailable` with `retryAfterSeconds` when the queue is full
   */
  run<T>(clientAddress: string, work: () => Promise<T>): Promise<T>;
}

export function createHashQueue(limits: HashQueueLimits): HashQueue {
  const waiting: (() => void)[] = [];
  const waitingByNetwork = new Map<string, number>();
  let running = 0;

  const mostPerWide = Math.min(limits.waitingPerNetwork * WIDE_FACTOR, Math.ceil(limits.waiting / 2));
  const countOf = (name: string) => waitingByNetwork.get(name) ?? 0;
  const count = (name: string, change: 1 | -1) => {
    const next = countOf(name) + change;
    if (next === 0) waitingByNetwork.delete(name);
    else waitingByNetwork.set(name, next);
  };

  async function acquireSlot(clientAddress: string): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    const { network, wideNetwork } = toRateNetworks(clientAddress);
    const shares = [{ name: network, most: limits.waitingPerNetwork }];
    if (wideNetwork !== null) shares.push({ name: `/48 ${wideNetwork}`, most: mostPerWide });
    const isFull = waiting.length >= limits.waiting || shares.some(({ name, most }) => countOf(name) >= most);
    if (isFull) refuse();
    for (const { name } of shares) count(name, 1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    for (const { name } of shares) count(name, -1);
  }

  return {
    async run(clientAddress, work) {
      await acquireSlot(clientAddress);
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        // The slot passes to the next request without being freed, so a new request cannot overtake the
        // queue. Under load, hashing pauses for as long as the hash took, which leaves the core to other
        // requests.
        const next = waiting.shift();
        if (next) setTimeout(next, performance.now() - startedAt);
        else running -= 1;
      }
    },
  };
}

function refuse(): never {
  throw new AppError(COMMON_ERRORS.unavailable, {
    message: `Too many people are logging in right now. Try again in ${RETRY_AFTER_SECONDS} s.`,
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
