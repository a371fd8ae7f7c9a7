import { CHAIN_ID, ENTRY_POINT } from './constants.ts';

/** Groups of methods in the documentation, in display order. */
export const RPC_GROUPS = [
  'chain',
  'fees',
  'accounts',
  'calls',
  'blocks',
  'transactions',
  'logs',
  'raw',
  'debug',
  'trace',
  'otterscan',
  'userOperations',
  'subscriptions',
] as const;
export type RpcGroup = (typeof RPC_GROUPS)[number];

/** Formats of parameters, which the documentation explains. */
export const RPC_PARAMETER_KINDS = [
  'address',
  'block',
  'blockHash',
  'bytes',
  'call',
  'count',
  'filterId',
  'hydrated',
  'index',
  'logFilter',
  'nonce',
  'pageNumber',
  'pageSize',
  'searchBlock',
  'percentiles',
  'rawTransaction',
  'simulation',
  'slot',
  'slots',
  'slotsOfAddresses',
  'subscription',
  'timeout',
  'traceFilter',
  'traceKinds',
  'tracePath',
  'tracer',
  'transactionHash',
  'userOperation',
] as const;
export type RpcParameterKind = (typeof RPC_PARAMETER_KINDS)[number];

/** A positional parameter of a method. */
export interface RpcParameter {
  readonly name: string;
  readonly kind: RpcParameterKind;
  /** Value that works on every chain; a text in `{braces}` is replaced by `fillExample`. */
  readonly example: unknown;
}

/** A method of the public JSON-RPC. */
export interface RpcMethodInfo {
  readonly group: RpcGroup;
  readonly params: readonly RpcParameter[];
  /** Needs a value that only another call or a wallet provides, so its example cannot be sent unchanged. */
  readonly needsInput?: true;
  /** Works on a WebSocket only. */
  readonly isSocketOnly?: true;
}

/** Methods that need a value that only another call or a wallet provides. */
export const RPC_INPUT_METHODS = [
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
  'eth_sendUserOperation',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'pm_getPaymasterStubData',
  'pm_getPaymasterData',
] as const;

/** Values of this chain for the examples. */
export interface RpcExampleValues {
  readonly account: string;
  readonly sender: string;
  readonly transactionHash: string;
  readonly blockHash: string;
}

const param = (name: string, kind: RpcParameterKind, example: unknown): RpcParameter => ({
  name,
  kind,
  example,
});

const ACCOUNT = param('address', 'address', '{account}');
const BLOCK = param('block', 'block', 'latest');
const BLOCK_HASH = param('blockHash', 'blockHash', '{blockHash}');
const TRANSACTION = param('transactionHash', 'transactionHash', '{transactionHash}');
const INDEX = param('index', 'index', '0x0');
const FULL = param('hydrated', 'hydrated', false);
const CALL = param('call', 'call', { from: '{account}', to: '{account}', value: '0x1' });
const FILTER_ID = param('filterId', 'filterId', '0x1');
const RAW = param('rawTransaction', 'rawTransaction', '0x');
const KINDS = param('kinds', 'traceKinds', ['trace']);
const CALL_TRACER = param('options', 'tracer', { tracer: 'callTracer' });
const SEARCH_BLOCK = param('blockNumber', 'searchBlock', 0);
const SEARCH_SIZE = param('pageSize', 'pageSize', 10);
const OPERATION = param('userOperation', 'userOperation', {});
const ENTRY_POINT_PARAM = param('entryPoint', 'address', ENTRY_POINT);
const OPERATION_HASH = param('userOperationHash', 'transactionHash', '{transactionHash}');
const PAYMASTER_PARAMS = [
  OPERATION,
  ENTRY_POINT_PARAM,
  param('chainId', 'count', `0x${CHAIN_ID.toString(16)}`),
];
const SLOT = `0x${'00'.repeat(32)}`;

const inGroup =
  (group: RpcGroup) =>
  (...params: RpcParameter[]): RpcMethodInfo => ({ group, params });
const chain = inGroup('chain');
const fees = inGroup('fees');
const accounts = inGroup('accounts');
const calls = inGroup('calls');
const blocks = inGroup('blocks');
const transactions = inGroup('transactions');
const logs = inGroup('logs');
const raw = inGroup('raw');
const debug = inGroup('debug');
const trace = inGroup('trace');
const otterscan = inGroup('otterscan');
const userOperations = inGroup('userOperations');

/**
 * Every method that `/rpc` responds to, with parameters whose examples the conformance test sends. The gateway
 * refuses all others (txpool_, admin_, nova_, …).
 */
export const RPC_METHODS = {
  web3_clientVersion: chain(),
  web3_sha3: chain(param('data', 'bytes', '0x68656c6c6f')),
  net_version: chain(),
  net_listening: chain(),
  net_peerCount: chain(),
  eth_chainId: chain(),
  eth_blockNumber: chain(),
  eth_syncing: chain(),
  eth_config: chain(),
  eth_capabilities: chain(),
  eth_coinbase: chain(),
  eth_accounts: chain(),
  eth_gasPrice: fees(),
  eth_baseFee: fees(),
  eth_blobBaseFee: fees(),
  eth_maxPriorityFeePerGas: fees(),
  eth_feeHistory: fees(
    param('blockCount', 'count', '0x2'),
    param('newestBlock', 'block', 'latest'),
    param('rewardPercentiles', 'percentiles', [50]),
  ),
  eth_getBalance: accounts(ACCOUNT, BLOCK),
  eth_getTransactionCount: accounts(ACCOUNT, BLOCK),
  eth_getCode: accounts(ACCOUNT, BLOCK),
  eth_getStorageAt: accounts(ACCOUNT, param('slot', 'slot', '0x0'), BLOCK),
  eth_getStorageValues: accounts(param('slots', 'slotsOfAddresses', { '{account}': [SLOT] }), BLOCK),
  eth_getProof: accounts(ACCOUNT, param('slots', 'slots', ['0x0']), BLOCK),
  eth_call: calls(CALL, BLOCK),
  eth_estimateGas: calls(CALL),
  eth_createAccessList: calls(CALL, BLOCK),
  eth_simulateV1: calls(
    param('simulation', 'simulation', { blockStateCalls: [{ calls: [CALL.example] }] }),
    BLOCK,
  ),
  eth_fillTransaction: calls(CALL),
  eth_getBlockByNumber: blocks(BLOCK, { ...FULL, example: true }),
  eth_getBlockByHash: blocks(BLOCK_HASH, FULL),
  eth_getBlockReceipts: blocks(BLOCK),
  eth_getBlockTransactionCountByNumber: blocks(BLOCK),
  eth_getBlockTransactionCountByHash: blocks(BLOCK_HASH),
  eth_getUncleCountByBlockNumber: blocks(BLOCK),
  eth_getUncleCountByBlockHash: blocks(BLOCK_HASH),
  eth_getUncleByBlockNumberAndIndex: blocks(BLOCK, INDEX),
  eth_getUncleByBlockHashAndIndex: blocks(BLOCK_HASH, INDEX),
  eth_getTransactionByHash: transactions(TRANSACTION),
  eth_getTransactionReceipt: transactions(TRANSACTION),
  eth_getTransactionByBlockNumberAndIndex: transactions(BLOCK, INDEX),
  eth_getTransactionByBlockHashAndIndex: transactions(BLOCK_HASH, INDEX),
  eth_sendRawTransaction: { ...transactions(RAW), needsInput: true },
  eth_sendRawTransactionSync: { ...transactions(RAW, param('timeout', 'timeout', 2000)), needsInput: true },
  eth_getLogs: logs(param('filter', 'logFilter', { fromBlock: 'latest' })),
  eth_newFilter: logs(param('filter', 'logFilter', { address: '{account}' })),
  eth_newBlockFilter: logs(),
  eth_newPendingTransactionFilter: logs(FULL),
  eth_getFilterChanges: { ...logs(FILTER_ID), needsInput: true },
  eth_getFilterLogs: { ...logs(FILTER_ID), needsInput: true },
  eth_uninstallFilter: { ...logs(FILTER_ID), needsInput: true },
  eth_getRawTransactionByHash: raw(TRANSACTION),
  eth_getRawTransactionByBlockNumberAndIndex: raw(BLOCK, INDEX),
  eth_getRawTransactionByBlockHashAndIndex: raw(BLOCK_HASH, INDEX),
  debug_getRawBlock: raw(BLOCK),
  debug_getRawHeader: raw(BLOCK),
  debug_getRawReceipts: raw(BLOCK),
  debug_getRawTransaction: raw(TRANSACTION),
  debug_getBadBlocks: raw(),
  debug_traceTransaction: debug(TRANSACTION, CALL_TRACER),
  debug_traceCall: debug(CALL, BLOCK, CALL_TRACER),
  debug_traceBlockByNumber: debug(BLOCK, CALL_TRACER),
  debug_traceBlockByHash: debug(BLOCK_HASH, CALL_TRACER),
  trace_block: trace(BLOCK),
  trace_call: trace(CALL, KINDS, BLOCK),
  trace_filter: trace(param('filter', 'traceFilter', { fromBlock: 'latest', toBlock: 'latest' })),
  trace_get: trace(TRANSACTION, param('path', 'tracePath', [])),
  trace_replayBlockTransactions: trace(BLOCK, KINDS),
  trace_replayTransaction: trace(TRANSACTION, { ...KINDS, example: ['trace', 'stateDiff'] }),
  trace_transaction: trace(TRANSACTION),
  ots_getApiLevel: otterscan(),
  ots_getBlockDetails: otterscan(BLOCK),
  ots_getBlockDetailsByHash: otterscan(BLOCK_HASH),
  ots_getBlockTransactions: otterscan(
    BLOCK,
    param('page', 'pageNumber', 0),
    param('pageSize', 'pageSize', 10),
  ),
  ots_getContractCreator: otterscan(ACCOUNT),
  ots_getInternalOperations: otterscan(TRANSACTION),
  ots_getTransactionBySenderAndNonce: otterscan(
    param('sender', 'address', '{sender}'),
    param('nonce', 'nonce', 0),
  ),
  ots_getTransactionError: otterscan(TRANSACTION),
  ots_hasCode: otterscan(ACCOUNT, BLOCK),
  ots_searchTransactionsAfter: otterscan(ACCOUNT, SEARCH_BLOCK, SEARCH_SIZE),
  ots_searchTransactionsBefore: otterscan(ACCOUNT, SEARCH_BLOCK, SEARCH_SIZE),
  ots_traceTransaction: otterscan(TRANSACTION),
  eth_supportedEntryPoints: userOperations(),
  eth_sendUserOperation: { ...userOperations(OPERATION, ENTRY_POINT_PARAM), needsInput: true },
  eth_estimateUserOperationGas: { ...userOperations(OPERATION, ENTRY_POINT_PARAM), needsInput: true },
  eth_getUserOperationByHash: { ...userOperations(OPERATION_HASH), needsInput: true },
  eth_getUserOperationReceipt: { ...userOperations(OPERATION_HASH), needsInput: true },
  pm_getPaymasterStubData: { ...userOperations(...PAYMASTER_PARAMS), needsInput: true },
  pm_getPaymasterData: { ...userOperations(...PAYMASTER_PARAMS), needsInput: true },
  eth_subscribe: {
    group: 'subscriptions',
    params: [param('kind', 'subscription', 'newHeads')],
    isSocketOnly: true,
  },
  eth_unsubscribe: {
    group: 'subscriptions',
    params: [param('subscriptionId', 'filterId', '0x1')],
    isSocketOnly: true,
  },
} as const satisfies Record<string, RpcMethodInfo>;
export type RpcMethodName = keyof typeof RPC_METHODS;

/** The same methods with their general type. */
export const RPC_METHOD_LIST: readonly (readonly [RpcMethodName, RpcMethodInfo])[] = Object.entries(
  RPC_METHODS,
) as [RpcMethodName, RpcMethodInfo][];

/** Returns the parameters of a method's example with values of this chain. */
export function fillExample({ params }: RpcMethodInfo, values: RpcExampleValues): unknown[] {
  const text = JSON.stringify(params.map(({ example }) => example));
  return JSON.parse(
    text.replaceAll(
      /\{(account|sender|transactionHash|blockHash)\}/g,
      (_, name: keyof RpcExampleValues) => values[name],
    ),
  ) as unknown[];
}
