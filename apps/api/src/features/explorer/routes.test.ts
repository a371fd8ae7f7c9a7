import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { addressDetailSchema } from '@nova/shared/explorer/address-schemas';
import {
  actionSchema,
  blockDetailSchema,
  blockSchema,
  statsSchema,
  transactionAnswerSchema,
  transactionDetailSchema,
  transactionSchema,
} from '@nova/shared/explorer/schemas';
import { pageSchema, type Page } from '@nova/shared/pagination';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublicClient, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { z } from 'zod';

const KEYS = [
  'energy_collection',
  'page_visit',
  'button_click',
  'link_click',
  'daily_visit',
  'whitepaper_read',
];

let stack: TestStack;
let user: TestUser;
let head: number;

beforeAll(async () => {
  stack = await startTestStack();
  user = new TestUser(stack.url);
  await user.signIn();
  for (const key of KEYS) {
    const result = await user.act(key, `request-${key}`);
    head = result.block_number!;
  }
});
afterAll(() => stack.close());

const get = (path: string) => callApi(stack.url, path);

/** Blocks use `number`, all other rows use `block_number`. */
interface Row {
  readonly number?: number;
  readonly block_number?: number;
}
const heightOf = (row: Row): number => (row.number ?? row.block_number)!;

/** Reads a list to its end by `next` and back by `prev`, and returns the pages of both directions. */
async function walk(path: string, schema: z.ZodType<Row>, limit: number) {
  const read = async (cursor: string | null): Promise<Page<Row>> => {
    const query = cursor === null ? '' : `&cursor=${cursor}`;
    return pageSchema(schema).parse((await get(`${path}?limit=${limit}${query}`)).body);
  };
  const there = [await read(null)];
  for (let next = there[0]!.next; next !== null; next = there.at(-1)!.next) there.push(await read(next));
  const back = [there.at(-1)!];
  for (let prev = back[0]!.prev; prev !== null; prev = back[0]!.prev) back.unshift(await read(prev));
  return { there, back };
}

describe.each<[string, () => string, z.ZodType<Row>]>([
  ['blocks', () => '/api/v1/blocks', blockSchema],
  ['transactions', () => '/api/v1/transactions', transactionSchema],
  ['transactions of an address', () => `/api/v1/addresses/${user.address}/transactions`, transactionSchema],
  ['actions of an address', () => `/api/v1/addresses/${user.address}/actions`, actionSchema],
])('%s', (_, path, schema) => {
  test('are sorted newest first without duplicates, and the same rows appear in reverse', async () => {
    const { there, back } = await walk(path(), schema, 3);
    const heights = there.flatMap((page) => page.items.map((row) => heightOf(row)));
    expect(heights[0]).toBe(head);
    expect(heights.length).toBeGreaterThan(6);
    expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => b - a));
    // In reverse, the pages begin at other rows, but no row is missing or repeated.
    expect(back.flatMap((page) => page.items.map((row) => heightOf(row)))).toEqual(heights);
    expect(there[0]!.prev).toBeNull();
    expect(back[0]!.prev).toBeNull();
  });

  test('refuse a cursor of another list and a limit out of range', async () => {
    for (const cursor of ['x', 'WzEsIm5leHQiXQ', Buffer.from('[1,"next",-1,0]').toString('base64url')]) {
      expect(await get(`${path()}?cursor=${cursor}`)).toMatchObject({ status: 400, code: 'invalid_cursor' });
    }
    for (const limit of ['0', '101', '1.5', 'x']) {
      expect(await get(`${path()}?limit=${limit}`)).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });

  test('are empty beyond their ends, whatever position a cursor contains', async () => {
    const length = path().endsWith('/blocks')
      ? [9_007_199_254_740_991]
      : [9_007_199_254_740_991, 9_007_199_254_740_991];
    const cursor = Buffer.from(JSON.stringify([1, 'prev', ...length])).toString('base64url');
    expect(await get(`${path()}?cursor=${cursor}`)).toMatchObject({ status: 200, body: { items: [] } });
  });
});

test('a block is found by height and by hash and links to its neighbors', async () => {
  const byHeight = await get(`/api/v1/blocks/${head}`);
  const block = blockDetailSchema.parse(byHeight.body);
  expect(block).toMatchObject({ number: head, transaction_count: 1, confirmations: 1, has_next: false });
  expect(block.action).toMatchObject({ action_key: 'whitepaper_read', account: user.address, points: 10 });
  expect(block.transactions[0]!.action).toEqual(block.action);
  expect((await get(`/api/v1/blocks/${block.hash}`)).body).toEqual(byHeight.body);
  expect((await get(`/api/v1/blocks/${block.hash.toUpperCase().replace('0X', '0x')}`)).body).toEqual(
    byHeight.body,
  );
  const parent = blockDetailSchema.parse((await get(`/api/v1/blocks/${head - 1}`)).body);
  expect(parent).toMatchObject({ hash: block.parent_hash, confirmations: 2, has_next: true });
  expect((await get('/api/v1/blocks/0')).body).toMatchObject({
    number: 0,
    transaction_count: 0,
    action: null,
  });
});

test('a transaction is shown with its input, logs and fee', async () => {
  const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${head}`)).body);
  const answer = await get(`/api/v1/transactions/${block.transactions[0]!.hash}`);
  const transaction = transactionDetailSchema.parse(answer.body);
  expect(transaction).toMatchObject({
    to: stack.chain.ledgerAddress.toLowerCase(),
    status: 'successful',
    value: '0',
    confirmations: 1,
    miner: block.miner,
    base_fee_per_gas: '1000000000',
  });
  expect(transaction.input.slice(0, 10)).toBe(transaction.selector);
  // The credit as an ERC-20 transfer, and the action.
  expect(transaction.logs).toHaveLength(2);
  expect(BigInt(transaction.fee)).toBe(BigInt(transaction.gas_used) * BigInt(transaction.gas_price));
});

test('an address shows its index data and its balance from the node', async () => {
  const answer = await get(`/api/v1/addresses/${user.address.toUpperCase().replace('0X', '0x')}`);
  const address = addressDetailSchema.parse(answer.body);
  // 40 + 5 + 2 + 2 + 20 + 10, and 10 for connecting the wallet.
  expect(address).toMatchObject({
    address: user.address,
    balance: '0',
    is_contract: false,
    delegate: null,
    transaction_count: 7,
    action_count: 7,
    energy_earned: 89,
    energy_spendable: 89,
  });
  const sum = (name: 'actions' | 'points') => address.days.reduce((total, day) => total + day[name], 0);
  expect([sum('actions'), sum('points')]).toEqual([7, 89]);
  expect(address.days.at(-1)!.day).toBe(address.last_activity!.slice(0, 10));
  const ledger = addressDetailSchema.parse(
    (await get(`/api/v1/addresses/${stack.chain.ledgerAddress}`)).body,
  );
  expect(ledger.is_contract).toBe(true);
});

test('an unused address is all zeros', async () => {
  const answer = await get(`/api/v1/addresses/0x${'ab'.repeat(20)}`);
  expect(addressDetailSchema.parse(answer.body)).toMatchObject({
    balance: '0',
    transaction_count: 0,
    days: [],
  });
});

test('an address that received coins only from contracts shows the time, number and calls', async () => {
  const receiver = `0x${'cd'.repeat(20)}`;
  await stack.database.pool.query(
    `insert into chain.internal_transactions (block_number, tx_index, trace_index, trace_address, type, "from", "to",
       value, gas, gas_used, input, output, is_successful, timestamp)
     select number, 0, 901, '{0}', 'call', $1, $2, 5, 0, 0, '', '', true, timestamp
     from chain.blocks where number in ($3, $4)`,
    [
      Buffer.from(stack.chain.ledgerAddress.slice(2), 'hex'),
      Buffer.from(receiver.slice(2), 'hex'),
      head - 1,
      head,
    ],
  );
  const times = [];
  for (const height of [head - 1, head]) {
    times.push(((await get(`/api/v1/blocks/${height}`)).body as { timestamp: string }).timestamp);
  }
  expect(addressDetailSchema.parse((await get(`/api/v1/addresses/${receiver}`)).body)).toMatchObject({
    transaction_count: 0,
    internal_count: 2,
    first_activity: times[0],
    last_activity: times[1],
  });
  const list = (await get(`/api/v1/addresses/${receiver}/internal-transactions`)).body;
  expect(list).toMatchObject({
    items: [
      { block_number: head, to: receiver, value: '5' },
      { block_number: head - 1, to: receiver, value: '5' },
    ],
  });
});

test('unknown objects and malformed hashes are not found', async () => {
  for (const id of [
    '999999',
    `0x${'12'.repeat(32)}`,
    '0x12',
    'latest',
    '-1',
    '1e3',
    '99999999999999999999',
  ]) {
    expect(await get(`/api/v1/blocks/${id}`)).toMatchObject({ status: 404, code: 'block_not_found' });
  }
  for (const id of [`0x${'12'.repeat(32)}`, '5', 'x']) {
    expect(await get(`/api/v1/transactions/${id}`)).toMatchObject({
      status: 404,
      code: 'transaction_not_found',
    });
  }
  for (const suffix of ['', '/transactions', '/actions']) {
    expect(await get(`/api/v1/addresses/0x12${suffix}`)).toMatchObject({
      status: 404,
      code: 'address_not_found',
    });
  }
});

test('the totals equal those of the chain', async () => {
  const stats = statsSchema.parse((await get('/api/v1/stats')).body);
  expect(stats).toMatchObject({
    total_blocks: head + 1,
    total_transactions: head,
    total_actions: 7,
    total_energy_points: 89,
    indexed_block: head,
    chain_block: head,
  });
});

test('the search resolves heights, hashes and addresses', async () => {
  const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${head}`)).body);
  const hash = block.transactions[0]!.hash;
  const search = async (text: string) => (await get(`/api/v1/search?q=${encodeURIComponent(text)}`)).body;
  expect(await search(` ${head} `)).toEqual({ kind: 'block', number: head });
  expect(await search(`#${head}`)).toEqual({ kind: 'block', number: head });
  expect(await search(block.hash)).toEqual({ kind: 'block', number: head });
  expect(await search(hash)).toEqual({ kind: 'transaction', hash });
  expect(await search(user.address)).toEqual({ kind: 'address', address: user.address });
  for (const text of ['999999', `0x${'12'.repeat(32)}`, 'satoshi', '', "' or 1=1 --"]) {
    expect(await search(text)).toEqual({ kind: 'none' });
  }
});

test('the live panel combines data from the index and the node', async () => {
  const stats = statsSchema.parse((await get('/api/v1/stats')).body);
  const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${head}`)).body);
  expect(stats).toMatchObject({
    latest_reward: 10,
    latest_block_at: block.timestamp,
    peers: 0,
    mempool: 0,
    uptime: 1,
  });
  // Excludes the genesis block, whose timestamp is earlier than the chain's start.
  const first = blockDetailSchema.parse((await get('/api/v1/blocks/1')).body);
  const span = Date.parse(block.timestamp) - Date.parse(first.timestamp);
  expect(stats.block_time_ms).toBeCloseTo(span / (head - 1), 6);
});

test('an action is found by its id, in the list and by the search', async () => {
  const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${head}`)).body);
  const { action_id: actionId, transaction_hash: transactionHash } = block.action!;
  expect((await get(`/api/v1/actions/${actionId}`)).body).toEqual(block.action);
  expect((await get(`/api/v1/search?q=${actionId}`)).body).toEqual({
    kind: 'action',
    action_id: actionId,
    transaction_hash: transactionHash,
  });
  for (const id of [`0x${'12'.repeat(32)}`, 'x']) {
    expect(await get(`/api/v1/actions/${id}`)).toMatchObject({ status: 404, code: 'action_not_found' });
  }
});

test('raw JSON is the node’s own response', async () => {
  const block = blockDetailSchema.parse((await get(`/api/v1/blocks/${head}`)).body);
  const { hash } = block.transactions[0]!;
  const node = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const request = (method: string, ...params: unknown[]) => node.request({ method, params } as never);
  const number = `0x${head.toString(16)}`;
  for (const id of [head, block.hash]) {
    expect((await get(`/api/v1/blocks/${id}/raw`)).body).toEqual({
      block: await request('eth_getBlockByNumber', number, true),
    });
  }
  expect((await get(`/api/v1/transactions/${hash}/raw`)).body).toEqual({
    transaction: await request('eth_getTransactionByHash', hash),
    receipt: await request('eth_getTransactionReceipt', hash),
  });
  expect(await get('/api/v1/blocks/999999/raw')).toMatchObject({ status: 404, code: 'block_not_found' });
  expect(await get(`/api/v1/transactions/0x${'12'.repeat(32)}/raw`)).toMatchObject({
    status: 404,
    code: 'transaction_not_found',
  });
});

test('a transaction waiting for another one is pending and found by the search', async () => {
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const node = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const signed = await account.signTransaction({
    chainId: 96_969,
    to: user.address,
    value: 5n,
    nonce: (await node.getTransactionCount({ address: account.address })) + 3,
    gas: 21_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    type: 'eip1559',
  });
  const hash = await node.sendRawTransaction({ serializedTransaction: signed });
  const answer = await get(`/api/v1/transactions/${hash}`);
  expect(transactionAnswerSchema.parse(answer.body)).toMatchObject({
    status: 'pending',
    hash,
    from: account.address.toLowerCase(),
    to: user.address,
    value: '5',
    gas_price: '2000000000',
    block_number: null,
  });
  expect((await get(`/api/v1/search?q=${hash}`)).body).toEqual({ kind: 'transaction', hash });
  expect((await get(`/api/v1/transactions/${hash}/raw`)).body).toMatchObject({ receipt: null });
});

test('a wallet that runs the code of a contract (EIP-7702) names it', async () => {
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  const wallet = privateKeyToAccount(generatePrivateKey());
  const { ledgerAddress } = stack.chain;
  const node = createPublicClient({ transport: http(stack.chain.rpcUrl) });
  const signed = await account.signTransaction({
    chainId: 96_969,
    to: user.address,
    nonce: await node.getTransactionCount({ address: account.address }),
    gas: 100_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    type: 'eip7702',
    authorizationList: [
      await wallet.signAuthorization({ address: ledgerAddress, nonce: 0, chainId: 96_969 }),
    ],
  });
  await node.waitForTransactionReceipt({
    hash: await node.sendRawTransaction({ serializedTransaction: signed }),
  });
  const { body } = await get(`/api/v1/addresses/${wallet.address}`);
  expect(addressDetailSchema.parse(body)).toMatchObject({
    is_contract: true,
    delegate: ledgerAddress.toLowerCase(),
  });
});

test('without a reachable node the index still answers, and values of the node are null', async () => {
  await stack.chain.stop();
  const address = addressDetailSchema.parse((await get(`/api/v1/addresses/${user.address}`)).body);
  expect(address).toMatchObject({ balance: null, is_contract: null, energy_earned: 89 });
  expect((await get(`/api/v1/blocks/${head}`)).status).toBe(200);
  expect(await get(`/api/v1/blocks/${head}/raw`)).toMatchObject({ status: 503, code: 'unavailable' });
  const ready = await get('/readyz');
  expect(ready).toMatchObject({ status: 503, body: { checks: { chain: { status: 'failing' } } } });
  await stack.chain.start();
});
