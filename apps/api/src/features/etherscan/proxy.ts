import { type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { PROXY_CALLS } from './proxy-calls.ts';

/** Forwards a JSON-RPC call to the chain within the limits of the gateway. */
export type ForwardCall = (
  call: {
    readonly jsonrpc: '2.0';
    readonly id: number;
    readonly method: string;
    readonly params: readonly unknown[];
  },
  client: { readonly address: string; readonly signal: AbortSignal },
) => Promise<object>;

const ID = 1;
const INVALID_PARAMS = -32602;

/**
 * Answers the module `proxy`: JSON-RPC by query string with a JSON-RPC response.
 * @returns null for an unknown action
 */
export async function answerProxy(forward: ForwardCall, call: EtherscanCall): Promise<object | null> {
  const action = readParam(call, 'action')?.toLowerCase() ?? '';
  const read = Object.hasOwn(PROXY_CALLS, action) ? PROXY_CALLS[action] : undefined;
  if (!read) return null;
  const request = read(call);
  if ('missing' in request) {
    const message = `missing value for required argument ${request.missing}`;
    return { jsonrpc: '2.0', id: ID, error: { code: INVALID_PARAMS, message } };
  }
  if ('result' in request) return { jsonrpc: '2.0', id: ID, result: request.result };
  const client = { address: call.clientAddress, signal: call.signal };
  return forward({ jsonrpc: '2.0', id: ID, ...request }, client);
}
