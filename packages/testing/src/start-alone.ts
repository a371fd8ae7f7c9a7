import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bound by the process that starts a Nova; the system releases it however that process ends. */
const START_PORT = 4_099;
const RETRY_MS = 100;

/**
 * Runs `work` exclusively among the processes of the tests. A starting Nova finds free ports and binds them
 * slightly later, so two concurrent starts would choose the same ones.
 */
export async function startAlone<T>(work: () => Promise<T>): Promise<T> {
  const server = createServer();
  for (;;) {
    server.listen(START_PORT, '127.0.0.1');
    const isTaken = await once(server, 'listening').then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return true;
      },
    );
    if (!isTaken) break;
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}
