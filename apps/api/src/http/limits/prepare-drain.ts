import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds after which unanswered requests are aborted. */
const DRAIN_TIMEOUT_MS = 8_000;
/**
 * Milliseconds that a connection accepted last has to send its request after the server has stopped accepting
 * others.
 */
const LAST_GUEST_MS = 1_000;
/** Milliseconds below which an event loop turn counts as idle. */
const QUIET_TURN_MS = 0.5;
const TURNS_MAX = 1_000;

export interface Drain {
  /** True once the server is shutting down: it still answers, but should get no new requests. */
  readonly isBegun: boolean;
  /**
   * Shuts the server down without a failed request. For `graceMs` it works as before, except that every
   * response closes its connection: clients with keep-alive reconnect elsewhere, and readiness checks notice
   * the shutdown. Then no connection is accepted; running requests are answered, and the remaining
   * connections are closed. Without a grace period idle connections are closed immediately.
   * @param onClosed called when no more connections are accepted, which is the time to end streams, whose
   * clients reconnect
   */
  run(graceMs: number, onClosed: () => void): Promise<void>;
}

/**
 * Counts the running requests of a server, so that it can be stopped as soon as the last one is answered. The
 * server's own close waits for all connections, including idle ones, and cuts those that a proxy is about to
 * use.
 */
export function prepareDrain(server: Server): Drain {
  const running = new Set<ServerResponse>();
  let isBegun = false;
  let onIdle = () => {};
  // Prepended, because a short response is sent before the next listener returns.
  server.prependListener('request', (request, response) => {
    running.add(response);
    if (isBegun) response.setHeader('connection', 'close');
    response.once('close', () => {
      running.delete(response);
      // The header was sent before the shutdown and announced keep-alive.
      if (isBegun) request.socket.end();
      if (running.size === 0) onIdle();
    });
  });
  return {
    get isBegun() {
      return isBegun;
    },
    async run(graceMs, onClosed) {
      isBegun = true;
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
      if (graceMs > 0) await new Promise((resolve) => setTimeout(resolve, graceMs));
      const closed = once(server, 'close');
      await untilQuiet();
      // The close of the TCP server, because the one for HTTP also cuts idle connections on which a request
      // may be arriving.
      NetServer.prototype.close.call(server);
      onClosed();
      if (graceMs > 0) await withTimeout(closed, LAST_GUEST_MS);
      if (running.size > 0)
        await withTimeout(new Promise<void>((resolve) => (onIdle = resolve)), DRAIN_TIMEOUT_MS);
      server.closeAllConnections();
      await closed;
      // Only the timer for slow connections remains to be stopped.
      server.close();
    },
  };
}

/**
 * Waits for an idle event loop turn, because closing the server resets connections that are established but
 * not accepted.
 */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const begin = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (turn > 0 && performance.now() - begin < QUIET_TURN_MS) return;
  }
}

async function withTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
