import { compileMultiToken, MULTI_TOKEN } from '@nova/testing/engines/multi-token';
import { type Anvil, startAnvil } from '@nova/testing/engines/start-anvil';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { type ContractFunctionArgs, type ContractFunctionName, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Worker } from '../start-worker.ts';
import { dumpIndex } from '../testing/dump-index.ts';
import { startIndexer } from '../testing/index-fixture.ts';
import { createLedgerWallet, type LedgerWallet } from '../testing/ledger-wallet.ts';
import { settleIndex } from '../testing/settle-index.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const ALICE = '0x00000000000000000000000000000000000a11ce';
const NOBODY = '0x0000000000000000000000000000000000000000';

let anvil: Anvil;
let database: TestDatabase;
let worker: Worker;
let wallet: LedgerWallet;
/** Address of the wallet, which can sign transfers. */
let maker: Hex;
let token: Hex;

beforeAll(async () => {
  [anvil, database] = await Promise.all([startAnvil(TEST_KEYS), createTestDatabase()]);
  wallet = createLedgerWallet(anvil.rpcUrl, TEST_KEYS.deployer, anvil.ledgerAddress);
  maker = wallet.address;
  worker = await startIndexer(anvil, database.url);
  const code = compileMultiToken('data:application/json,{"name":"Item {id}"}');
  token = (await send(null, code)).contractAddress!.toLowerCase() as Hex;
}, 60_000);
afterAll(async () => {
  await worker.close();
  await anvil.close();
  await database.drop();
});

async function send(to: Hex | null, data: Hex) {
  const hash = await wallet.client.sendTransaction({ to, data, gas: 5_000_000n });
  return wallet.client.waitForTransactionReceipt({ hash });
}

type Name = ContractFunctionName<typeof MULTI_TOKEN, 'nonpayable'>;

/** Calls the contract and waits until the index has read the block. */
async function call<const N extends Name>(
  functionName: N,
  args: ContractFunctionArgs<typeof MULTI_TOKEN, 'nonpayable', N>,
): Promise<void> {
  const data = encodeFunctionData({ abi: MULTI_TOKEN, functionName, args } as never);
  const receipt = await send(token, data);
  expect(receipt.status).toBe('success');
  await vi.waitFor(() => expect(worker.indexedBlock()).toBe(Number(receipt.blockNumber)), WAIT);
}

async function query(text: string): Promise<unknown[]> {
  return (await database.pool.query({ text, rowMode: 'array' })).rows;
}

const readItems = () =>
  query(`select token_id::int, supply::int, holder_count, transfer_count::int, is_burnt, owner, kind
    from chain.nfts order by token_id`);
const readBalances = () =>
  query(`select token_id::int, '0x' || encode(holder, 'hex'), balance::int, transfer_count::int
    from chain.nft_balances order by holder = decode('${ALICE.slice(2)}', 'hex'), token_id`);

/** Compares the index with one built from the same chain by a new indexer. */
async function expectRebuilt(): Promise<void> {
  await settleIndex(database.pool);
  const other = await createTestDatabase();
  const second = await startIndexer(anvil, other.url);
  try {
    const height = Number(await anvil.rpc.request('eth_blockNumber'));
    await vi.waitFor(() => expect(second.indexedBlock()).toBe(height), WAIT);
    await settleIndex(other.pool);
    expect(await dumpIndex(database.pool)).toEqual(await dumpIndex(other.pool));
  } finally {
    await second.close();
    await other.drop();
  }
}

test('a batch is several transfers of one event, also with the same ID twice', async () => {
  await call('mintBatch', [maker, [1n, 2n, 1n], [10n, 1n, 5n]]);
  expect(
    await query(`select batch_index, token_id::int, amount::int, kind, '0x' || encode("from", 'hex')
      from chain.token_transfers where kind = 'erc1155' order by batch_index`),
  ).toEqual([
    [0, 1, 10, 'erc1155', NOBODY],
    [1, 2, 1, 'erc1155', NOBODY],
    [2, 1, 5, 'erc1155', NOBODY],
  ]);
  expect(await readItems()).toEqual([
    [1, 15, 1, 2, false, null, 'erc1155'],
    [2, 1, 1, 1, false, null, 'erc1155'],
  ]);
  expect(await readBalances()).toEqual([
    [1, maker, 15, 2],
    [2, maker, 1, 1],
  ]);
});

test('the metadata is read through uri(id), with the ID in 64 hexadecimal digits', async () => {
  await settleIndex(database.pool);
  expect(await query('select name, metadata_state from chain.nfts where token_id = 2')).toEqual([
    [`Item ${'2'.padStart(64, '0')}`, 'read'],
  ]);
  expect(await query(`select name, symbol, decimals from chain.tokens where kind = 'erc1155'`)).toEqual([
    ['Workshop', 'WORK', null],
  ]);
});

test('announced metadata is read again', async () => {
  const uri = 'data:application/json,{"name":"Tool {id}"}';
  const readNames = async () => {
    await settleIndex(database.pool);
    return query('select left(name, 4) from chain.nfts order by token_id');
  };
  await call('setURI', [uri, 2n]);
  expect(await readNames()).toEqual([['Item'], ['Tool']]);
  await call('setURI', [uri, 1n]);
  expect(await readNames()).toEqual([['Tool'], ['Tool']]);
});

test('transfers, transfers to oneself and burns change balances, supply and holders', async () => {
  await call('safeBatchTransferFrom', [maker, ALICE, [1n, 2n], [4n, 1n], '0x']);
  await call('safeTransferFrom', [maker, maker, 1n, 3n, '0x']);
  await call('burn', [maker, 1n, 11n]);
  expect(await readItems()).toEqual([
    [1, 4, 1, 5, false, null, 'erc1155'],
    [2, 1, 1, 2, false, null, 'erc1155'],
  ]);
  expect(await readBalances()).toEqual([
    [1, maker, 0, 5],
    [2, maker, 0, 2],
    [1, ALICE, 4, 1],
    [2, ALICE, 1, 1],
  ]);
  expect(
    await query(
      `select total_supply::int, holder_count, transfer_count::int from chain.tokens where kind = 'erc1155'`,
    ),
  ).toEqual([[5, 1, 7]]);
  await expectRebuilt();
});

test('an item of which no unit is left is burned', async () => {
  await call('mint', [maker, 3n, 2n]);
  await call('burnBatch', [maker, [3n, 3n], [1n, 1n]]);
  expect((await readItems()).at(-1)).toEqual([3, 0, 0, 3, true, null, 'erc1155']);
});

test('a reorg undoes a batch to the last balance, holder and item', async () => {
  await settleIndex(database.pool);
  const before = await dumpIndex(database.pool);
  await call('mintBatch', [ALICE, [1n, 4n, 4n], [1n, 2n, 3n]]);
  await call('safeBatchTransferFrom', [maker, maker, [], [], '0x']);
  await call('burnBatch', [maker, [], []]);
  expect(await readItems()).toHaveLength(4);
  await anvil.rpc.request('anvil_reorg', [3, []]);
  await vi.waitFor(async () => expect(await readItems()).toHaveLength(3), WAIT);
  await settleIndex(database.pool);
  const after = await dumpIndex(database.pool);
  for (const table of ['nfts', 'nft_balances', 'token_balances', 'tokens', 'token_transfers']) {
    expect([table, after[table]]).toEqual([table, before[table]]);
  }
  await expectRebuilt();
});
