import { rm, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentFileName } from '@nova/shared/chain/deployment';
import { startAnvil } from '@nova/contracts/test/start-anvil';
import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startRpcProxy, type RpcProxy } from '@nova/worker/testing/rpc-proxy';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkBridge, judgeAge } from './check-bridge.ts';
import { checkChain, judgeHeadTime } from './check-chain.ts';
import type { Finding } from '../finding.ts';
import { readChain } from '../read-chain.ts';
import type { Setup } from '../setup.ts';

let chain: TestChain;
let database: TestDatabase;
let mainnet: TestMainnet;
let proxy: RpcProxy;
beforeAll(async () => {
  chain = await startTestChain({ isWhole: true });
  database = await createTestDatabase();
  mainnet = await startTestMainnet();
  proxy = await startRpcProxy(chain.rpcUrl);
});
beforeEach(() => {
  proxy.decide = () => 'pass';
});
afterAll(async () => {
  await proxy.close();
  await mainnet.close();
  await database.drop();
  await chain.close();
});

const poll = (changes: Partial<Setup> = {}) =>
  checkChain({
    ...BARE_SETUP,
    dataDir: chain.dataDir,
    database: { url: database.url },
    chain: { rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl },
    ...changes,
  });
const lines = (findings: Finding[]) =>
  findings.map(({ level, check, message }) => `${level} ${check}: ${message}`);

test('reports nothing about our own node with our contracts', async () => {
  expect(lines(await poll())).toEqual([
    expect.stringMatching(/^ok chain: nova-node answers, at block \d+\.$/),
    'ok chain clock: The newest block is not ahead of this machine.',
    'ok chain socket: New blocks are announced over CHAIN_WS_URL.',
    `ok network: The chain begins with ${chain.genesisHash.slice(0, 10)}…, and the database belongs to it.`,
    'ok contracts: All 23 contracts are at their deployed addresses.',
    'ok engine: The node supports every method that the website needs.',
    'ok engine blocks: No block of the newest 50 has more than one transaction.',
  ]);
});

test('warns that the site offers no passkeys on another domain than that of the deployment', async () => {
  const site = { trustedProxies: [], rateLimitFactor: 1, contactEmail: undefined, walletRelay: undefined };
  const findFor = async (...origins: string[]) =>
    lines(await poll({ site: { ...site, origins, webRoot: '/nonexistent' } })).filter((line) =>
      line.includes(' passkeys: '),
    );
  expect(await findFor('http://127.0.0.1:4000', 'http://localhost:4000')).toEqual([
    'ok passkeys: Accounts with a passkey belong to localhost.',
  ]);
  expect(await findFor('https://nova.example')).toEqual([
    'warning passkeys: The contracts were deployed for passkeys of another domain than nova.example, so the site offers no accounts with a passkey.',
  ]);
});

test('a node that is unavailable or of another chain is an error', async () => {
  const nowhere = { rpcUrl: 'http://127.0.0.1:9', wsUrl: 'ws://127.0.0.1:9' };
  expect(lines(await poll({ chain: nowhere }))).toEqual([
    'error chain: The node at CHAIN_RPC_URL does not answer: nothing is listening at that address.',
  ]);
  const other = { rpcUrl: mainnet.rpcUrl, wsUrl: mainnet.rpcUrl.replace('http', 'ws') };
  expect(lines(await poll({ chain: other }))).toEqual([
    "error chain: The node at CHAIN_RPC_URL serves chain 1; Nova's chain is 96969.",
  ]);
});

test('each further node must answer and serve the same chain', async () => {
  const { rpcUrl, wsUrl } = chain;
  const nodes = [rpcUrl, 'http://127.0.0.1:9', mainnet.rpcUrl].map((url) => ({ rpcUrl: url, wsUrl }));
  const findings = await poll({ chain: { rpcUrl, wsUrl, furtherNodes: nodes } });
  expect(lines(findings).slice(-3)).toEqual([
    expect.stringMatching(/^ok chain node 2: The node at 127\.0\.0\.1:\d+ answers, at block \d+\.$/),
    'warning chain node 3: The node at 127.0.0.1:9 does not answer: nothing is listening at that address.',
    expect.stringMatching(/^error chain node 4: The node at 127\.0\.0\.1:\d+ serves another chain/),
  ]);
});

test('a socket that is closed or of another chain is an error of its own', async () => {
  const { rpcUrl } = chain;
  expect(lines(await poll({ chain: { rpcUrl, wsUrl: 'ws://127.0.0.1:9' } }))[2]).toMatch(
    /^error chain socket: The node at CHAIN_WS_URL accepts no WebSocket connections: /,
  );
  const wsUrl = mainnet.rpcUrl.replace('http', 'ws');
  expect(lines(await poll({ chain: { rpcUrl, wsUrl } }))[2]).toBe(
    'error chain socket: The node at CHAIN_WS_URL serves chain 1; the one at CHAIN_RPC_URL serves chain 96969.',
  );
});

test('rejects a database of another network with the worker’s message', async () => {
  const other = await createTestDatabase();
  await other.pool.query(
    `insert into chain.sync_state (id, genesis_hash, block_number, block_hash) values (1, $1, 0, $1)`,
    [Buffer.alloc(32, 7)],
  );
  const found = (await poll({ database: { url: other.url } })).find(({ check }) => check === 'network');
  expect(found).toMatchObject({
    level: 'error',
    message: expect.stringContaining('point DATABASE_URL and CHAIN_RPC_URL at the same network.'),
  });
  await other.drop();
});

test('reports a node that lost its data, and one that follows a fork', async () => {
  const head = await readChain(chain.rpcUrl).then((facts) => facts.head);
  const indexedAs = async (number: number, hash: Buffer) => {
    await database.pool.query('delete from chain.sync_state');
    await database.pool.query(
      `insert into chain.sync_state (id, genesis_hash, block_number, block_hash) values (1, $1, $2, $3)`,
      [Buffer.from(chain.genesisHash.slice(2), 'hex'), number, hash],
    );
    return lines(await poll()).filter((line) => line.includes('indexed blocks'));
  };
  expect(await indexedAs(head, Buffer.alloc(32, 7))).toEqual([
    `error indexed blocks: The node and the database have different blocks at height ${head}: the node follows a fork.`,
  ]);
  expect(await indexedAs(head + 500, Buffer.alloc(32, 7))).toEqual([
    expect.stringMatching(/^error indexed blocks: .*it lost its data\.$/),
  ]);
  expect(await indexedAs(head + 2, Buffer.alloc(32, 7))).toEqual([
    expect.stringMatching(/^warning indexed blocks: .* 2 behind the database\.$/),
  ]);
  expect(await indexedAs(0, Buffer.from(chain.genesisHash.slice(2), 'hex'))).toEqual([
    'ok indexed blocks: The node has the newest block in the database, 0.',
  ]);
  const lastHash = Buffer.alloc(32, 9);
  const recordMove = (firstHash: Buffer) =>
    database.pool.query(
      `insert into chain.moves (first_block, first_hash, last_hash, genesis_hash) values (1, $1, $2, $2)
       on conflict (first_block) do update set first_hash = excluded.first_hash`,
      [firstHash, lastHash],
    );
  const { hash: firstHash } = await readChain(chain.rpcUrl).then(({ rpc }) =>
    rpc.request<{ hash: string }>('eth_getBlockByNumber', ['0x1', false]),
  );
  await recordMove(Buffer.from(firstHash.slice(2), 'hex'));
  expect(await indexedAs(0, lastHash)).toEqual([
    'ok indexed blocks: The node continues the chain in the database after its move at block 0.',
  ]);
  await recordMove(Buffer.alloc(32, 8));
  expect(await indexedAs(0, lastHash)).toEqual([
    'error indexed blocks: The node and the database have different blocks at height 0: the node follows a fork.',
  ]);
  await database.pool.query('delete from chain.moves');
  await database.pool.query('delete from chain.sync_state');
});

test('reports contracts without code and unrecorded contracts together with who can fix them', async () => {
  const file = path.join(chain.deploymentsDir, deploymentFileName(chain.genesisHash));
  const text = await readFile(file, 'utf8');
  const deployment = JSON.parse(text) as { contracts: Record<string, { address: string }> };
  deployment.contracts['Presale']!.address = `0x${'9'.repeat(40)}`;
  const contractsOf = async (changes: Partial<Setup> = {}) =>
    lines(await poll(changes)).filter((line) => / contracts: /.test(line));
  await writeFile(file, JSON.stringify(deployment));
  expect(await contractsOf()).toEqual(['error contracts: There is no code at the address of Presale.']);
  await rm(file);
  expect(await contractsOf()).toEqual([
    'skipped contracts: No contracts are deployed on this chain yet; npm start deploys them.',
  ]);
  expect(await contractsOf({ part: 'worker' })).toEqual([
    `error contracts: There is no deployments/${chain.genesisHash}.json in ${chain.dataDir}.`,
  ]);
  expect(await contractsOf({ part: 'api', dataDir: undefined })).toEqual([
    'error contracts: The database does not have the contract addresses yet.',
  ]);
  await writeFile(file, text);
});

test('a missing engine feature is a warning that names what the pages will not show', async () => {
  proxy.decide = (method) => (/^(debug|txpool)_/.test(method) ? 'know_no_method' : 'pass');
  const findings = await poll({ chain: { rpcUrl: proxy.url, wsUrl: chain.wsUrl } });
  expect(lines(findings)).toContain(
    'warning engine: The node does not support debug_traceBlockByNumber, txpool_status: calls inside transactions and the number of waiting transactions will be "not available".',
  );
});

test('warns that an engine with several transactions per block does not seal one block per action', async () => {
  const anvil = await startAnvil(['--chain-id', '96969', '--no-mining']);
  try {
    const { rpc, ...facts } = await readChain(anvil.rpcUrl);
    const [from] = await rpc.request<string[]>('eth_accounts');
    for (let nonce = 0; nonce < 2; nonce++) await rpc.request('eth_sendTransaction', [{ from, to: from }]);
    await rpc.request('evm_mine');
    expect(lines(await checkBlocks({ rpc, ...facts, head: 1 }))).toEqual([
      'warning engine blocks: This engine puts up to 2 transactions into a block, so it does not seal one block per action.',
    ]);
  } finally {
    await anvil.stop();
  }
});

test('a block from the future is an error of a clock', () => {
  expect(judgeHeadTime(1_002, 1_000).level).toBe('ok');
  expect(judgeHeadTime(1_062, 1_000)).toMatchObject({
    level: 'error',
    message: "The newest block is dated 62 s ahead of this machine's clock.",
  });
});

const bridgeOf = (changes: Partial<NonNullable<Setup['bridge']>> = {}) => ({
  ...BARE_SETUP,
  bridge: {
    rpcUrl: mainnet.rpcUrl,
    usdt: mainnet.usdt,
    treasury: mainnet.treasury,
    confirmations: 12,
    ...changes,
  },
});

test('the bridge requires a synced Ethereum node and a token with six decimals', async () => {
  await mainnet.mine(1);
  expect(lines(await checkBridge(bridgeOf()))).toEqual([
    expect.stringMatching(/^ok bridge: Ethereum's newest block, \d+, is -?\d+ s old\.$/),
  ]);
  expect(lines(await checkBridge(bridgeOf({ usdt: `0x${'8'.repeat(40)}` })))[1]).toBe(
    'error bridge: The token at MAINNET_USDT has no decimals; USDT has 6.',
  );
  expect(lines(await checkBridge(bridgeOf({ rpcUrl: chain.rpcUrl })))).toEqual([
    'error bridge: The node at MAINNET_RPC_URL serves chain 96969; Ethereum is chain 1.',
  ]);
  expect(lines(await checkBridge(bridgeOf({ rpcUrl: 'http://127.0.0.1:9' })))).toEqual([
    'error bridge: The node at MAINNET_RPC_URL does not answer: nothing is listening at that address.',
  ]);
});

test('a stalled Ethereum is a warning, and later an error', () => {
  expect([120, 121, 901].map((age) => judgeAge(1, age).level)).toEqual(['ok', 'warning', 'error']);
});
