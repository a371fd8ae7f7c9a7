import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { toRateNetworks } from '../../http/client-networks.ts';

export interface HashQueueLimits {
  /** Hashes under way at once. */
  readonly running: number;
  /** Requests that wait for their turn, of all networks together. */
  readonly waiting: number;
  /** The same of one network, so that nobody alone fills the queue. */
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

  async function takeTurn(network: string): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    const count = waitingByNetwork.get(network) ?? 0;
    if (waiting.length >= limits.waiting || count >= limits.waitingPerNetwork) refuse();
    waitingByNetwork.set(network, count + 1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const left = waitingByNetwork.get(network)! - 1;
    if (left === 0) waitingByNetwork.delete(network);
    else waitingByNetwork.set(network, left);
  }

  return {
    async run(clientAddress, work) {
      await takeTurn(toRateNetworks(clientAddress).network);
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
