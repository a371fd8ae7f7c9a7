import { ALICE, BOB, CAROL, DAVE, ERIN, startTokenChain, type TokenChain } from '@nova/testing/token-chain';
import { getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionsSchema, instancesSchema } from './schemas/holdings.ts';
import { createTestReads, type Page } from '../../testing/read-blockscout.ts';

let chain: TokenChain;
const { read, list } = createTestReads(() => chain.stack.url);

beforeAll(async () => {
  chain = await startTokenChain();
}, 120_000);
afterAll(() => chain.close());

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

  test('is listed among the collections of an address, with the NFTs or items that it holds', async () => {
    const listOf = async (path: string) =>
      collectionsSchema
        .parse(await read(`/addresses/${path}`))
        .items.map((each) => [
          each.token.name,
          each.amount,
          each.token_instances.map(({ id, value }) => [id, value]),
        ]);
    const workshop = [
      'Workshop',
      '2',
      [
        ['2', '1'],
        ['1', '15'],
      ],
    ];
    expect(await listOf(`${CAROL}/nft/collections`)).toEqual([['Pieces', '1', [['9', '1']]]]);
    expect(await listOf(`${DAVE}/nft/collections`)).toEqual([workshop]);
    expect(await listOf(`${DAVE}/nft/collections?type=ERC-1155`)).toEqual([workshop]);
    expect(await listOf(`${DAVE}/nft/collections?type=ERC-721`)).toEqual([]);
    expect(await listOf(`${DAVE}/nft/collections?type=ERC-20`)).toEqual([]);
    const place = `token_contract_address_hash=${chain.multiToken}&token_type=ERC-1155&items_count=50`;
    expect(await listOf(`${DAVE}/nft/collections?${place}`)).toEqual([]);
    expect(await listOf(`${BOB}/nft/collections`)).toEqual([]);
  });

  test('of ERC-1155 lists every item of a batch as a transfer, page by page', async () => {
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

  test('counts its holders and transfers, and the transfers of an NFT', async () => {
    expect(await read(`/tokens/${chain.coin}/counters`)).toEqual({
      token_holders_count: '2',
      transfers_count: '2',
    });
    const instance = `/tokens/${chain.collection}/instances/9`;
    expect(await read(`${instance}/transfers-count`)).toEqual({ transfers_count: 2 });
  });

  test('lists the NFTs that one address holds', async () => {
    const held = async (token: string, holder: string) =>
      (await list(`/tokens/${token}/instances?holder_address_hash=${holder}`)).map((item) => item['id']);
    expect(await held(chain.collection, CAROL)).toEqual(['9']);
    expect(await held(chain.collection, BOB)).toEqual([]);
    expect(await held(chain.multiToken, DAVE)).toEqual(['2', '1']);
    expect(await held(chain.multiToken, `${DAVE}&unique_token=2`)).toEqual(['1']);
  });

  test('is in the list of all transfers, newest first, or of those of a standard', async () => {
    const all = await list('/token-transfers');
    expect(all.slice(0, 2)).toMatchObject([
      { token_type: 'ERC-721', total: { token_id: '9' }, to: { hash: getAddress(CAROL) } },
      { token_type: 'ERC-721', to: { hash: getAddress(BOB) } },
    ]);
    expect(await list('/token-transfers?type=')).toEqual(all);
    const coins = await list('/token-transfers?type=ERC-20');
    expect(coins.slice(0, 2)).toMatchObject([{ total: { value: '30' } }, { total: { value: '100' } }]);
    const hash = coins[0]!['transaction_hash'] as string;
    expect(await list(`/transactions/${hash}/token-transfers?type=ERC-20`)).toEqual([coins[0]]);
    expect(await list(`/transactions/${hash}/token-transfers?type=ERC-721`)).toEqual([]);
  });
});
