import { TEST_KEYS } from '@nova/testing/test-keys';
import { ALICE, startTokenChain, type TokenChain } from '@nova/testing/token-chain';
import { createPublicClient, getAddress, type Hex, http, keccak256, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockSchema, pooledTransactionSchema, transactionSchema } from './schemas/chain.ts';
import { statsSchema } from './schemas/search-and-stats.ts';
import { createTestReads, type Page } from '../../testing/read-blockscout.ts';

let chain: TokenChain;
const { read, list } = createTestReads(() => chain.stack.url);

beforeAll(async () => {
  chain = await startTokenChain();
}, 120_000);
afterAll(() => chain.close());

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

  test('lists the transactions of a block by type and method', async () => {
    const path = `/blocks/${chain.height}/transactions`;
    const all = await list(path);
    expect(await list(`${path}?type=coin_transfer`)).toEqual(all);
    expect(await list(`${path}?type=contract_call`)).toEqual([]);
    expect(await list(`${path}?method=transfer`)).toEqual([]);
  });

  test('estimates when a block will be sealed', async () => {
    expect(await read(`/blocks/${chain.height + 10}/countdown`)).toEqual({
      current_block_number: String(chain.height),
      countdown_block_number: String(chain.height + 10),
      remaining_blocks_count: '10',
      estimated_time_in_seconds: expect.stringMatching(/^\d+\.\d$/),
    });
  });

  test('has short lists for a start page, a chart and the state of the index', async () => {
    const blocks = (await read('/main-page/blocks')) as unknown[];
    expect(blocks).toEqual((await list('/blocks')).slice(0, 4));
    const transactions = (await read('/main-page/transactions')) as unknown[];
    expect(transactions).toEqual((await list('/transactions')).slice(0, 6));
    expect(await read('/stats/charts/transactions')).toEqual({ chart_data: [] });
    expect(await read('/main-page/indexing-status')).toEqual({
      finished_indexing_blocks: true,
      finished_indexing: true,
      indexed_blocks_ratio: 1,
      indexed_internal_transactions_ratio: 1,
    });
  });

  test('is searched without pages, and a text may name one page', async () => {
    const quick = async (text: string) =>
      ((await read(`/search/quick?q=${text}`)) as Record<string, unknown>[]).map((item) => item['type']);
    expect(await quick('Piec')).toEqual(['token']);
    expect(await quick('Pi')).toEqual([]);
    const redirect = (text: string) => read(`/search/check-redirect?q=${encodeURIComponent(text)}`);
    const { hash } = (await read(`/blocks/${chain.height}`)) as { hash: string };
    const to = (type: string, parameter: string) => ({ redirect: true, type, parameter });
    expect(await redirect(String(chain.height))).toEqual(to('block', hash));
    expect(await redirect(hash)).toEqual(to('block', hash));
    expect(await redirect(chain.funding.hash)).toEqual(to('transaction', chain.funding.hash));
    expect(await redirect(ALICE)).toEqual(to('address', getAddress(ALICE)));
    expect(await redirect(chain.coin)).toEqual(to('address', getAddress(chain.coin)));
    expect(await redirect('Piec')).toEqual({ redirect: false, type: null, parameter: null });
  });

  test('lists no logs and calls of a transaction that waits in the pool', async () => {
    const hash = await sendWaiting(7, '0x', '2');
    const none = { items: [], next_page_params: null };
    expect(await read(`/transactions/${hash}/logs`)).toEqual(none);
    expect(await read(`/transactions/${hash}/internal-transactions`)).toEqual(none);
    expect(await read(`/internal-transactions?transaction_hash=${hash}`)).toEqual(none);
  });
});
