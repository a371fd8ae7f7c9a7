import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { SUBSCRIPTIONS_LANE } from '../../http/limits/node-lane.ts';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import { RPC_CODES } from './json-rpc.ts';

/**
 * Maximum length of a subscription's parameters, below the node's limit for a message, above which it disconnects.
 * JSON may be longer after it was parsed, so that the limit for a client's message does not suffice.
 */
const PARAMS_MAX_BYTES = 512 * 1024;

/** The node did not answer, or its connection was lost. */
export class NodeAway extends Error {}

const errorSchema = z.looseObject({ code: z.number(), message: z.string() });
/** Error of the node for a subscription. */
export type SubscriptionError = z.infer<typeof errorSchema>;
const answerSchema = z.looseObject({
  id: z.number(),
  result: z.unknown().optional(),
  error: errorSchema.optional(),
});
type Answer = z.infer<typeof answerSchema>;
const notificationSchema = z.looseObject({
  params: z.looseObject({ subscription: z.string(), result: z.unknown() }),
});

/** Receives the results of one subscription as JSON texts; `lost` is called once, without further results. */
export interface SubscriptionListener {
  notify(result: string): void;
  lost(): void;
}

/** A WebSocket to the node that carries subscriptions; it closes with the last one. */
export interface NodeLink {
  readonly url: string;
  /** Returns whether another subscription can be opened. */
  isOpen(): boolean;
  /**
   * Opens a subscription. Its results come after the returned promise has been handled.
   * @param params of `eth_subscribe`
   * @returns the function that ends it, or the node's error
   * @throws NodeAway
   */
  subscribe(params: unknown, listener: SubscriptionListener): Promise<(() => void) | SubscriptionError>;
  close(): void;
}

/**
 * @param options.pingMs milliseconds between pings; a node that has not answered before the next ping is away
 * @param options.onClosed called when the connection has ended, for whatever reason
 */
export function connectToNode(
  url: string,
  { logger, pingMs, onClosed }: { logger: Logger; pingMs: number; onClosed: (link: NodeLink) => void },
): NodeLink {
  // Each message is handled completely, promises included, before the next one is emitted.
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    allowSynchronousEvents: false,
    headers: SUBSCRIPTIONS_LANE,
  });
  const unsent: string[] = [];
  const pending = new Map<number, { resolve(answer: Answer): void; reject(error: NodeAway): void }>();
  const listeners = new Map<string, SubscriptionListener>();
  let nextId = 0;
  let reserved = 0;
  let isThere = true;
  // A connection whose other end disappeared without a word would stay open, and its subscriptions silent.
  const ping = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  }, pingMs).unref();

  const call = (method: string, params: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (socket.readyState > WebSocket.OPEN) return reject(new NodeAway());
      const id = nextId++;
      pending.set(id, { resolve, reject });
      const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else unsent.push(text);
    });
  const receive = (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString('utf8'));
    const notification = notificationSchema.safeParse(message);
    if (notification.success) {
      const { subscription, result } = notification.data.params;
      return listeners.get(subscription)?.notify(JSON.stringify(result));
    }
    const answer = answerSchema.parse(message);
    pending.get(answer.id)?.resolve(answer);
    pending.delete(answer.id);
  };
  const leave = () => {
    reserved -= 1;
    if (reserved === 0) socket.close();
  };

  const link: NodeLink = {
    url,
    isOpen: () => socket.readyState <= WebSocket.OPEN,
    async subscribe(params, listener) {
      if (Buffer.byteLength(JSON.stringify(params ?? null)) > PARAMS_MAX_BYTES)
        return {
          code: RPC_CODES.limitExceeded,
          message: 'The parameters are too long. Please use a shorter filter.',
        };
      reserved += 1;
      const { result, error } = await call(SUBSCRIBE, params);
      if (typeof result !== 'string') {
        leave();
        return error ?? { code: RPC_CODES.internal, message: 'The node returned no subscription.' };
      }
      listeners.set(result, listener);
      return () => {
        if (!listeners.delete(result)) return;
        call(UNSUBSCRIBE, [result]).catch(() => undefined);
        leave();
      };
    },
    close: () => socket.terminate(),
  };
  socket.on('open', () => unsent.splice(0).forEach((text) => socket.send(text)));
  socket.on('message', (data: Buffer) => {
    try {
      receive(data);
    } catch (error) {
      logger.error({ err: error }, 'a message of the node on the connection for subscriptions is invalid');
      socket.terminate();
    }
  });
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('error', (error) => logger.warn({ err: error }, 'the connection for subscriptions failed'));
  socket.on('close', () => {
    clearInterval(ping);
    onClosed(link);
    for (const { reject } of pending.values()) reject(new NodeAway());
    for (const listener of listeners.values()) listener.lost();
    pending.clear();
    listeners.clear();
  });
  return link;
}
