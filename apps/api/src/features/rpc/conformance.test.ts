import { openRpcResult } from '@nova/testing/engines/openrpc';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createWalletClient, type Hex, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALLOWED_METHODS } from './allowed-methods.ts';
import { INDEXED_METHODS } from './search-transactions.ts';

let chain: TestChain;
let api: TestApi;
let hash: Hex;
let blockHash: Hex;

const account = testAddressOf('curator');
const ZERO_HASH = `0x${'00'.repeat(32)}`;

beforeAll(async () => {
  chain = await startTestChain();
  api = await startTestApi({ rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl });
  const client = createWalletClient({
    account: privateKeyToAccount(TEST_KEYS.deployer),
    transport: http(chain.rpcUrl),
  }).extend(publicActions);
  hash = await client.sendTransaction({ chain: null, to: account, value: 5n });
  ({ blockHash } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 }));
});
afterAll(async () => {
  await api.close();
  await chain.close();
});

const uint = z.string().regex(/^0x(0|[1-9a-f][0-9a-f]*)$/);
const bytes = z.string().regex(/^0x([0-9a-f]{2})*$/);
const list = z.array(z.looseObject({}));
const searchPage = z.strictObject({
  txs: list,
  receipts: z.array(z.looseObject({ timestamp: z.int() })),
  firstPage: z.boolean(),
  lastPage: z.boolean(),
});

/**
 * Schemas for methods of the Ethereum specification that MetaMask's document lacks or describes in an older
 * version.
 */
const OWN_SHAPES: Record<string, z.ZodType> = {
  debug_getBadBlocks: z.array(z.never()),
  debug_getRawBlock: bytes,
  debug_getRawHeader: bytes,
  debug_getRawReceipts: z.array(bytes),
  debug_getRawTransaction: bytes,
  debug_traceBlockByHash: list,
  debug_traceBlockByNumber: list,
  debug_traceCall: z.looseObject({ gas: z.int(), structLogs: list }),
  debug_traceTransaction: z.looseObject({ gas: z.int(), structLogs: list }),
  eth_baseFee: uint,
  eth_blobBaseFee: uint,
  eth_capabilities: z.looseObject({ head: z.looseObject({ number: uint }) }),
  eth_coinbase: z.string().regex(/^0x[0-9a-f]{40}$/),
  eth_config: z.looseObject({ current: z.looseObject({ chainId: uint }), next: z.null(), last: z.null() }),
  eth_createAccessList: z.looseObject({ accessList: list, gasUsed: uint }),
  eth_fillTransaction: z.looseObject({ raw: bytes, tx: z.looseObject({ nonce: uint }) }),
  // the seal makes extraData longer than the document allows, and no block contains blobs
  eth_getBlockByHash: z.looseObject({ number: uint, baseFeePerGas: uint, requestsHash: bytes }),
  eth_getBlockByNumber: z.looseObject({ number: uint, baseFeePerGas: uint, requestsHash: bytes }),
  eth_getBlockReceipts: list,
  // the document does not include blockTimestamp of logs yet
  eth_getLogs: z.array(z.looseObject({ address: bytes, topics: z.array(bytes), blockTimestamp: uint })),
  eth_getRawTransactionByBlockHashAndIndex: bytes,
  eth_getRawTransactionByBlockNumberAndIndex: bytes,
  eth_getRawTransactionByHash: bytes,
  eth_getStorageValues: z.record(z.string(), z.array(bytes)),
  eth_getUncleByBlockHashAndIndex: z.null(),
  eth_getUncleByBlockNumberAndIndex: z.null(),
  eth_maxPriorityFeePerGas: uint,
  eth_simulateV1: z.array(z.looseObject({ number: uint, calls: list })),
  net_listening: z.boolean(),
  net_peerCount: uint,
  net_version: z.literal('96969'),
  ots_getApiLevel: z.literal(8),
  ots_getBlockDetails: z.looseObject({ totalFees: uint }),
  ots_getBlockDetailsByHash: z.looseObject({ totalFees: uint }),
  ots_getBlockTransactions: z.looseObject({ fullblock: z.looseObject({}), receipts: list }),
  ots_getContractCreator: z.null(),
  ots_getInternalOperations: list,
  ots_getTransactionBySenderAndNonce: bytes,
  ots_getTransactionError: bytes,
  ots_hasCode: z.boolean(),
  ots_searchTransactionsAfter: searchPage,
  ots_searchTransactionsBefore: searchPage,
  ots_traceTransaction: list,
  trace_block: list,
  trace_call: z.looseObject({ output: bytes, trace: list }),
  trace_filter: list,
  trace_get: z.looseObject({ traceAddress: z.array(z.int()) }),
  trace_replayBlockTransactions: list,
  trace_replayTransaction: z.looseObject({ output: bytes, trace: list }),
  trace_transaction: list,
  web3_sha3: bytes,
};

/** Methods that need their own preparation and are covered by other tests. */
const ELSEWHERE = new Set([
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_uninstallFilter',
]);

function examples(): Record<string, unknown[]> {
  const call = { from: account, to: account, value: '0x1' };
  const sender = testAddressOf('deployer');
  const byHash = [blockHash];
  const places = ['latest', '0x0'];
  return {
    ...Object.fromEntries([...ALLOWED_METHODS].map((method) => [method, []])),
    debug_getRawBlock: ['latest'],
    debug_getRawHeader: ['latest'],
    debug_getRawReceipts: ['latest'],
    debug_getRawTransaction: [hash],
    debug_traceBlockByHash: byHash,
    debug_traceBlockByNumber: ['latest'],
    debug_traceCall: [call, 'latest'],
    debug_traceTransaction: [hash],
    eth_call: [call, 'latest'],
    eth_createAccessList: [call, 'latest'],
    eth_estimateGas: [call],
    eth_feeHistory: ['0x2', 'latest', [50]],
    eth_fillTransaction: [call],
    eth_getBalance: [account, 'latest'],
    eth_getBlockByHash: [blockHash, false],
    eth_getBlockByNumber: ['latest', true],
    eth_getBlockReceipts: ['latest'],
    eth_getBlockTransactionCountByHash: byHash,
    eth_getBlockTransactionCountByNumber: ['latest'],
    eth_getCode: [account, 'latest'],
    eth_getLogs: [{ fromBlock: '0x0' }],
    eth_getProof: [account, ['0x0'], 'latest'],
    eth_getRawTransactionByBlockHashAndIndex: [blockHash, '0x0'],
    eth_getRawTransactionByBlockNumberAndIndex: places,
    eth_getRawTransactionByHash: [hash],
    eth_getStorageAt: [account, '0x0', 'latest'],
    eth_getStorageValues: [{ [account]: [ZERO_HASH] }, 'latest'],
    eth_getTransactionByBlockHashAndIndex: [blockHash, '0x0'],
    eth_getTransactionByBlockNumberAndIndex: places,
    eth_getTransactionByHash: [hash],
    eth_getTransactionCount: [account, 'latest'],
    eth_getTransactionReceipt: [hash],
    eth_getUncleByBlockHashAndIndex: [blockHash, '0x0'],
    eth_getUncleByBlockNumberAndIndex: places,
    eth_getUncleCountByBlockHash: byHash,
    eth_getUncleCountByBlockNumber: ['latest'],
    eth_newFilter: [{ address: account }],
    eth_simulateV1: [{ blockStateCalls: [{ calls: [call] }] }, 'latest'],
    ots_getBlockDetails: ['latest'],
    ots_getBlockDetailsByHash: byHash,
    ots_getBlockTransactions: ['latest', 0, 10],
    ots_getContractCreator: [account],
    ots_getInternalOperations: [hash],
    ots_getTransactionBySenderAndNonce: [sender, 0],
    ots_getTransactionError: [hash],
    ots_hasCode: [account, 'latest'],
    ots_searchTransactionsAfter: [account, 0, 25],
    ots_searchTransactionsBefore: [account, 0, 25],
    ots_traceTransaction: [hash],
    trace_block: ['latest'],
    trace_call: [call, ['trace'], 'latest'],
    trace_filter: [{ fromBlock: '0x0', toBlock: '0x1' }],
    trace_get: [hash, []],
    trace_replayBlockTransactions: ['latest', ['trace']],
    trace_replayTransaction: [hash, ['trace', 'stateDiff']],
    trace_transaction: [hash],
    web3_sha3: ['0x68656c6c6f'],
  };
}

interface Answer {
  result?: unknown;
  error?: { code: number; message: string };
}

async function request(url: string, method: string, params: unknown[]): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Answer;
}

/** Calls that must be refused, with the code of the specification. */
const REFUSALS: [method: string, params: unknown[], code: number][] = [
  ['eth_getBalance', [], -32602],
  ['eth_getBalance', ['0x12', 'latest'], -32602],
  ['eth_getBlockByNumber', ['0x01', false], -32602],
  ['eth_blockNumber', ['0x1'], -32602],
  ['eth_getLogs', [{ fromBlock: '0x2', toBlock: '0x1' }], -32602],
  ['eth_getLogs', [{ fromBlock: '0x0', toBlock: '0xffffff' }], -32602],
  ['eth_getTransactionReceipt', ['0x12'], -32602],
  ['eth_call', [{ to: '0x12' }, 'latest'], -32602],
  ['eth_call', [{ data: '0x5f5ffd' }, 'latest'], 3],
  ['eth_getProof', [account, ['0x0'], '0xffffff'], -32000],
  ['eth_sendRawTransaction', ['0x'], -32000],
  ['eth_simulateV1', [{ blockStateCalls: [] }, 'latest'], -32602],
  ['debug_traceTransaction', [ZERO_HASH], -32000],
  ['eth_nothing', [], -32601],
];

describe.each([
  ['the gateway', () => `${api.url}/rpc`, new Set<string>()],
  ['the node', () => chain.rpcUrl, INDEXED_METHODS],
])('through %s', (_, url, without) => {
  test('every method responds in the shape of the specification', async () => {
    const wrong: unknown[] = [];
    for (const [method, params] of Object.entries(examples())) {
      if (ELSEWHERE.has(method) || without.has(method)) continue;
      const { result, error } = await request(url(), method, params);
      const shape = OWN_SHAPES[method] ?? openRpcResult(method);
      const issues = shape === undefined ? 'no shape' : shape.safeParse(result).error?.issues;
      if (error !== undefined || issues !== undefined) wrong.push({ method, error, issues });
    }
    expect(wrong).toEqual([]);
  });

  test.each(REFUSALS)('%s of %j is refused with %i', async (method, params, code) => {
    expect((await request(url(), method, params)).error?.code).toBe(code);
  });
});
