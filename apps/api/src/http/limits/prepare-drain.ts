import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Requests that are not answered by then are cut off. */
const DRAIN_TIMEOUT_MS = 8_000;
/** Who has just been let in has so long to ask; the door is closed by then. */
const LAST_GUEST_MS = 1_000;
/** A turn of the event loop that took no longer had nothing to do. */
const QUIET_TURN_MS = 0.5;
const TURNS_MAX = 1_000;

export interface Drain {
  /** True once the server was asked to end: it still answers, but nobody should send it more. */
  readonly isBegun: boolean;
  /**
   * Ends the server without a request that fails. For `graceMs` it goes on as before, except that every answer closes
   * its connection: whoever keeps connections to it loses them in good order, and whoever asks whether it is ready has
   * time to hear that it is not. Then nobody is let in any more; the running requests are answered, what is left is
   * closed. Without a grace period connections that are merely kept open are closed at once.
   * @param onClosedDoor called when nobody can connect any more: the moment to end streams, whose readers come back
   */
  run(graceMs: number, onClosed: () => void): Promise<void>;
}

/**
 * Counts the requests a server is working on, so that it can be stopped the moment the last one is answered. The
 * server's own close waits for every connection, also for those that are merely kept open or have never asked, and
 * cuts those a proxy is about to use.
 */
export function prepareDrain(server: Server): Drain {
  const running = new Set<ServerResponse>();
  let isBegun = false;
  let onIdle = () => {};
  // Before the one who answers: a short answer is on its way when that returns.
  server.prependListener('request', (request, response) => {
    running.add(response);
    if (isBegun) response.setHeader('connection', 'close');
    response.once('close', () => {
      running.delete(response);
      // Its head was sent before the end began, and promised that the connection stays.
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
      // Of the plain server: the one for HTTP also cuts connections that are idle, on which a request may be under way.
      NetServer.prototype.close.call(server);
      onClosed();
      if (graceMs > 0) await withTimeout(closed, LAST_GUEST_MS);
      if (running.size > 0)
        await withTimeout(new Promise<void>((resolve) => (onIdle = resolve)), DRAIN_TIMEOUT_MS);
      server.closeAllConnections();
      await closed;
      // Nothing is left to close but the clock by which it looks after slow connections.
      server.close();
    },
  };
}

/** The system refuses whoever has connected and was not let in yet: closing the door waits for a moment without any. */
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
