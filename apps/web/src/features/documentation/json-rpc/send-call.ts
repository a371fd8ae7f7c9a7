import type { RpcExampleValues } from '@nova/shared/chain/rpc-methods';
import { requestJson, unreachable } from '../../../lib/api/http.ts';
import { requestChain, type RpcCall } from '../../../lib/chain/chain-rpc.ts';

/** A response of the gateway as it was sent. */
export interface RpcResponse {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Milliseconds after which a WebSocket without a response is closed. */
const SOCKET_TIMEOUT_MS = 10_000;

/** Sends a call to our own gateway. @throws ApiError without a response in JSON-RPC */
export function sendCall(call: RpcCall, isSocketOnly = false): Promise<RpcResponse> {
  const body = { jsonrpc: '2.0', id: 1, ...call };
  return isSocketOnly ? sendOverSocket(body) : requestJson<RpcResponse>('/rpc', { body });
}

/** Opens a WebSocket for one response. @throws ApiError if it closes without one */
function sendOverSocket(body: object): Promise<RpcResponse> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('/rpc', location.href.replace(/^http/, 'ws')));
    const timer = setTimeout(() => socket.close(), SOCKET_TIMEOUT_MS);
    socket.addEventListener('open', () => socket.send(JSON.stringify(body)));
    socket.addEventListener('message', ({ data }) => {
      resolve(JSON.parse(String(data)) as RpcResponse);
      socket.close();
    });
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      reject(unreachable());
    });
  });
}

interface NewestBlock {
  readonly hash: string;
  readonly miner: string;
  readonly transactions: readonly { readonly hash: string; readonly from: string }[];
}

/** Reads values for the examples from the newest block; the first block has no transaction. */
export async function readExampleValues(signal: AbortSignal): Promise<RpcExampleValues> {
  const block = await requestChain<NewestBlock>('eth_getBlockByNumber', ['latest', true], signal);
  const [transaction] = block.transactions;
  const sender = transaction?.from ?? block.miner;
  return {
    account: sender,
    sender,
    transactionHash: transaction?.hash ?? `0x${'00'.repeat(32)}`,
    blockHash: block.hash,
  };
}
