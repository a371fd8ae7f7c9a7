/**
 * Methods that browsers, wallets and tools may call. All others (txpool_, admin_, nova_, …) are unknown from
 * outside. Subscriptions need a WebSocket.
 */
export const ALLOWED_METHODS: ReadonlySet<string> = new Set([
  'debug_getBadBlocks',
  'debug_getRawBlock',
  'debug_getRawHeader',
  'debug_getRawReceipts',
  'debug_getRawTransaction',
  'debug_traceBlockByHash',
  'debug_traceBlockByNumber',
  'debug_traceCall',
  'debug_traceTransaction',
  'eth_accounts',
  'eth_baseFee',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_capabilities',
  'eth_chainId',
  'eth_coinbase',
  'eth_config',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getRawTransactionByBlockHashAndIndex',
  'eth_getRawTransactionByBlockNumberAndIndex',
  'eth_getRawTransactionByHash',
  'eth_getStorageAt',
  'eth_getStorageValues',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'net_peerCount',
  'net_version',
  'ots_getApiLevel',
  'ots_getBlockDetails',
  'ots_getBlockDetailsByHash',
  'ots_getBlockTransactions',
  'ots_getContractCreator',
  'ots_getInternalOperations',
  'ots_getTransactionBySenderAndNonce',
  'ots_getTransactionError',
  'ots_hasCode',
  'ots_searchTransactionsAfter',
  'ots_searchTransactionsBefore',
  'ots_traceTransaction',
  'trace_block',
  'trace_call',
  'trace_filter',
  'trace_get',
  'trace_replayBlockTransactions',
  'trace_replayTransaction',
  'trace_transaction',
  'web3_clientVersion',
  'web3_sha3',
]);

/** Cost of methods that execute a block or many calls again, or read many transactions. */
const TRACE_COST = 20;

/** Returns the cost of a call for the client's rate limit. */
export function costOf(call: unknown): number {
  const method = typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined;
  if (typeof method !== 'string') return 1;
  return /^(debug_trace|trace_|ots_trace|ots_getInternal|ots_search|eth_simulate)/.test(method)
    ? TRACE_COST
    : 1;
}

export const SUBSCRIBE = 'eth_subscribe';
export const UNSUBSCRIBE = 'eth_unsubscribe';
