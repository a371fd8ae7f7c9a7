import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { bytesToBigInt, quantity } from '../encoding/hex.ts';
import type { Dispatch } from './dispatch.ts';
import { RPC_CODE, RpcError } from './errors.ts';
import { LAST_ANSWER_MS, MAX_BODY_BYTES } from './limits.ts';
import { clientOf } from './rpc-client.ts';
import type { Subscriber } from './subscriber.ts';

const MAX_SUBSCRIPTIONS = 128;
/** Number of unsent bytes after which a slow client is disconnected. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
const HEARTBEAT_MS = 30_000;
/** RFC 6455: the server is shutting down. */
const GOING_AWAY = 1001;
const GOODBYE_MS = 200;

function createSubscriber(socket: WebSocket): Subscriber & { end(): void } {
  const stops = new Map<string, () => void>();
  return {
    open(start) {
      if (stops.size >= MAX_SUBSCRIPTIONS) {
        throw new RpcError(
          RPC_CODE.limitExceeded,
          `at most ${MAX_SUBSCRIPTIONS} subscriptions on one connection`,
        );
      }
      const id = quantity(bytesToBigInt(randomBytes(16)));
      const notify = (result: unknown): void => {
        send(
          socket,
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'eth_subscription',
            params: { subscription: id, result },
          }),
        );
      };
      stops.set(id, start(notify));
      return id;
    },
    cancel(id) {
      stops.get(id)?.();
      return stops.delete(id);
    },
    end() {
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
}

function send(socket: WebSocket, message: string): void {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else if (socket.readyState === socket.OPEN) socket.send(message);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

/**
 * Serves JSON-RPC on the server's upgraded connections. Returns a function that closes them all, each after
 * its last answer.
 */
export function attachWebSocket(server: Server, dispatch: Dispatch, logger: Logger): () => void {
  const sockets = new WebSocketServer({ server, maxPayload: MAX_BODY_BYTES });
  const alive = new WeakSet<WebSocket>();
  const openRequests = new WeakMap<WebSocket, number>();
  let isClosing = false;

  function end(socket: WebSocket): void {
    socket.close(GOING_AWAY);
    // A client that does not complete the closing handshake is disconnected.
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  function count(socket: WebSocket, change: number): void {
    const open = (openRequests.get(socket) ?? 0) + change;
    openRequests.set(socket, open);
    if (isClosing && open === 0) end(socket);
  }

  sockets.on('error', (error) => logger.error({ err: error }, 'the WebSocket server failed'));
  sockets.on('connection', (socket, request) => {
    const client = clientOf(request);
    const disconnect = new AbortController();
    // Each pending request adds a listener.
    setMaxListeners(0, disconnect.signal);
    const subscriber = createSubscriber(socket);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', (error) => logger.debug({ err: error }, 'a WebSocket failed'));
    socket.on('close', () => {
      subscriber.end();
      disconnect.abort();
    });
    socket.on('message', async (data) => {
      if (isClosing) return;
      count(socket, 1);
      const answer = await dispatch(textOf(data), { subscriber, client, signal: disconnect.signal });
      if (answer !== undefined) send(socket, answer);
      count(socket, -1);
    });
  });
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return () => {
    clearInterval(heartbeat);
    isClosing = true;
    for (const socket of sockets.clients) {
      if ((openRequests.get(socket) ?? 0) === 0) end(socket);
      else setTimeout(() => socket.terminate(), LAST_ANSWER_MS).unref();
    }
    sockets.close();
  };
}
