import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from '../../http/limits/client-networks.ts';

export interface HashQueueLimits {
  /** Hashes under way at once. */
  readonly running: number;
  /** Requests that wait for their turn, of all networks together. */
  readonly waiting: number;
  /**
   * The same of one network (an IPv4 address or IPv6 /56), so that nobody alone fills the queue. All of one IPv6 /48 have
   * half of the queue, or as much as `WIDE_FACTOR` networks where that is less.
   */
  readonly waitingPerNetwork: number;
}

/** Seconds after which a client that was refused may try again: the time that a full queue takes. */
const RETRY_AFTER_SECONDS = 5;

/** Runs expensive work in turn, as much at once as the processor has spare cores, and refuses what would wait long. */
export interface HashQueue {
  /** @throws AppError `unavailable` with `retryAfterSeconds` when the queue is full */
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

  async function takeTurn(clientAddress: string): Promise<void> {
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
      await takeTurn(clientAddress);
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        // The turn is handed on, not freed, so that nobody can slip in between. Under load the processor rests from
        // hashing for as long as the hash took: for those who read meanwhile.
        const next = waiting.shift();
        if (next) setTimeout(next, performance.now() - startedAt);
        else running -= 1;
      }
    },
  };
}

function refuse(): never {
  throw new AppError(COMMON_ERRORS.unavailable, {
    message: `Too many people are signing in right now. Try again in ${RETRY_AFTER_SECONDS} s.`,
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
