import { ALICE, BOB, CAROL, startTokenChain, type TokenChain } from '@nova/testing/token-chain';
import { getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeAddresses } from './address-params.ts';
import { accountsSchema } from './schemas/counters.ts';
import { addressSchema } from './schemas/holdings.ts';
import { createTestReads, type Page } from '../../testing/read-blockscout.ts';

let chain: TokenChain;
const { read, list } = createTestReads(() => chain.stack.url);

beforeAll(async () => {
  chain = await startTokenChain();
}, 120_000);
afterAll(() => chain.close());

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

  test('of a standard contract has its name, on its page and in lists', async () => {
    const hash = '0xcA11bde05977b3631167028862bE2a173976CA11';
    const standard = { hash, name: 'Multicall3', is_contract: true };
    expect(await read(`/addresses/${hash}`)).toMatchObject(standard);
    const bytes = Buffer.from(hash.slice(2), 'hex');
    const describeAddress = await describeAddresses(chain.stack.database.db, [bytes]);
    expect(describeAddress(bytes)).toMatchObject(standard);
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
    const listOf = async (query: string) =>
      ((await read(`/addresses/${ALICE}/token-transfers?${query}`)) as Page).items;
    expect(await listOf('')).toMatchObject([
      { type: 'token_minting', token_type: 'ERC-721', total: { token_id: '7', token_instance: null } },
      { type: 'token_transfer', token_type: 'ERC-20', total: { decimals: null, value: '30' } },
      { type: 'token_minting', token_type: 'ERC-20', total: { value: '100' } },
    ]);
    expect(await listOf('filter=from')).toMatchObject([
      { from: { hash: getAddress(ALICE) }, to: { hash: getAddress(BOB) }, total: { value: '30' } },
    ]);
    expect(await listOf('filter=to&type=ERC-20')).toMatchObject([
      { from: { hash: zeroAddress }, total: { value: '100' } },
    ]);
    expect(await listOf(`token=${chain.collection}`)).toHaveLength(1);
    expect(await listOf('type=ERC-1155')).toEqual([]);
  });

  test('lists what it sent, what it was sent, or both', async () => {
    const sender = chain.funding.sender;
    const listOf = async (query: string) =>
      ((await read(`/addresses/${ALICE}/transactions?${query}`)) as Page).items;
    expect(await listOf('')).toMatchObject([{ value: '4' }, { value: '3', hash: chain.funding.hash }]);
    expect(await listOf('filter=to')).toHaveLength(2);
    expect(await listOf('filter=from')).toEqual([]);
    const created = (await read(`/addresses/${chain.coin}/transactions`)) as Page;
    expect(created.items.at(-1)).toMatchObject({
      to: null,
      from: { hash: getAddress(sender) },
      created_contract: { hash: getAddress(chain.coin), is_contract: true },
      transaction_types: ['contract_creation', 'token_creation'],
    });
  });

  test('lists its transactions by type and method', async () => {
    const path = `/addresses/${chain.funding.sender}/transactions`;
    expect((await list(`${path}?type=contract_creation`)).slice(0, 4)).toMatchObject(
      [chain.clone, chain.collection, chain.coin, chain.multiToken].map((address) => ({
        created_contract: { hash: getAddress(address) },
        method: null,
      })),
    );
    const minted = await list(`${path}?filter=from&type=token_transfer`);
    expect(minted).toHaveLength(7);
    const method = minted.at(-1)!['method'] as string;
    expect(await list(`${path}?method=${method}`)).toEqual(minted.slice(-2));
    expect(await list(`${path}?method=${method}&type=contract_creation`)).toEqual([]);
    expect(await list(`/addresses/${chain.coin}/transactions?type=token_creation`)).toMatchObject([
      { created_contract: { hash: getAddress(chain.coin) } },
    ]);
    expect(await list(`${path}?sort=block_number&order=desc`)).toEqual(await list(path));
  });

  test('lists the logs that it emitted, newest first, or those with a topic', async () => {
    const logs = await list(`/addresses/${chain.coin}/logs`);
    expect(logs).toMatchObject([
      {
        address: { hash: getAddress(chain.coin) },
        smart_contract: { hash: getAddress(chain.coin) },
        decoded: {
          method_id: 'ddf252ad',
          method_call: 'Transfer(address indexed from, address indexed to, uint256 value)',
          parameters: [
            { name: 'from', type: 'address', indexed: true, value: getAddress(ALICE) },
            { name: 'to', type: 'address', indexed: true, value: getAddress(BOB) },
            { name: 'value', type: 'uint256', indexed: false, value: '30' },
          ],
        },
      },
      { decoded: { parameters: [{ value: zeroAddress }, { value: getAddress(ALICE) }, { value: '100' }] } },
    ]);
    const topic = (address: string) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`;
    expect(await list(`/addresses/${chain.coin}/logs?topic=${topic(BOB)}`)).toEqual([logs[0]]);
    expect(await list(`/addresses/${chain.coin}/logs?topic=${topic(CAROL)}`)).toEqual([]);
    const { block_number: height, index } = logs[0] as Record<string, number>;
    expect(await list(`/addresses/${chain.coin}/logs?block_number=${height}&index=${index}`)).toEqual([
      logs[1],
    ]);
    expect(await list(`/addresses/${ALICE}/logs`)).toEqual([]);
  });

  test('counts what it did, and the rows of its lists', async () => {
    expect(await read(`/addresses/${ALICE}/counters`)).toEqual({
      transactions_count: '2',
      token_transfers_count: '3',
      gas_usage_count: '0',
      validations_count: '0',
    });
    const sent = await list(`/transactions?type=token_transfer&method=0x00000000`);
    const used = sent.filter((item) => (item['to'] as { hash: string }).hash === getAddress(chain.coin));
    expect(await read(`/addresses/${chain.coin}/counters`)).toMatchObject({
      transactions_count: '3',
      gas_usage_count: used.reduce((sum, item) => sum + BigInt(item['gas_used'] as string), 0n).toString(),
    });
    expect(await read(`/addresses/${ALICE}/tabs-counters`)).toEqual({
      transactions_count: 2,
      token_transfers_count: 3,
      token_balances_count: 2,
      logs_count: 0,
      withdrawals_count: 0,
      internal_transactions_count: 0,
      validations_count: 0,
      beacon_deposits_count: 0,
    });
    expect(await read(`/addresses/${chain.coin}/tabs-counters`)).toMatchObject({ logs_count: 2 });
    const nobody = `0x${'ef'.repeat(20)}`;
    expect(await read(`/addresses/${nobody}/tabs-counters`)).toMatchObject({
      transactions_count: 0,
      token_transfers_count: 0,
    });
  });

  test('that seals lists its blocks, newest first', async () => {
    const { miner } = (await read(`/blocks/${chain.height}`)) as { miner: { hash: string } };
    const sealed = await list(`/addresses/${miner.hash}/blocks-validated`);
    expect(sealed[0]).toEqual(await read(`/blocks/${chain.height}`));
    expect(await list(`/addresses/${miner.hash}/blocks-validated?block_number=2`)).toMatchObject([
      { height: 1 },
      { height: 0 },
    ]);
    expect(await list(`/addresses/${ALICE}/blocks-validated`)).toEqual([]);
    const counters = (await read(`/addresses/${miner.hash}/counters`)) as { validations_count: string };
    expect(counters.validations_count).toBe(String(chain.height + 1));
  });

  test('is in the list of addresses by balance or by transactions', async () => {
    const accounts = accountsSchema.parse(await read('/addresses'));
    expect(accounts).toMatchObject({ exchange_rate: null, total_supply: '1000000000000000000000000000' });
    const balances = accounts.items.map((item) => BigInt(item.coin_balance!));
    expect(balances).toEqual(balances.toSorted((one, other) => (one > other ? -1 : 1)));
    const [first, second] = accounts.items;
    const place = `fetched_coin_balance=${first!.coin_balance}&address_hash=${first!.hash}&items_count=50`;
    expect((await list(`/addresses?${place}`))[0]).toEqual(second);
    expect((await list('/addresses?sort=balance&order=asc')).toReversed()).toEqual(accounts.items);
    const [busiest] = accountsSchema.parse(await read('/addresses?sort=transactions_count')).items;
    expect(busiest!.hash).toBe(getAddress(chain.funding.sender));
    const rest = `transactions_count=${busiest!.transactions_count}&address_hash=${busiest!.hash}`;
    expect(await list(`/addresses?sort=transactions_count&${rest}`)).not.toContainEqual(busiest);
  });
});
