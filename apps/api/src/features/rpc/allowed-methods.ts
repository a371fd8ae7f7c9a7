import { RPC_METHOD_LIST } from '@nova/shared/chain/rpc-methods';

/**
 * Methods that browsers, wallets and tools may call, as the documentation lists them. All others are unknown
 * from outside. Subscriptions need a WebSocket.
 */
export const ALLOWED_METHODS: ReadonlySet<string> = new Set(
  RPC_METHOD_LIST.filter(([, { isSocketOnly }]) => !isSocketOnly).map(([name]) => name),
);

/** Cost of methods that execute a block or many calls again, or read many transactions. */
const TRACE_COST = 20;

/** Returns the cost of a call for the client's rate limit. */
export function costOf(call: unknown): number {
  const method = typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined;
  if (typeof method !== 'string') return 1;
  return /^(debug_trace|trace_|ots_trace|ots_getInternal|ots_search|eth_simulate|eth_sendUser|eth_estimateUser)/.test(
    method,
  )
    ? TRACE_COST
    : 1;
}

export const SUBSCRIBE = 'eth_subscribe';
export const UNSUBSCRIBE = 'eth_unsubscribe';
