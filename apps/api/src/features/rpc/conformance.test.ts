import { fillExample, RPC_METHOD_LIST, type RpcMethodName } from '@nova/shared/chain/rpc-methods';
import { readFileSync } from 'node:fs';
import { openRpcResult } from '@nova/testing/engines/openrpc';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { createWalletClient, type Hex, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BUNDLER_METHODS } from './bundler/bundler.ts';
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
const callFrame = z.looseObject({ type: z.literal('CALL'), gasUsed: uint });

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
  debug_traceCall: callFrame,
  debug_traceTransaction: callFrame,
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
  // the chain of this test has no passkey accounts
  eth_supportedEntryPoints: z.tuple([]),
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

/** The examples that the documentation of the JSON-RPC shows, with values of this chain. */
function listExamples(): [RpcMethodName, unknown[]][] {
  const values = { account, sender: testAddressOf('deployer'), transactionHash: hash, blockHash };
  return RPC_METHOD_LIST.filter(([, { needsInput, isSocketOnly }]) => !needsInput && !isSocketOnly).map(
    ([name, info]) => [name, fillExample(info, values)],
  );
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
  ['the node', () => chain.rpcUrl, new Set([...INDEXED_METHODS, ...BUNDLER_METHODS])],
])('through %s', (_, url, without) => {
  test('every method responds in the shape of the specification', async () => {
    const wrong: unknown[] = [];
    for (const [method, params] of listExamples()) {
      if (without.has(method)) continue;
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

/** Returns where two answers differ in keys and types; empty lists and null are compatible with everything. */
function findDifference(actual: unknown, shown: unknown, path = 'result'): string | null {
  if (actual === null || shown === null) return null;
  if (typeof actual !== typeof shown) return path;
  if (Array.isArray(actual) && Array.isArray(shown)) {
    const isComparable = actual.length > 0 && shown.length > 0;
    return isComparable ? findDifference(actual[0], shown[0], `${path}[0]`) : null;
  }
  if (typeof actual !== 'object' || typeof shown !== 'object') return null;
  const keys = (value: object) => Object.keys(value).filter((key) => !key.startsWith('0x'));
  if (String(keys(actual).toSorted()) !== String(keys(shown).toSorted())) return path;
  const pairs = keys(actual).map((key) => [
    key,
    (actual as Record<string, unknown>)[key],
    (shown as Record<string, unknown>)[key],
  ]);
  return (
    pairs
      .map(([key, left, right]) => findDifference(left, right, `${path}.${String(key)}`))
      .find((found) => found !== null) ?? null
  );
}

test('the documentation shows an answer of every method as this chain gives it', async () => {
  const file = new URL(
    '../../../../web/src/features/documentation/json-rpc/example-answers.json',
    import.meta.url,
  );
  const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(Object.keys(shown).toSorted()).toEqual(RPC_METHOD_LIST.map(([name]) => name).toSorted());
  const differences: unknown[] = [];
  for (const [method, params] of listExamples()) {
    const { result } = await request(`${api.url}/rpc`, method, params);
    const path = findDifference(result, shown[method]);
    if (path !== null) differences.push({ method, path, result });
  }
  expect(differences).toEqual([]);
});
