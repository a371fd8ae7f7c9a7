import { requestJson } from './http.ts';

const BALANCE_OF = '0x70a08231';

/** Reads `balanceOf` of a token from the chain's RPC gateway, in its smallest units. */
export async function readTokenBalance(token: string, address: string, signal: AbortSignal): Promise<bigint> {
  const data = `${BALANCE_OF}${address.slice(2).padStart(64, '0')}`;
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: token, data }, 'latest'] };
  const { result } = await requestJson<{ result?: string }>('/rpc', { body, signal });
  if (!result || result === '0x') throw new Error('The chain did not answer.');
  return BigInt(result);
}
