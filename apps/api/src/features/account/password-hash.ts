import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. Runs in libuv's pool, off the main thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash of a password nobody has: compared with when there is no account, so that both answers take as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Qv30/mPNRvdGdPfr44Z1Ig$IPu8Q8Pm/2Ecvpq8zSJ22SI2qAFCUhfFPoSulFUdtyw';
/** One core stays free for all other requests. A full queue is about five seconds of work on one core. */
const queue = createHashQueue({
  running: Math.max(1, availableParallelism() - 1),
  waiting: 60,
  waitingPerNetwork: 15,
});

/**
 * Hashes a new password, as PHC string with salt and parameters.
 * @throws AppError `unavailable` when too many wait already
 */
export function hashPassword(password: string, clientAddress: string): Promise<string> {
  return queue.run(clientAddress, () => hash(password, PARAMETERS));
}

/**
 * Whether it is the password of this hash. Without a hash it answers no, in the same time.
 * @throws AppError `unavailable` when too many wait already
 */
export function verifyPassword(
  stored: string | null | undefined,
  password: string,
  clientAddress: string,
): Promise<boolean> {
  return queue.run(clientAddress, async () => (await verify(stored ?? NOBODY, password)) && stored != null);
}
