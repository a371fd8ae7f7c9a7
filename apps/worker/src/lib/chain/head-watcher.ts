import type { Logger } from '@nova/runtime/logger';
import type { NodePool } from '@nova/runtime/node-pool';
import type { Hex } from 'viem';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { RetryDelay } from '../retries/retry-delay.ts';

/** The newest block announced by the node. */
export interface Head {
  readonly number: number;
  readonly hash: Hex;
  readonly baseFeeWei: bigint;
}

const headSchema = z.object({
  method: z.literal('eth_subscription'),
  params: z.object({
    result: z.object({
      number: z.string().transform(Number),
      hash: z.string().transform((value) => value.toLowerCase() as Hex),
      baseFeePerGas: z.string().default('0x0').transform(BigInt),
    }),
  }),
});

const BEAT_MS = 500;
/**
 * While the socket is connected, announcements wake the listeners, and polling only covers announcements
 * that the engine omitted.
 */
const BEATS_SKIPPED_WHEN_CONNECTED = 10;
const PING_MS = 10_000;

/**
 * Receives new blocks of the current node over a WebSocket, reconnects indefinitely, and polls at a fixed interval while
 * disconnected. Listeners receive no argument and determine the pending work themselves.
 */
export class HeadWatcher {
  readonly #nodes: NodePool;
  readonly #stopFollowing: () => void;
  readonly #logger: Logger;
  readonly #listeners = new Set<() => void>();
  readonly #retry = new RetryDelay(100, 5_000);
  #socket: WebSocket | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #beats = 0;
  #isClosed = false;
  readonly #beat: NodeJS.Timeout;
  #latest: Head | undefined;

  constructor(nodes: NodePool, logger: Logger) {
    this.#nodes = nodes;
    this.#stopFollowing = nodes.onChange(() => this.#socket?.terminate());
    this.#logger = logger;
    this.#connect();
    this.#beat = setInterval(() => this.#onBeat(), BEAT_MS);
  }

  /** The last announced block; undefined while disconnected, because newer ones may exist. */
  get latest(): Head | undefined {
    return this.#latest;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Registers a listener. Returns a function that removes it. */
  onHead(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopFollowing();
    clearInterval(this.#beat);
    clearTimeout(this.#reconnect);
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(this.#nodes.current.wsUrl, { handshakeTimeout: 5_000 });
    this.#socket = socket;
    let isAlive = true;
    const ping = setInterval(() => {
      if (!isAlive) socket.terminate();
      isAlive = false;
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, PING_MS);
    socket.on('pong', () => {
      isAlive = true;
    });
    socket.on('open', () => {
      this.#retry.reset();
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
      this.#report();
    });
    socket.on('message', (data: Buffer) => this.#read(data.toString()));
    socket.on('error', (error) => this.#logger.debug({ err: error }, 'no head announcements'));
    socket.on('close', () => {
      clearInterval(ping);
      this.#latest = undefined;
      if (!this.#isClosed) this.#reconnect = setTimeout(() => this.#connect(), this.#retry.next());
    });
  }

  #read(text: string): void {
    const message = headSchema.safeParse(parseJson(text));
    if (!message.success) return;
    const { number, hash, baseFeePerGas } = message.data.params.result;
    this.#latest = { number, hash, baseFeeWei: baseFeePerGas };
    this.#report();
  }

  #onBeat(): void {
    this.#beats += 1;
    if (this.isConnected && this.#beats % BEATS_SKIPPED_WHEN_CONNECTED !== 0) return;
    this.#latest = undefined;
    this.#report();
  }

  #report(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
