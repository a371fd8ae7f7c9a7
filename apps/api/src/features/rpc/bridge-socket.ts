import { WebSocket, type RawData } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { RATE_RULES, takeRate } from '../../http/rate-limit.ts';
import { ALLOWED_METHODS, SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import { BATCH_MAX, checkCall, isRpcError, RPC_CODES, toRpcError, type RpcRequest } from './gateway.ts';

/** Subscriptions of one socket. */
export const SUBSCRIPTIONS_MAX = 20;
/** A client that leaves this much unread is cut off: it must not fill our memory. */
export const UNREAD_MAX_BYTES = 4 * 1024 * 1024;
/** Messages kept while the connection to the node is being made. */
const WAITING_MAX = 50;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

const isAllowed = (method: string) =>
  ALLOWED_METHODS.has(method) || method === SUBSCRIBE || method === UNSUBSCRIBE;

/** Carries one client's JSON-RPC to the node and back until either side leaves. */
export function bridgeSocket(client: WebSocket, context: ApiContext, address: string): void {
  const node = new WebSocket(context.config.wsUrl, { perMessageDeflate: false });
  const waiting: string[] = [];
  let subscriptions = 0;

  const answer = (value: unknown) => client.send(JSON.stringify(value));
  const toNode = (text: string) => {
    if (node.readyState === WebSocket.OPEN) node.send(text);
    else if (waiting.length < WAITING_MAX) waiting.push(text);
    else client.close(TRY_AGAIN_LATER, 'The chain node does not answer.');
  };
  const admit = (call: RpcRequest): boolean => {
    if (call.method === UNSUBSCRIBE) subscriptions = Math.max(0, subscriptions - 1);
    if (call.method !== SUBSCRIBE) return true;
    if (subscriptions >= SUBSCRIPTIONS_MAX) return false;
    subscriptions += 1;
    return true;
  };
  const receive = async (data: RawData) => {
    const body = parse(data);
    const calls = Array.isArray(body) ? (body as unknown[]) : [body];
    if (body === undefined || calls.length === 0 || calls.length > BATCH_MAX) {
      return answer(
        toRpcError(null, RPC_CODES.invalidRequest, `Send JSON-RPC calls, at most ${BATCH_MAX} at once.`),
      );
    }
    try {
      await takeRate(context, RATE_RULES.rpc, address, calls.length);
    } catch {
      return answer(toRpcError(null, RPC_CODES.limitExceeded, 'Too many calls. Please slow down.'));
    }
    for (const call of calls) {
      const checked = checkCall(call, isAllowed);
      if (isRpcError(checked)) answer(checked);
      else if (admit(checked)) toNode(JSON.stringify(checked));
      else
        answer(
          toRpcError(checked.id, RPC_CODES.limitExceeded, `At most ${SUBSCRIPTIONS_MAX} subscriptions.`),
        );
    }
  };

  client.on('message', (data) => void receive(data));
  client.on('close', () => node.terminate());
  client.on('error', () => client.terminate());
  node.on('open', () => waiting.splice(0).forEach((text) => node.send(text)));
  node.on('message', (data, isBinary) => {
    if (client.bufferedAmount > UNREAD_MAX_BYTES) client.terminate();
    else client.send(data, { binary: isBinary });
  });
  node.on('close', () => client.close(GOING_AWAY, 'The chain node has gone away.'));
  node.on('error', () => client.close(TRY_AGAIN_LATER, 'The chain node does not answer.'));
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data as Buffer).toString('utf8');
}

function parse(data: RawData): unknown {
  try {
    return JSON.parse(toText(data));
  } catch {
    return undefined;
  }
}
