import { once } from 'node:events';
import { bytesToHex, concatHex, encodeFunctionData, type Hex, hexToBytes, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deployProbe, probeAbi as abi } from '../../test/probe.ts';
import { errorSchema, RESULT_SCHEMAS } from '../../test/conformance/method-schemas.ts';
import {
  createTempFolder,
  deployer,
  GWEI,
  rpc,
  startTestNode,
  stranger,
  viemClients,
} from '../../test/test-node.ts';
import { EvidenceFolder } from '../follow/evidence.ts';
import { followMethods } from '../follow/follow-methods.ts';
import { followerDigest, Peers } from '../follow/peers.ts';
import type { RunningNode } from '../start-node.ts';
import { createMethods } from './methods.ts';

const ZERO = `0x${'00'.repeat(32)}` as const;
const data = (functionName: 'requireReason' | 'burnGas' | 'total'): Hex =>
  encodeFunctionData({ abi, functionName });

const ZERO_BYTES = new Uint8Array(32);
const dataDir = createTempFolder();

let node: RunningNode;
let probe: Hex;
let hash: Hex;
let blockHash: Hex;
let number: Hex;
let nonce: number;

const sign = (fields: {
  nonce: number;
  gas?: bigint;
  value?: bigint;
  maxFeePerGas?: bigint;
  chainId?: number;
}): Promise<Hex> =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96_969,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: fields.maxFeePerGas ?? GWEI,
    to: stranger.address,
    ...fields,
  });

/** Returns r, s and the recovery ID, the form in which a follower signs its challenge. */
async function sign32(digest: Uint8Array): Promise<Hex> {
  const signature = hexToBytes(await stranger.sign({ hash: bytesToHex(digest) }));
  return concatHex([bytesToHex(signature.subarray(0, 64)), numberToHex(signature[64]! - 27, { size: 1 })]);
}

/** Returns calls that must succeed; every method has at least one. */
async function successes(): Promise<Record<string, unknown[][]>> {
  const tx = { from: deployer.address, to: probe, data: data('total') };
  const failing = { to: probe, data: data('requireReason') };
  const transfer = { from: deployer.address, to: stranger.address, value: '0x5' };
  const other = ['noopTracer', '4byteTracer', 'flatCallTracer'].map((tracer) => [hash, { tracer }]);
  const mux = { tracer: 'muxTracer', tracerConfig: { callTracer: {}, prestateTracer: { diffMode: true } } };
  const call = { tracer: 'callTracer', tracerConfig: { withLog: true } };
  const prestate = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };
  const filter = (await rpc(node.url, 'eth_newFilter', [{ fromBlock: '0x0' }])).result;
  const tags = [['latest'], ['earliest'], [number], ['0xffffff']];
  const byHash = [[blockHash], [ZERO]];
  const places = [
    [number, '0x0'],
    [number, '0x1'],
    ['earliest', '0x0'],
  ];
  const hashPlaces = [
    [blockHash, '0x0'],
    [ZERO, '0x0'],
  ];
  const transactions = [[hash], [ZERO]];
  const account = [[deployer.address, 'latest'], [probe, number], [deployer.address]];
  return {
    web3_clientVersion: [[]],
    web3_sha3: [['0x68656c6c6f']],
    net_version: [[]],
    net_listening: [[]],
    net_peerCount: [[]],
    eth_chainId: [[]],
    eth_syncing: [[]],
    eth_accounts: [[]],
    eth_blockNumber: [[]],
    eth_getBlockByNumber: [...tags, [number, true], ['latest', false]],
    eth_getBlockByHash: [...byHash, [blockHash, true]],
    eth_getBlockTransactionCountByNumber: tags,
    eth_getBlockTransactionCountByHash: byHash,
    eth_getUncleCountByBlockNumber: tags,
    eth_getUncleCountByBlockHash: byHash,
    eth_getUncleByBlockNumberAndIndex: places,
    eth_getUncleByBlockHashAndIndex: hashPlaces,
    eth_getBlockReceipts: [...tags, ...byHash],
    eth_getTransactionByHash: transactions,
    eth_getTransactionByBlockNumberAndIndex: places,
    eth_getTransactionByBlockHashAndIndex: hashPlaces,
    eth_getRawTransactionByHash: transactions,
    eth_getRawTransactionByBlockNumberAndIndex: places,
    eth_getRawTransactionByBlockHashAndIndex: hashPlaces,
    eth_getTransactionReceipt: transactions,
    eth_getBalance: account,
    eth_getTransactionCount: [...account, [deployer.address, 'pending']],
    eth_getCode: account,
    eth_getStorageAt: [
      [probe, '0x2', 'latest'],
      [probe, ZERO],
      [deployer.address, '0x0', '0x0'],
    ],
    eth_getProof: [
      [probe, [ZERO, '0x2'], 'latest'],
      [stranger.address, [], '0x0'],
    ],
    eth_call: [[tx], [tx, number], [tx, 'latest', { [probe]: { balance: '0x1' } }, { time: '0x77359400' }]],
    eth_estimateGas: [[tx], [tx, 'latest'], [{ data: '0x6000' }]],
    eth_createAccessList: [[tx, 'latest'], [failing]],
    eth_gasPrice: [[]],
    eth_maxPriorityFeePerGas: [[]],
    eth_blobBaseFee: [[]],
    eth_feeHistory: [
      ['0x5', 'latest', [10, 90]],
      ['0x5', 'latest'],
      [2, number, []],
    ],
    eth_getLogs: [[{ fromBlock: '0x0' }], [{ blockHash }], [{ address: probe, topics: [null, [ZERO]] }]],
    eth_newFilter: [[{ address: probe }]],
    eth_newBlockFilter: [[]],
    eth_newPendingTransactionFilter: [[]],
    eth_getFilterChanges: [[filter]],
    eth_getFilterLogs: [[filter]],
    eth_uninstallFilter: [[filter], ['0x1']],
    eth_baseFee: [[]],
    eth_coinbase: [[]],
    eth_config: [[]],
    eth_capabilities: [[]],
    eth_getStorageValues: [[{ [probe]: [ZERO, '0x2'] }, 'latest']],
    eth_fillTransaction: [[tx], [{ ...tx, gas: '0x5208', nonce: '0x7', maxFeePerGas: '0x77359400' }]],
    eth_simulateV1: [
      [
        { blockStateCalls: [{ calls: [tx, failing] }, { calls: [tx] }], returnFullTransactions: true },
        'latest',
      ],
      [{ blockStateCalls: [{ calls: [transfer] }], traceTransfers: true, validation: false }],
    ],
    debug_getRawHeader: [['latest'], ['0x0']],
    debug_getRawBlock: [['latest'], [number]],
    debug_getRawReceipts: [['latest'], ['0x0']],
    debug_getRawTransaction: transactions,
    debug_getBadBlocks: [[]],
    trace_block: [[number], ['0x0']],
    trace_transaction: transactions,
    trace_get: [[hash, []]],
    trace_filter: [[{ fromBlock: '0x0', toBlock: 'latest', count: 2 }]],
    trace_replayTransaction: [[hash, ['trace', 'stateDiff']]],
    trace_replayBlockTransactions: [[number, ['trace']]],
    trace_call: [[tx, ['trace', 'stateDiff'], 'latest']],
    ots_getApiLevel: [[]],
    ots_hasCode: [[probe], [stranger.address, 'latest']],
    ots_getBlockDetails: tags.slice(0, 3),
    ots_getBlockDetailsByHash: byHash,
    ots_getBlockTransactions: [[number, 0, 10]],
    ots_getTransactionBySenderAndNonce: [[deployer.address, 0]],
    ots_getContractCreator: [[probe]],
    ots_getInternalOperations: transactions,
    ots_traceTransaction: transactions,
    ots_getTransactionError: transactions,
    txpool_status: [[]],
    txpool_content: [[]],
    txpool_contentFrom: [[deployer.address]],
    txpool_inspect: [[]],
    debug_traceTransaction: [
      ...other,
      [hash, mux],
      [hash],
      [hash, call],
      [hash, prestate],
      [hash, { tracer: 'prestateTracer' }],
    ],
    debug_traceCall: [[tx], [failing, 'latest', call], [tx, number, prestate]],
    debug_traceBlockByNumber: [[number], [number, call]],
    debug_traceBlockByHash: [[blockHash], [blockHash, prestate]],
    nova_getRawBlocks: [
      ['0x0', '0x10'],
      [1, 1],
    ],
    nova_genesis: [[]],
    nova_peers: [[]],
    nova_evidence: [[]],
    nova_getBlocks: [
      ['0x0', '0x10'],
      [1, 1],
    ],
    eth_sendRawTransaction: [[await sign({ nonce })]],
    eth_sendRawTransactionSync: [[await sign({ nonce: nonce + 1 })]],
  };
}

/** Methods that require a connection. */
const OVER_SOCKET = ['eth_subscribe', 'eth_unsubscribe', 'nova_hello', 'nova_follow', 'nova_followed'];

/** Sends one request over a WebSocket and checks its answer against the method's schema. */
async function requestOverSocket(socket: WebSocket, method: string, params: unknown[]): Promise<unknown> {
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  const [message] = (await once(socket, 'message')) as [Buffer];
  const { result, error } = JSON.parse(message.toString()) as { result: unknown; error?: unknown };
  const issues = RESULT_SCHEMAS[method]!.safeParse(result).error?.issues;
  expect({ method, error, issues }).toEqual({ method });
  return result;
}

const openSocket = async (): Promise<WebSocket> => {
  const socket = new WebSocket(node.wsUrl);
  await once(socket, 'open');
  return socket;
};

beforeAll(async () => {
  node = await startTestNode({ dataDir });
  probe = await deployProbe(node);
  const { wallet, reader } = viemClients(node.url);
  const args = [numberToHex(1, { size: 32 }), ZERO, stranger.address, ZERO, 40] as const;
  hash = await wallet.writeContract({ address: probe, abi, functionName: 'record', args });
  const receipt = await reader.getTransactionReceipt({ hash });
  blockHash = receipt.blockHash;
  number = numberToHex(receipt.blockNumber);
  await wallet.sendTransaction({ to: stranger.address, type: 'legacy' });
  await wallet.sendTransaction({
    to: stranger.address,
    accessList: [{ address: probe, storageKeys: [ZERO] }],
    type: 'eip2930',
  });
  nonce = await reader.getTransactionCount({ address: deployer.address });
  // Leaves a transaction with a nonce gap in the pool.
  await rpc(node.url, 'eth_sendRawTransaction', [await sign({ nonce: nonce + 5 })]);
});

afterAll(() => node.close());

test('every method has a result schema and an example request', async () => {
  const evidence = new EvidenceFolder(node.chain.folder);
  const peers = new Peers({ genesisHash: ZERO_BYTES, hashOf: () => undefined, clock: Date.now });
  const methods = { ...createMethods(node.chain), ...followMethods(node.chain, peers, evidence) };
  const names = Object.keys(methods).sort();
  expect(Object.keys(RESULT_SCHEMAS).sort()).toEqual(names);
  expect([...Object.keys(await successes()), ...OVER_SOCKET].sort()).toEqual(names);
});

test('every method answers according to the specification', async () => {
  for (const [method, examples] of Object.entries(await successes())) {
    for (const params of examples) {
      const answer = await rpc(node.url, method, params);
      const issues = RESULT_SCHEMAS[method]!.safeParse(answer.result).error?.issues;
      expect({ method, params, error: answer.error, issues }).toEqual({ method, params });
    }
  }
});

test('subscriptions answer according to the specification', async () => {
  const socket = await openSocket();
  const id = await requestOverSocket(socket, 'eth_subscribe', ['newHeads']);
  expect(await requestOverSocket(socket, 'eth_unsubscribe', [id])).toBe(true);
  socket.close();
});

test('requests of followers are answered in their format, including a peer and evidence', async () => {
  const socket = await openSocket();
  const { genesisHash, challenge } = (await requestOverSocket(socket, 'nova_hello', [])) as Record<
    string,
    Hex
  >;
  const digest = followerDigest(hexToBytes(genesisHash!), hexToBytes(challenge!));
  const signature = await sign32(digest);
  const head = { number: '0x0', hash: genesisHash };
  await requestOverSocket(socket, 'nova_follow', [{ signature, client: 'test', head }]);
  await requestOverSocket(socket, 'nova_followed', [head]);
  const peers = (await rpc(node.url, 'nova_peers')).result;
  expect(peers).toMatchObject([{ id: stranger.address.toLowerCase(), client: 'test', number: '0x0' }]);
  expect(RESULT_SCHEMAS['nova_peers']!.safeParse(peers).error).toBeUndefined();
  socket.close();

  const { ownHeader, ...expectedEvidence } = {
    number: 7,
    header: '0x1234',
    transaction: '0x02',
    ownHeader: null,
  } as const;
  const seen = { reason: 'a test', source: 'ws://127.0.0.1:1', seenAt: new Date(0).toISOString() };
  new EvidenceFolder(dataDir).keep({ ...expectedEvidence, ...seen, ownHeader });
  const evidence = (await rpc(node.url, 'nova_evidence')).result;
  expect(evidence).toMatchObject([{ number: 7, reason: 'a test' }]);
  expect(RESULT_SCHEMAS['nova_evidence']!.safeParse(evidence).error).toBeUndefined();
});

test('every method refuses wrong parameters with an error object', async () => {
  const wrong = [[{}, {}, {}, {}, {}, {}, {}], [null], ['0xzz'], [[[]]], [-1]];
  for (const method of Object.keys(RESULT_SCHEMAS)) {
    for (const params of wrong) {
      const answer = await rpc(node.url, method, params);
      if (answer.error === undefined) continue;
      const issues = errorSchema.safeParse(answer.error).error?.issues;
      const isError = answer.error.code === -32603;
      expect({ method, params, issues, isError }).toEqual({ method, params, isError: false });
    }
  }
});

const RAW = 'eth_sendRawTransaction';

test.each([
  ['a used nonce', RAW, () => sign({ nonce: 0 }), -32000, /^nonce too low: next nonce \d+, tx nonce 0$/],
  [
    'too little gas',
    RAW,
    () => sign({ nonce: 100, gas: 20_999n }),
    -32000,
    'intrinsic gas too low: gas 20999, minimum needed 21000',
  ],
  [
    'more gas than a block has',
    RAW,
    () => sign({ nonce: 100, gas: 30_000_001n }),
    -32000,
    'exceeds block gas limit',
  ],
  [
    'too small a tip',
    RAW,
    () => sign({ nonce: 100, maxFeePerGas: 1n }),
    -32000,
    'max fee per gas less than block base fee: maxFeePerGas: 1, baseFee: 1000000000',
  ],
  [
    'another chain',
    RAW,
    () => sign({ nonce: 100, chainId: 1 }),
    -32000,
    'invalid chain id for signer: have 1 want 96969',
  ],
  [
    'more than the sender has',
    RAW,
    () => sign({ nonce: 100, value: 10n ** 30n }),
    -32000,
    /^insufficient funds for gas \* price \+ value: balance \d+, queued cost \d+, tx cost \d+, overshot \d+$/,
  ],
  ['what is known', RAW, () => sign({ nonce: nonce + 5 }), -32000, 'already known'],
  [
    'a replacement without more tip',
    RAW,
    () => sign({ nonce: nonce + 5, value: 1n }),
    -32000,
    'replacement transaction underpriced',
  ],
  ['a blob transaction', RAW, () => '0x03c0', -32000, 'transaction type not supported: blob (EIP-4844)'],
  [
    'an unknown method',
    'eth_sign',
    () => undefined,
    -32601,
    'the method eth_sign does not exist/is not available',
  ],
  [
    'a simulation of nothing',
    'eth_simulateV1',
    () => ({ blockStateCalls: [] }),
    -32602,
    /^invalid argument 0\.blockStateCalls/,
  ],
  [
    'a simulation of too many blocks',
    'eth_simulateV1',
    () => ({ blockStateCalls: Array.from({ length: 257 }, () => ({})) }),
    -38026,
    'too many blocks',
  ],
  ['a leading zero', 'eth_getBlockByNumber', () => '0x01', -32602, /invalid argument 0/],
  ['a surplus parameter', 'eth_blockNumber', () => '0x1', -32602, 'too many arguments, want at most 0'],
  [
    'logs beyond the head',
    'eth_getLogs',
    () => ({ fromBlock: '0x0', toBlock: '0xffff' }),
    -32602,
    'block range extends beyond current head block',
  ],
  ['a missing parameter', 'eth_getBalance', () => undefined, -32602, /^missing value for required argument/],
  ['a subscription over HTTP', 'eth_subscribe', () => 'newHeads', -32601, 'notifications not supported'],
  ['a trace of nothing', 'debug_traceTransaction', () => ZERO, -32000, 'transaction not found'],
  [
    'a trace of the genesis block',
    'debug_traceBlockByNumber',
    () => '0x0',
    -32000,
    'genesis is not traceable',
  ],
  ['a filter that is not there', 'eth_getFilterChanges', () => '0x1', -32000, 'filter not found'],
])('%s is refused with geth’s message', async (_, method, param, code, message) => {
  const firstParam = await param();
  const { error } = await rpc(node.url, method, firstParam === undefined ? [] : [firstParam]);
  expect(errorSchema.safeParse(error).error?.issues).toBeUndefined();
  expect(error!.code).toBe(code);
  expect(error!.message).toMatch(message);
});
