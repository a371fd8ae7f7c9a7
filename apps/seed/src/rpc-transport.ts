import { custom, type Hex, keccak256, type Transport } from 'viem';
import type { ApiClient } from './api-client.ts';
import { Unreachable } from './endings.ts';

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 500;
/** Error code of the gateway for an unreachable node. */
const AWAY = -32_002;
const SEND = 'eth_sendRawTransaction';

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/**
 * Creates a wallet's transport to the chain through the public API. If the node is unreachable, the same
 * bytes are sent again.
 */
export function createTransport(api: ApiClient): Transport {
  let calls = 0;
  const sendRequest = (method: string, params: unknown) =>
    api.request<RpcAnswer>('/rpc', { body: { jsonrpc: '2.0', id: ++calls, method, params } });
  const request = async ({ method, params = [] }: { method: string; params?: unknown }): Promise<unknown> => {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { result, error } = await sendRequest(method, params);
      if (!error) return result;
      if (error.code !== AWAY) {
        const hash = method === SEND ? keccak256((params as [Hex])[0]) : null;
        // A retry after a lost response: the first attempt had succeeded.
        if (hash !== null && (await sendRequest('eth_getTransactionByHash', [hash])).result) return hash;
        throw Object.assign(new Error(error.message), error);
      }
      if (Date.now() > deadline) throw new Unreachable('The chain of this Nova does not respond.');
      await api.rest(PAUSE_MS);
    }
  };
  return custom({ request }, { retryCount: 0 });
}
