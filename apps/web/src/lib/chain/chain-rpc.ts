import { ApiError, requestJson } from '../api/http.ts';

interface RpcAnswer<T> {
  readonly result?: T;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A call to the chain: a method of the gateway's allow-list and its parameters. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * Sends a call to the chain's own node through the gateway on our origin; it needs no database.
 *
 * @throws ApiError `chain_refused` with the node's message (`details.data`: the revert data of a call;
 * `details.rpcCode`: the node's code), or
 * `unreachable`
 */
export async function requestChain<T>(
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<T> {
  const [answer] = await requestChainBatch([{ method, params }], signal);
  return answer as T;
}

/** Sends several calls in one request and returns the results in order. Throws the first error. */
export async function requestChainBatch(calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]> {
  return (await sendBatch(calls, signal)).map((answer) => {
    if (answer?.error) {
      const { code, message, data } = answer.error;
      throw new ApiError('chain_refused', 200, message, { data, rpcCode: code });
    }
    return answer?.result ?? null;
  });
}

/** Sends several calls in one request and returns the results in order: null for one that was refused. */
export async function requestChainEach(calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]> {
  return (await sendBatch(calls, signal)).map((answer) => answer?.result ?? null);
}

async function sendBatch(
  calls: readonly RpcCall[],
  signal?: AbortSignal,
): Promise<(RpcAnswer<unknown> | undefined)[]> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
  const answers = await requestJson<(RpcAnswer<unknown> & { id: number })[]>('/rpc', { body, signal });
  return body.map(({ id }) => answers.find((each) => each.id === id));
}
