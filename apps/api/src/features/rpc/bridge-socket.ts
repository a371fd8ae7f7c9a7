import { WebSocket, type RawData } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { RATE_RULES, takeRate } from '../../http/rate-limit.ts';
import { ALLOWED_METHODS, SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import { BATCH_MAX, checkCall, forward, isRpcError, RPC_CODES, toRpcError } from './gateway.ts';
import { countSubscriptions } from './subscriptions.ts';

/** Subscriptions of one socket. */
export const SUBSCRIPTIONS_MAX = 20;
/** A client that leaves this much unread is cut off: it must not fill our memory. */
export const UNREAD_MAX_BYTES = 4 * 1024 * 1024;
/** Messages kept while the connection to the node is being made. */
const WAITING_MAX = 50;
/** How long a client may take to answer our goodbye. */
export const GOODBYE_MS = 500;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

const isAllowed = (method: string) =>
  ALLOWED_METHODS.has(method) || method === SUBSCRIBE || method === UNSUBSCRIBE;

/** Carries one client's JSON-RPC to the node and back until either side leaves. */
export function bridgeSocket(client: WebSocket, context: ApiContext, address: string): void {
  const node = new WebSocket(context.config.wsUrl, { perMessageDeflate: false });
  const subscriptions = countSubscriptions(SUBSCRIPTIONS_MAX);
  const waiting: string[] = [];

  const leave = (code: number, reason: string) => {
    client.close(code, reason);
    // Who does not read does not hear it either.
    setTimeout(() => client.terminate(), GOODBYE_MS).unref();
  };
  const toClient = (text: string) => {
    if (client.bufferedAmount > UNREAD_MAX_BYTES) client.terminate();
    else if (client.readyState === WebSocket.OPEN) client.send(text);
  };
  const answer = (value: unknown) => toClient(JSON.stringify(value));
  const toNode = (text: string) => {
    if (node.bufferedAmount > UNREAD_MAX_BYTES) leave(TRY_AGAIN_LATER, 'The chain node is busy.');
    else if (node.readyState === WebSocket.OPEN) node.send(text);
    else if (waiting.length < WAITING_MAX) waiting.push(text);
    else leave(TRY_AGAIN_LATER, 'The chain node does not answer.');
  };
  const receive = async (data: RawData) => {
    const body = parse(toText(data));
    const calls = Array.isArray(body) ? (body as unknown[]) : [body];
    if (body === undefined) return answer(toRpcError(null, RPC_CODES.parseError, 'This is not JSON.'));
    if (calls.length === 0 || calls.length > BATCH_MAX) {
      return answer(toRpcError(null, RPC_CODES.invalidRequest, `A batch has 1 to ${BATCH_MAX} calls.`));
    }
    if (!(await mayCall(context, address, calls.length))) {
      return answer(toRpcError(null, RPC_CODES.limitExceeded, 'Too many calls. Please slow down.'));
    }
    // A batch is answered as one, and subscribes to nothing: it goes the way it would go over HTTP.
    if (Array.isArray(body)) return answer(await forward(context.config.rpcUrl, calls));
    const checked = checkCall(body, isAllowed);
    if (isRpcError(checked)) return answer(checked);
    if (subscriptions.admit(checked)) return toNode(JSON.stringify(checked));
    return answer(
      toRpcError(checked.id, RPC_CODES.limitExceeded, `At most ${SUBSCRIPTIONS_MAX} subscriptions.`),
    );
  };

  client.on('message', (data) => void receive(data));
  client.on('close', () => node.terminate());
  client.on('error', () => client.terminate());
  node.on('open', () => waiting.splice(0).forEach((text) => node.send(text)));
  node.on('message', (data) => {
    const text = toText(data);
    subscriptions.observe(text);
    toClient(text);
  });
  node.on('close', () => leave(GOING_AWAY, 'The chain node has gone away.'));
  node.on('error', () => leave(TRY_AGAIN_LATER, 'The chain node does not answer.'));
}

async function mayCall(context: ApiContext, address: string, cost: number): Promise<boolean> {
  return takeRate(context, RATE_RULES.rpc, address, cost).then(
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
