import type { Hex } from 'viem';
import { ApiError, requestJson } from './http.ts';

interface RpcAnswer {
  readonly result?: Hex;
  readonly error?: { readonly message: string };
}

/** Reads an address's balance in wei from the chain's RPC gateway. */
export async function readNacBalance(address: string, signal?: AbortSignal): Promise<bigint> {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] };
  const answer = await requestJson<RpcAnswer>('/rpc', { body, signal });
  if (answer.result === undefined) {
    throw new ApiError('unavailable', 502, answer.error?.message ?? 'The chain did not answer.');
  }
  return BigInt(answer.result);
}
