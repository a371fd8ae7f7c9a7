import { randomBytes } from 'node:crypto';
import { bytesToBigInt, numberToHex } from 'viem';
import { UNSUBSCRIBE } from './allowed-methods.ts';
import { type RpcError, type RpcId, type RpcRequest, RPC_CODES, toRpcError } from './json-rpc.ts';
import type { NodeSubscriptions } from './node-subscriptions.ts';

/** Maximum number of subscriptions per socket. */
export const SUBSCRIPTIONS_MAX = 20;
/** Code of geth and of our node for a subscription that does not exist. */
const NOT_FOUND = -32000;

/** The subscriptions of one socket. */
export interface ClientSubscriptions {
  /**
   * Answers `eth_subscribe` or `eth_unsubscribe`.
   * @param send receives the notifications of a new subscription, by default that of the client
   * @throws NodeAway
   */
  answer(call: RpcRequest, send?: (text: string) => void): Promise<RpcResult | RpcError>;
  /** Ends all of them. */
  close(): void;
}

interface RpcResult {
  readonly jsonrpc: '2.0';
  readonly id: RpcId;
  readonly result: string | boolean;
}

/**
 * @param client.send sends a text to the client
 * @param client.onLost called when the node no longer reports to at least one of the subscriptions
 */
export function openClientSubscriptions(
  node: NodeSubscriptions,
  client: { send(text: string): void; onLost(): void },
): ClientSubscriptions {
  /** Stands for this socket. */
  const owner = {};
  const ends = new Map<string, () => void>();
  let opening = 0;
  let isClosed = false;

  async function subscribe(
    { id, params }: RpcRequest & { params?: unknown },
    send: (text: string) => void,
  ): Promise<RpcResult | RpcError> {
    if (ends.size + opening >= SUBSCRIPTIONS_MAX)
      return toRpcError(id, RPC_CODES.limitExceeded, `At most ${SUBSCRIPTIONS_MAX} subscriptions.`);
    const name = numberToHex(bytesToBigInt(randomBytes(16)));
    const start = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${name}","result":`;
    opening += 1;
    try {
      const end = await node.open(owner, params, {
        notify: (result) => send(`${start}${result}}}`),
        lost: client.onLost,
      });
      if (typeof end !== 'function') return toRpcError(id, end.code, end.message);
      if (isClosed) end();
      else ends.set(name, end);
      return { jsonrpc: '2.0', id: id ?? null, result: name };
    } finally {
      opening -= 1;
    }
  }

  function unsubscribe({ id, params }: RpcRequest & { params?: unknown }): RpcResult | RpcError {
    const [name]: unknown[] = Array.isArray(params) ? params : [];
    const end = typeof name === 'string' ? ends.get(name) : undefined;
    if (end === undefined) return toRpcError(id, NOT_FOUND, 'subscription not found');
    ends.delete(name as string);
    end();
    return { jsonrpc: '2.0', id: id ?? null, result: true };
  }

  return {
    answer: async (call, send = client.send) =>
      call.method === UNSUBSCRIBE ? unsubscribe(call) : subscribe(call, send),
    close() {
      isClosed = true;
      ends.forEach((end) => end());
      ends.clear();
    },
  };
}
