import { setMaxListeners } from 'node:events';
import { WebSocket, type RawData } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { toClientLane } from '../../http/limits/node-lane.ts';
import { readLimitedBytes } from '../../http/limits/limit-bodies.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import { BATCH_MAX, checkCall, type Gateway, sumCosts } from './gateway.ts';
import { idOf, isRpcError, RPC_CODES, toRpcError } from './json-rpc.ts';
import { countSubscriptions } from './subscriptions.ts';

/** Maximum number of subscriptions per socket. */
export const SUBSCRIPTIONS_MAX = 20;
/** Bytes that may be unread before a client is disconnected, so that it cannot fill the memory. */
export const UNREAD_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum number of messages of one socket processed at once; reading pauses until one is answered. */
export const MESSAGES_IN_WORK_MAX = 32;
/** Number of consecutive refusals after which a client is disconnected. */
export const REFUSALS_MAX = 100;
/** Maximum number of messages queued while the connection to the node is opening. */
const WAITING_MAX = 50;
/** Milliseconds that a client has to answer the close frame. */
export const GOODBYE_MS = 500;
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** Only these calls need the socket to the node, which sends the notifications. */
const isSubscribing = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  (value.method === SUBSCRIBE || value.method === UNSUBSCRIBE);

/** Forwards one client's JSON-RPC to the node and back until either side disconnects. */
export function bridgeSocket(
  client: WebSocket,
  context: ApiContext,
  gateway: Gateway,
  address: string,
): void {
  const node = new WebSocket(context.nodes.current.wsUrl, {
    perMessageDeflate: false,
    headers: toClientLane(address),
  });
  const disconnect = new AbortController();
  // Every message in progress adds a listener.
  setMaxListeners(0, disconnect.signal);
  const subscriptions = countSubscriptions(SUBSCRIPTIONS_MAX);
  const waiting: string[] = [];
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
  const answer = (value: unknown) => toClient(JSON.stringify(value));
  const toNode = (text: string) => {
    if (node.bufferedAmount > UNREAD_MAX_BYTES)
      leave(TRY_AGAIN_LATER, 'The chain node is busy. Please try again in a moment.');
    else if (node.readyState === WebSocket.OPEN) node.send(text);
    else if (waiting.length < WAITING_MAX) waiting.push(text);
    else leave(TRY_AGAIN_LATER, "The chain node isn't responding. Please try again in a moment.");
  };
  const subscribe = (value: unknown) => {
    const call = checkCall(value, () => true);
    if (isRpcError(call)) return answer(call);
    if (subscriptions.admit(call)) return toNode(JSON.stringify(call));
    return answer(
      toRpcError(call.id, RPC_CODES.limitExceeded, `At most ${SUBSCRIPTIONS_MAX} subscriptions.`),
    );
  };
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
    if (calls.length === 0 || calls.length > BATCH_MAX) {
      return answer(toRpcError(null, RPC_CODES.invalidRequest, `A batch has 1 to ${BATCH_MAX} calls.`));
    }
    if (isSubscribing(body)) return subscribe(body);
    // All other calls are forwarded as over HTTP, so a batch cannot subscribe.
    const answers = await gateway.forward(calls, { address, signal: disconnect.signal });
    if (answers.length > 0) answer(Array.isArray(body) ? answers : answers[0]);
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
    node.terminate();
    disconnect.abort();
  });
  client.on('error', () => client.terminate());
  node.on('open', () => waiting.splice(0).forEach((text) => node.send(text)));
  node.on('message', (data) => {
    const text = toText(data);
    subscriptions.observe(text);
    toClient(text);
  });
  node.on('close', () => leave(GOING_AWAY, 'The connection to the chain node was lost. Please reconnect.'));
  node.on('error', () =>
    leave(TRY_AGAIN_LATER, "The chain node isn't responding. Please try again in a moment."),
  );
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
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
