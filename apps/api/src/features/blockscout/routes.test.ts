import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { ALICE, BOB, CAROL, DAVE, ERIN, startTokenChain, type TokenChain } from '@nova/testing/token-chain';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { createPublicClient, getAddress, type Hex, http, keccak256, parseGwei, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { addressSchema, instancesSchema } from './schemas/holdings.ts';
import { blockSchema, pooledTransactionSchema, transactionSchema } from './schemas/chain.ts';
import { statsSchema } from './schemas/search-and-stats.ts';

let chain: TokenChain;
let api: TestApi;
let fixture: ExplorerFixture;

beforeAll(async () => {
  chain = await startTokenChain();
  api = await startTestApi();
  fixture = await fillExplorer(api.database.db, 11, 150);
}, 120_000);
afterAll(async () => {
  await chain.close();
  await api.close();
});

interface Page {
  readonly items: Record<string, unknown>[];
  readonly next_page_params: Record<string, string | number> | null;
}

async function read(path: string, url = chain.stack.url): Promise<unknown> {
  const answer = await callApi(url, `/api/v2${path}`);
  expect({ path, status: answer.status, body: answer.status === 200 ? null : answer.body }).toEqual({
    path,
    status: 200,
    body: null,
  });
  return answer.body;
}

/** Sends a transaction whose predecessor is missing, so it stays in the pool. */
async function sendWaiting(value: number, data: Hex, gwei: string): Promise<Hex> {
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const node = createPublicClient({ transport: http(chain.stack.chain.rpcUrl) });
  const serializedTransaction = await account.signTransaction({
    chainId: await node.getChainId(),
    to: ALICE,
    value: BigInt(value),
    data,
    nonce: (await node.getTransactionCount({ address: account.address })) + value,
    gas: 100_000n,
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei('1'),
  });
  await node.sendRawTransaction({ serializedTransaction });
  return keccak256(serializedTransaction);
}

/** Follows `next_page_params` as a wallet does: each member becomes a parameter. */
async function readAll(path: string): Promise<Record<string, unknown>[][]> {
  const pages: Record<string, unknown>[][] = [];
  let params: Page['next_page_params'] = {};
  while (params !== null) {
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const joint = path.includes('?') ? '&' : '?';
    const page = (await read(`${path}${joint}${query.toString()}`, api.url)) as Page;
    pages.push(page.items);
    params = page.next_page_params;
  }
  return pages;
}

describe('an address', () => {
  test('has its balance, and says which lists it has', async () => {
    expect(addressSchema.strict().parse(await read(`/addresses/${ALICE}`))).toMatchObject({
      hash: getAddress(ALICE),
      coin_balance: '7',
      is_contract: false,
      has_tokens: true,
      has_token_transfers: true,
      has_logs: false,
      has_validated_blocks: false,
      token: null,
      creator_address_hash: null,
    });
    expect(await read(`/addresses/${chain.coin.toUpperCase().replace('0X', '0x')}`)).toMatchObject({
      is_contract: true,
      name: 'Coin',
      has_logs: true,
      creator_address_hash: getAddress(chain.funding.sender),
      creation_transaction_hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      creation_status: 'success',
      token: { type: 'ERC-20', symbol: 'Coin' },
    });
  });

  test('that is unused is found, with empty values', async () => {
    const nobody = `0x${'ef'.repeat(20)}`;
    expect(await read(`/addresses/${nobody}`)).toMatchObject({ coin_balance: '0', has_tokens: false });
    expect(await read(`/addresses/${nobody}/transactions`)).toEqual({ items: [], next_page_params: null });
    expect(await read(`/addresses/${nobody}/token-balances`)).toEqual([]);
  });

  test('lists its token balances, all of them or of one standard', async () => {
    const tokens = [
      { token: { address_hash: getAddress(chain.coin), type: 'ERC-20', total_supply: '100' }, value: '70' },
      { token: { address_hash: getAddress(chain.collection), type: 'ERC-721' }, value: '1' },
    ].toSorted((one, other) =>
      one.token.address_hash.toLowerCase() < other.token.address_hash.toLowerCase() ? -1 : 1,
    );
    expect(await read(`/addresses/${ALICE}/token-balances`)).toMatchObject(tokens);
    expect(await read(`/addresses/${ALICE}/tokens`)).toMatchObject({ items: tokens, next_page_params: null });
    expect(await read(`/addresses/${ALICE}/tokens?type=ERC-721`)).toMatchObject({
      items: [{ value: '1', token: { type: 'ERC-721' } }],
    });
    expect(await read(`/addresses/${ALICE}/tokens?type=ERC-1155`)).toEqual({
      items: [],
      next_page_params: null,
    });
  });

  test('lists token transfers by direction, standard and token', async () => {
    const list = async (query: string) =>
      ((await read(`/addresses/${ALICE}/token-transfers?${query}`)) as Page).items;
    expect(await list('')).toMatchObject([
      { type: 'token_minting', token_type: 'ERC-721', total: { token_id: '7', token_instance: null } },
      { type: 'token_transfer', token_type: 'ERC-20', total: { decimals: null, value: '30' } },
      { type: 'token_minting', token_type: 'ERC-20', total: { value: '100' } },
    ]);
    expect(await list('filter=from')).toMatchObject([
      { from: { hash: getAddress(ALICE) }, to: { hash: getAddress(BOB) }, total: { value: '30' } },
    ]);
    expect(await list('filter=to&type=ERC-20')).toMatchObject([
      { from: { hash: zeroAddress }, total: { value: '100' } },
    ]);
    expect(await list(`token=${chain.collection}`)).toHaveLength(1);
    expect(await list('type=ERC-1155')).toEqual([]);
  });

  test('lists what it sent, what it was sent, or both', async () => {
    const sender = chain.funding.sender;
    const list = async (query: string) =>
      ((await read(`/addresses/${ALICE}/transactions?${query}`)) as Page).items;
    expect(await list('')).toMatchObject([{ value: '4' }, { value: '3', hash: chain.funding.hash }]);
    expect(await list('filter=to')).toHaveLength(2);
    expect(await list('filter=from')).toEqual([]);
    const created = (await read(`/addresses/${chain.coin}/transactions`)) as Page;
    expect(created.items.at(-1)).toMatchObject({
      to: null,
      from: { hash: getAddress(sender) },
      created_contract: { hash: getAddress(chain.coin), is_contract: true },
      transaction_types: ['contract_creation', 'token_creation'],
    });
  });
});

describe('a token', () => {
  test('has holders, largest balance first', async () => {
    expect(await read(`/tokens/${chain.coin}`)).toEqual({
      address_hash: getAddress(chain.coin),
      address: getAddress(chain.coin),
      name: 'Coin',
      symbol: 'Coin',
      decimals: null,
      type: 'ERC-20',
      total_supply: '100',
      holders_count: '2',
      holders: '2',
      icon_url: null,
      exchange_rate: null,
      volume_24h: null,
      circulating_market_cap: null,
      reputation: 'ok',
    });
    expect(await read(`/tokens/${chain.coin}/holders`)).toMatchObject({
      items: [
        { address: { hash: getAddress(ALICE) }, value: '70' },
        { address: { hash: getAddress(BOB) }, value: '30' },
      ],
      next_page_params: null,
    });
    expect(await read(`/tokens/${chain.coin}/transfers`)).toMatchObject({
      items: [{ total: { value: '30' } }, { total: { value: '100' } }],
    });
  });

  test('that is a collection lists its NFTs with their owners', async () => {
    const instances = instancesSchema.parse(await read(`/tokens/${chain.collection}/instances`));
    expect(instances.items).toMatchObject([
      { id: '9', owner: { hash: getAddress(CAROL) }, is_unique: true },
      { id: '7', owner: { hash: getAddress(ALICE) }, token: { name: 'Pieces' } },
    ]);
    expect(await read(`/tokens/${chain.collection}/instances?unique_token=9`)).toMatchObject({
      items: [{ id: '7' }],
    });
    expect(await read(`/tokens/${chain.collection}/instances/7`)).toEqual(instances.items[1]);
    expect(await read(`/addresses/${CAROL}/nft`)).toEqual({
      items: [instances.items[0]],
      next_page_params: null,
    });
    expect(await read(`/addresses/${BOB}/nft`)).toEqual({ items: [], next_page_params: null });
  });

  test('of ERC-1155 lists its items, their holders, and the items of an address', async () => {
    const collection = `/tokens/${chain.multiToken}/instances`;
    const instances = instancesSchema.parse(await read(collection));
    expect(instances.items).toMatchObject([
      { id: '2', is_unique: false, owner: null, token_type: 'ERC-1155', value: null },
      { id: '1', holder_address_hash: null, token: { name: 'Workshop', type: 'ERC-1155' } },
    ]);
    expect(await read(`${collection}/1/holders`)).toMatchObject({
      items: [
        { address: { hash: getAddress(DAVE) }, value: '15', token_id: '1' },
        { address: { hash: getAddress(ERIN) }, value: '3' },
      ],
      next_page_params: null,
    });
    const after = `value=15&address_hash=${DAVE}`;
    expect(await read(`${collection}/1/holders?${after}`)).toMatchObject({ items: [{ value: '3' }] });
    expect(await read(`/tokens/${chain.collection}/instances/9/holders`)).toMatchObject({
      items: [{ address: { hash: getAddress(CAROL) }, value: '1' }],
    });
    const owned = (await read(`/addresses/${DAVE}/nft?type=ERC-1155`)) as Page;
    expect(owned.items.map((item) => [item['id'], item['value']])).toEqual([
      ['2', '1'],
      ['1', '15'],
    ]);
    const place = `token_contract_address_hash=${chain.multiToken}&token_id=2&token_type=ERC-1155`;
    expect(await read(`/addresses/${DAVE}/nft?${place}`)).toMatchObject({ items: [{ id: '1' }] });
    expect(await read(`/addresses/${DAVE}/nft?type=ERC-721`)).toMatchObject({ items: [] });
    expect(await read(`/addresses/${DAVE}/nft?type=ERC-20`)).toMatchObject({ items: [] });
  });

  test('of ERC-1155 lists every item of a batch as a transfer, page by page', async () => {
    const list = async (path: string) => ((await read(path)) as Page).items;
    const transfers = await list(`/addresses/${DAVE}/token-transfers?type=ERC-1155`);
    expect(transfers.map((item) => item['total'])).toEqual([
      { token_id: '1', value: '5', decimals: null, token_instance: null },
      { token_id: '2', value: '1', decimals: null, token_instance: null },
      { token_id: '1', value: '10', decimals: null, token_instance: null },
    ]);
    expect(transfers[0]).toMatchObject({ type: 'token_minting', token_type: 'ERC-1155' });
    const { block_number: height, log_index: index } = transfers[0] as Record<string, number>;
    const place = `block_number=${height}&index=${index}&index_in_batch=2`;
    const rest = await list(`/tokens/${chain.multiToken}/transfers?${place}`);
    expect(rest).toEqual(transfers.slice(1));
    expect(await list(`/tokens/${chain.multiToken}/instances/2/transfers`)).toEqual([transfers[1]]);
  });

  test('is found in the list by a prefix of its name or by its standard', async () => {
    const names = async (query: string) =>
      ((await read(`/tokens?${query}`)) as Page).items.map((item) => item['name']);
    expect(await names('q=coi')).toEqual(['Coin']);
    expect(await names('type=ERC-721')).toEqual(['Pieces']);
    expect(new Set(await names('type=ERC-20,ERC-721'))).toEqual(new Set(['Coin', 'Pieces']));
    expect(await names('type=ERC-1155')).toEqual(['Workshop']);
    expect(await names('type=ERC-404')).toEqual([]);
  });

  test('that an administrator has hidden has no texts and is not listed', async () => {
    const { pool } = chain.stack.database;
    const bytes = Buffer.from(chain.coin.slice(2), 'hex');
    await pool.query("insert into app.hidden_tokens (token, reason, hidden_at) values ($1, 'spam', now())", [
      bytes,
    ]);
    expect(await read(`/tokens/${chain.coin}`)).toMatchObject({
      name: null,
      symbol: null,
      reputation: 'scam',
    });
    expect(await read('/tokens?q=coi')).toEqual({ items: [], next_page_params: null });
    await pool.query('delete from app.hidden_tokens where token = $1', [bytes]);
  });
});

describe('the chain', () => {
  test('has a transaction with its token transfers', async () => {
    const transfers = (await read(`/tokens/${chain.coin}/transfers`)) as Page;
    const hash = transfers.items[0]!['transaction_hash'] as string;
    const transaction = transactionSchema.strict().parse(await read(`/transactions/${hash}`));
    expect(transaction).toMatchObject({
      hash,
      status: 'ok',
      result: 'success',
      token_transfers: [{ total: { value: '30' }, transaction_hash: hash }],
      token_transfers_overflow: false,
      transaction_types: ['contract_call', 'token_transfer'],
      base_fee_per_gas: '1000000000',
      transaction_burnt_fee: '0',
    });
    const { gas_used: gasUsed, gas_price: gasPrice, fee } = transaction;
    expect(BigInt(fee.value)).toBe(BigInt(gasUsed) * BigInt(gasPrice));
    expect(await read(`/transactions/${hash}/token-transfers`)).toMatchObject({
      items: [{ total: { value: '30' } }],
    });
  });

  test('has a block by number and by hash, with its transactions', async () => {
    const block = blockSchema.strict().parse(await read(`/blocks/${chain.height}`));
    expect(block).toMatchObject({
      height: chain.height,
      transactions_count: 1,
      rewards: [{ type: 'Validator Reward', reward: block.transaction_fees }],
    });
    expect(await read(`/blocks/${block.hash}`)).toEqual(block);
    expect(await read(`/blocks/${chain.height}/transactions`)).toMatchObject({
      items: [{ value: '4', block_number: chain.height, position: 0 }],
      next_page_params: null,
    });
  });

  test('lists its transactions by type and by method', async () => {
    const list = async (query: string) => ((await read(`/transactions?${query}`)) as Page).items;
    const created = [chain.clone, chain.collection, chain.coin, chain.multiToken].map((one) =>
      getAddress(one),
    );
    const creations = (await list('type=contract_creation')).slice(0, 4);
    expect(creations.map((item) => (item['created_contract'] as { hash: string }).hash)).toEqual(created);
    expect(creations.map((item) => item['transaction_types'])).toEqual([
      ['contract_creation'],
      ['contract_creation', 'token_creation'],
      ['contract_creation', 'token_creation'],
      ['contract_creation', 'token_creation'],
    ]);
    expect(await list('type=token_creation')).toEqual(creations.slice(1));
    expect((await list('type=coin_transfer')).slice(0, 2)).toMatchObject([{ value: '4' }, { value: '3' }]);
    expect(await list('type=token_transfer')).toHaveLength(7);
    expect((await list('type=token_transfer,coin_transfer')).slice(0, 3)).toMatchObject([
      { value: '4' },
      { value: '3' },
      { value: '0', transaction_types: ['contract_call', 'token_transfer'] },
    ]);
    const minted = (await list('type=token_transfer')).slice(-2);
    const method = minted[0]!['method'] as string;
    expect(await list(`method=${method}&filter=validated`)).toEqual(minted);
    expect(await list(`method=${method.toUpperCase().replace('0X', '0x')},approve`)).toEqual(minted);
    expect(await list(`method=${method}&type=coin_transfer`)).toEqual([]);
  });

  test('lists pooled transactions as pending, the highest price first', async () => {
    expect(await read('/transactions?filter=pending')).toEqual({ items: [], next_page_params: null });
    const cheap = await sendWaiting(5, '0x', '2');
    const dear = await sendWaiting(6, '0xa9059cbb', '3');
    const list = async (query: string) =>
      ((await read(`/transactions?filter=pending${query}`)) as Page).items;
    const items = await list('');
    expect(pooledTransactionSchema.strict().parse(items[1])).toMatchObject({
      hash: cheap,
      block_number: null,
      timestamp: null,
      status: null,
      result: 'pending',
      gas_used: null,
      gas_limit: 100_000,
      gas_price: '2000000000',
      fee: { type: 'maximum', value: '200000000000000' },
      from: { hash: getAddress(chain.funding.sender) },
      to: { hash: getAddress(ALICE) },
      value: '5',
      raw_input: '0x',
      method: null,
      transaction_types: ['coin_transfer'],
    });
    expect(items.map((item) => item['hash'])).toEqual([dear, cheap]);
    expect(await list(`&gas_price=3000000000&hash=${dear}&items_count=50`)).toEqual([items[1]]);
    expect(await list(`&gas_price=2000000000&hash=${cheap}`)).toEqual([]);
    expect(await list('&type=contract_call')).toEqual([items[0]]);
    expect(await list('&method=transfer')).toEqual([items[0]]);
    expect(await list('&type=contract_creation')).toEqual([]);
    expect(await read(`/transactions/${cheap}`)).toEqual({
      ...items[1],
      token_transfers: [],
      token_transfers_overflow: false,
    });
    const sealed = (await read('/transactions?filter=validated')) as Page;
    expect(sealed).toEqual(await read('/transactions'));
    expect(sealed.items[0]).toMatchObject({ value: '4', result: 'success' });
  });

  test('has no uncles, and lists no replaced block', async () => {
    const none = { items: [], next_page_params: null };
    expect(await read('/blocks?type=uncle')).toEqual(none);
    expect(await read('/blocks?type=reorg')).toEqual(none);
    expect(await read('/blocks?type=block')).toEqual(await read('/blocks'));
  });

  test('has totals that agree with the index, and gas prices in gwei', async () => {
    const stats = statsSchema.strict().parse(await read('/stats'));
    expect(stats).toMatchObject({ total_blocks: String(chain.height + 1), coin_price: null });
    expect(stats.gas_prices!.slow).toBeGreaterThanOrEqual(1);
    expect(BigInt(stats.total_gas_used)).toBeGreaterThan(0n);
  });

  test('is searched for blocks, transactions, addresses, contracts and tokens', async () => {
    const find = async (text: string) =>
      ((await read(`/search?q=${encodeURIComponent(text)}`)) as Page).items.map((item) => item['type']);
    expect(await find(String(chain.height))).toEqual(['block']);
    expect(await find(chain.funding.hash)).toEqual(['transaction']);
    expect(await find(ALICE)).toEqual(['address']);
    expect(await find(chain.clone)).toEqual(['contract']);
    expect(await find(chain.coin)).toEqual(['token']);
    expect(await find('Piec')).toEqual(['token']);
    expect(await find('nothing of that kind')).toEqual([]);
  });
});

describe('a list of more than 50 rows', () => {
  test('continues with next_page_params to its end, each row once, newest first', async () => {
    const pages = await readAll('/transactions');
    const expected = fixture.transactions.map((row) => row.hash).toReversed();
    expect(pages.flat().map((item) => item['hash'])).toEqual(expected);
    expect(pages[0]).toHaveLength(50);
    expect(pages.length).toBeGreaterThan(3);
    const blocks = await readAll('/blocks');
    expect(blocks.flat().map((item) => item['height'])).toEqual(
      fixture.blocks.map((block) => block.number).toReversed(),
    );
  });

  test('continues with its filters', async () => {
    const rows = fixture.transactions.toReversed();
    const hashes = async (query: string) =>
      (await readAll(`/transactions?${query}`)).flat().map((item) => item['hash']);
    expect(await hashes('type=coin_transfer')).toEqual(
      rows.filter((row) => row.value > 0n).map((row) => row.hash),
    );
    const places = [...fixture.transfers, ...fixture.batches].map(
      (row) => `${row.blockNumber} ${row.txIndex}`,
    );
    const transferred = new Set(places);
    expect(await hashes('type=contract_creation,token_transfer')).toEqual(
      rows
        .filter((row) => row.to === null || transferred.has(`${row.blockNumber} ${row.index}`))
        .map((row) => row.hash),
    );
    expect(await hashes('type=contract_call&method=transfer')).toEqual(
      rows.filter((row) => row.to !== null && row.input !== '0x').map((row) => row.hash),
    );
  });

  test('continues for one address too, with and without a filter', async () => {
    const person = fixture.people[0]!;
    const rows = fixture.transactions.toReversed();
    const hashes = async (query: string) =>
      (await readAll(`/addresses/${person}/transactions${query}`)).flat().map((item) => item['hash']);
    expect(await hashes('')).toEqual(
      rows.filter((row) => row.from === person || row.to === person).map((row) => row.hash),
    );
    expect(await hashes('?filter=to')).toEqual(
      rows.filter((row) => row.to === person).map((row) => row.hash),
    );
    const transfers = (await readAll(`/tokens/${fixture.tokens[0]!}/transfers`)).flat();
    expect(transfers.map((item) => [item['block_number'], item['log_index']])).toEqual(
      fixture.transfers
        .filter((row) => row.token === fixture.tokens[0])
        .toReversed()
        .map((row) => [row.blockNumber, row.logIndex]),
    );
  });
});

test.each([
  ['/addresses/0x12', 400, 'invalid_input'],
  [`/tokens/0x${'ef'.repeat(20)}`, 404, 'token_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/holders`, 404, 'token_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/instances/1`, 404, 'nft_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/instances/1/holders`, 404, 'nft_not_found'],
  [`/transactions/0x${'ef'.repeat(32)}`, 404, 'transaction_not_found'],
  ['/blocks/99999999', 404, 'block_not_found'],
  ['/transactions?block_number=x', 400, 'invalid_input'],
  ['/transactions?filter=sealed', 400, 'invalid_input'],
  ['/transactions?type=blob_transaction', 400, 'invalid_input'],
  ['/transactions?type=coin_transfer,other', 400, 'invalid_input'],
  ['/transactions?method=0x12', 400, 'invalid_input'],
  ['/transactions?method=swap', 400, 'invalid_input'],
  ['/blocks?type=other', 400, 'invalid_input'],
  ['/tokens?type=ERC-7', 400, 'invalid_input'],
  ['/nothing', 404, 'not_found'],
])('%s is refused with a code and a sentence', async (path, status, code) => {
  const answer = await callApi(chain.stack.url, `/api/v2${path}`);
  expect(answer).toMatchObject({ status, body: { error: { code, message: expect.any(String) } } });
});

test('any site may read, within the rate limit of all reads', async () => {
  const strict = await startTestApi({ rateLimitFactor: 0.001 });
  const refused = await callApi(strict.url, '/api/v2/blocks', {
    headers: { origin: 'https://wallet.example' },
  });
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  await strict.close();
});
