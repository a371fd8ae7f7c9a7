import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

/**
 * Argon2id parameters recommended by OWASP: 19 MiB, two passes, one lane. Hashing runs in libuv's thread
 * pool.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hash of no known password, compared if the account does not exist so that both cases take the same time.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Qv30/mPNRvdGdPfr44Z1Ig$IPu8Q8Pm/2Ecvpq8zSJ22SI2qAFCUhfFPoSulFUdtyw';
/** One core stays free for other requests. A full queue is about five seconds of work for one core. */
const queue = createHashQueue({
  running: Math.max(1, availableParallelism() - 1),
  waiting: 60,
  waitingPerNetwork: 15,
});

/**
 * Hashes a new password; returns a PHC string with salt and parameters.
 * @throws AppError `unavailable` if the queue is full
 */
export function hashPassword(password: string, clientAddress: string): Promise<string> {
  return queue.run(clientAddress, () => hash(password, PARAMETERS));
}

/**
 * Returns whether the password matches the hash. Without a hash it returns false after the same time.
 * @throws AppError `unavailable` if the queue is full
 */
export function verifyPassword(
  stored: string | null | undefined,
  password: string,
  clientAddress: string,
): Promise<boolean> {
  return queue.run(clientAddress, async () => (await verify(stored ?? NOBODY, password)) && stored != null);
}
