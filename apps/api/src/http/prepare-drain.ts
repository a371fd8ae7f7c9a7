import { once } from 'node:events';
import type { Server } from 'node:http';

/** Requests that are not answered by then are cut off. */
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * Counts the requests a server is working on, so that it can be stopped the moment the last one is answered. The
 * server's own close waits for every connection, also for those that are merely kept open or have never asked.
 * @returns stops taking connections, waits for the running requests, then closes what is left
 */
export function prepareDrain(server: Server): () => Promise<void> {
  let running = 0;
  let onIdle = () => {};
  server.on('request', (_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      if (running === 0) onIdle();
    });
  });
  return async () => {
    const closed = once(server, 'close');
    const idle = new Promise<void>((resolve) => (onIdle = resolve));
    if (running === 0) onIdle();
    const timeout = setTimeout(onIdle, DRAIN_TIMEOUT_MS);
    server.close();
    await idle;
    clearTimeout(timeout);
    server.closeAllConnections();
    await closed;
  };
}
