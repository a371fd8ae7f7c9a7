import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. Runs in libuv's pool, off the main thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash of a password nobody has: compared with when there is no account, so that both answers take as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Qv30/mPNRvdGdPfr44Z1Ig$IPu8Q8Pm/2Ecvpq8zSJ22SI2qAFCUhfFPoSulFUdtyw';
/** Hashes under way at once: one core stays free for everybody else's requests. */
const AT_ONCE_MAX = Math.max(1, availableParallelism() - 1);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    // The place is handed on, not freed, so that nobody can slip in between. In a crowd the processor has as long a
    // rest from hashing as the hash took: for whoever reads meanwhile.
    const next = waiting.shift();
    if (next) setTimeout(next, performance.now() - startedAt);
    else running -= 1;
  }
}

/** Hashes a new password, as PHC string with salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Whether it is the password of this hash. Without a hash it answers no, in the same time. */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => (await verify(stored ?? NOBODY, password)) && stored != null);
}
