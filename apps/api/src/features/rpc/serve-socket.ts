import { setMaxListeners } from 'node:events';
import { markLargeIds, restoreLargeIds } from '@nova/runtime/rpc/large-ids';
import { WebSocket, type RawData } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { readLimitedBytes } from '../../http/limits/limit-bodies.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { answerCalls } from './answer-calls.ts';
import { openClientSubscriptions } from './client-subscriptions.ts';
import { type Gateway, refuseSize, sumCosts } from './gateway.ts';
import { createTextHolder } from './hold-texts.ts';
import { idOf, RPC_CODES, toRpcError } from './json-rpc.ts';
import { NodeAway } from './node-link.ts';
import type { NodeSubscriptions } from './node-subscriptions.ts';

/** Bytes that may be unread before a client is disconnected, so that it cannot fill the memory. */
export const UNREAD_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum number of messages of one socket processed at once; reading pauses until one is answered. */
export const MESSAGES_IN_WORK_MAX = 32;
/** Number of consecutive refusals after which a client is disconnected. */
export const REFUSALS_MAX = 100;
/** Milliseconds that a client has to answer the close frame. */
export const GOODBYE_MS = 500;
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** What serves the calls of all sockets. */
export interface SocketServices {
  readonly context: ApiContext;
  readonly gateway: Gateway;
  readonly nodeSubscriptions: NodeSubscriptions;
}

/** Answers one client's JSON-RPC until it disconnects, or until the node's connection for its subscriptions does. */
export function serveSocket(
  client: WebSocket,
  { context, gateway, nodeSubscriptions }: SocketServices,
  address: string,
): void {
  const disconnect = new AbortController();
  // Every message in progress adds a listener.
  setMaxListeners(0, disconnect.signal);
  let inWork = 0;
  let refusals = 0;

  const leave = (code: number, reason: string) => {
    client.close(code, reason);
    // A client that does not read does not receive the close frame either.
    setTimeout(() => client.terminate(), GOODBYE_MS).unref();
  };
  const toClient = (text: string) => {
    if (client.bufferedAmount > UNREAD_MAX_BYTES) client.terminate();
    else if (client.readyState === WebSocket.OPEN) client.send(text);
  };
  const answer = (value: unknown) => toClient(restoreLargeIds(JSON.stringify(value)));
  const subscriptions = openClientSubscriptions(nodeSubscriptions, {
    send: toClient,
    onLost: () => leave(GOING_AWAY, 'The connection to the chain node was lost. Please reconnect.'),
  });
  const hold = createTextHolder(toClient, {
    charsMax: UNREAD_MAX_BYTES,
    onTooMany: () => client.terminate(),
  });
  const forward = (calls: readonly unknown[]) =>
    gateway.forward(calls, { address, signal: disconnect.signal });
  const refuse = (body: unknown) => {
    const toRefusal = (call: unknown) =>
      toRpcError(idOf(call), RPC_CODES.limitExceeded, 'Too many calls. Please slow down.');
    answer(Array.isArray(body) ? body.map(toRefusal) : toRefusal(body));
    if (++refusals >= REFUSALS_MAX) leave(POLICY_VIOLATION, 'Too many calls.');
  };
  const receive = async (text: string) => {
    // Checked before parsing, which is the cost of a long message.
    if (!(await mayRun(readLimitedBytes(context, address, text.length)))) return refuse(undefined);
    const body = parse(text);
    const calls = Array.isArray(body) ? (body as unknown[]) : [body];
    if (!(await mayRun(consumeRate(context, RATE_RULES.rpc, address, sumCosts(calls))))) return refuse(body);
    refusals = 0;
    if (body === undefined)
      return answer(toRpcError(null, RPC_CODES.parseError, 'The message is not valid JSON.'));
    const refusal = refuseSize(calls);
    if (refusal !== null) return answer(refusal);
    const notifications = hold();
    try {
      const answers = await answerCalls(calls, { forward, subscriptions, notify: notifications.send });
      if (answers.length > 0) answer(Array.isArray(body) ? answers : answers[0]);
    } catch (error) {
      if (!(error instanceof NodeAway)) throw error;
      leave(TRY_AGAIN_LATER, "The chain node isn't responding. Please try again in a moment.");
    } finally {
      notifications.release();
    }
  };
  const work = async (data: RawData) => {
    if (++inWork >= MESSAGES_IN_WORK_MAX) client.pause();
    try {
      await receive(toText(data));
    } catch (error) {
      context.logger.error({ err: error }, 'a JSON-RPC message could not be answered');
      answer(toRpcError(null, RPC_CODES.internal, 'Something went wrong. Please try again.'));
    } finally {
      if (--inWork < MESSAGES_IN_WORK_MAX && client.isPaused) client.resume();
    }
  };

  client.on('message', (data) => void work(data));
  client.on('close', () => {
    subscriptions.close();
    disconnect.abort();
  });
  client.on('error', () => client.terminate());
}

async function mayRun(rate: Promise<void>): Promise<boolean> {
  return rate.then(
    () => true,
    () => false,
  );
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data as Buffer).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(markLargeIds(text));
  } catch {
    return undefined;
  }
}
