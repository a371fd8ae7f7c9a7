import {
  addressStats,
  addressTransactions,
  blocks,
  chainActions,
  counters,
  dailyStats,
  logs,
  syncState,
  transactions,
} from '@nova/db/schema/explorer';
import { addressBalances, contractCreations, internalTransactions } from '@nova/db/schema/explorer-details';
import { nfts } from '@nova/db/schema/nft';
import { tokenBalances, tokens, tokenTransfers } from '@nova/db/schema/token';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { settleIndex } from '@nova/worker/testing/settle-index';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { type Address, type Hex, keccak256, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestChain, type ChainOracle, type OracleTransaction, traceCalls } from './chain-oracle.ts';
import { MixedWork } from './mixed-work.ts';
import { Random } from '@nova/actors/random';
import { sendWork } from './send-work.ts';
import { TEST_KEYS, testAddressOf } from '../test-keys.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';

const isSoak = process.env.NOVA_SOAK === '1';
const TRANSACTIONS = isSoak ? 20_000 : 2_000;
const SAMPLES = isSoak ? 1_000 : 120;
const SEED = 96_969;
const MINUTE = 60_000;
const TOKEN = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function ownerOf(uint256) view returns (address)',
]);

const random = new Random(SEED);
let stack: TestStack;
let oracle: ChainOracle;
let work: MixedWork;

const lower = (address: Address | null | undefined): Hex | null =>
  address ? (address.toLowerCase() as Hex) : null;
const samples = () => Array.from({ length: SAMPLES }, (_, index) => index);

async function request(path: string): Promise<unknown> {
  const response = await fetch(`${stack.url}/api/v1${path}`);
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}

beforeAll(
  async () => {
    stack = await startTestStack({ isWhole: true });
    const rpc = new RpcClient(stack.chain.rpcUrl, MINUTE);
    const attestor = lower(testAddressOf('attestor'))!;
    const nonce = Number(await rpc.request('eth_getTransactionCount', [attestor, 'latest']));
    work = new MixedWork(random, stack.chain.contracts, attestor, Math.floor(Date.now() / 1000));
    const sent = Array.from({ length: TRANSACTIONS }, (_, index) => work.next(nonce + index));
    await sendWork(rpc, TEST_KEYS.attestor, sent, nonce);
    const isSealed = async () =>
      Number(await rpc.request('eth_getTransactionCount', [attestor, 'latest'])) === nonce + sent.length;
    await waitUntil(isSealed);
    oracle = await requestChain(stack.chain.rpcUrl);
    await waitUntil(async () => {
      const [state] = await stack.database.db.select().from(syncState);
      return state?.blockNumber === oracle.height;
    });
    await settleIndex(stack.database.pool, isSoak ? 10 * MINUTE : MINUTE);
  },
  isSoak ? 30 * MINUTE : 4 * MINUTE,
);
afterAll(() => stack.close());

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isDone, { timeout: isSoak ? 10 * MINUTE : MINUTE, interval: 50 });
}

test('the chain contains every kind of transaction', () => {
  const count = (isMeant: (transaction: OracleTransaction) => boolean) =>
    oracle.transactions.filter(isMeant).length;
  expect(oracle.transactions.length).toBeGreaterThanOrEqual(TRANSACTIONS);
  expect(count((transaction) => !transaction.isSuccessful)).toBeGreaterThan(TRANSACTIONS / 20);
  expect(count((transaction) => transaction.isCreation)).toBeGreaterThan(TRANSACTIONS / 20);
  expect(count((transaction) => transaction.logCount > 0)).toBeGreaterThan(TRANSACTIONS / 10);
});

test('any block in its table and in the api equals the chain’s', async () => {
  for (const _ of samples()) {
    const number = random.below(oracle.height + 1);
    const block = await oracle.client.getBlock({ blockNumber: BigInt(number) });
    const [row] = await stack.database.db.select().from(blocks).where(eq(blocks.number, number));
    const expected = {
      number,
      hash: block.hash,
      parentHash: block.parentHash,
      size: Number(block.size),
      gasUsed: Number(block.gasUsed),
      gasLimit: Number(block.gasLimit),
      transactionCount: block.transactions.length,
      miner: lower(block.miner),
      stateRoot: block.stateRoot,
      transactionsRoot: block.transactionsRoot,
      receiptsRoot: block.receiptsRoot,
      extraData: block.extraData,
    };
    expect({ ...row, timestamp: Math.floor(row!.timestamp.getTime() / 1000) }).toEqual({
      ...expected,
      baseFeePerGas: block.baseFeePerGas,
      timestamp: Number(block.timestamp),
    });
    const answer = await request(`/blocks/${random.isOneIn(2) ? number : block.hash}`);
    expect(answer).toMatchObject({
      number,
      hash: expected.hash,
      parent_hash: expected.parentHash,
      size: expected.size,
      gas_used: expected.gasUsed,
      gas_limit: expected.gasLimit,
      transaction_count: expected.transactionCount,
      miner: expected.miner,
      state_root: expected.stateRoot,
      transactions_root: expected.transactionsRoot,
      receipts_root: expected.receiptsRoot,
      extra_data: expected.extraData,
      timestamp: row!.timestamp.toISOString(),
      status: 'sealed',
    });
  }
});

test('any transaction with its receipt and logs, in its tables and in the api, equals the chain’s', async () => {
  const { db } = stack.database;
  for (const _ of samples()) {
    const { hash } = random.pick(oracle.transactions);
    const sent = await oracle.client.getTransaction({ hash });
    const receipt = await oracle.client.getTransactionReceipt({ hash });
    const [row] = await db.select().from(transactions).where(eq(transactions.hash, hash));
    const isSuccessful = receipt.status === 'success';
    const place = {
      hash,
      blockNumber: Number(receipt.blockNumber),
      index: receipt.transactionIndex,
      from: lower(sent.from),
      to: lower(sent.to),
      contractAddress: lower(receipt.contractAddress),
      gasUsed: Number(receipt.gasUsed),
      gasLimit: Number(sent.gas),
      nonce: sent.nonce,
      type: Number(sent.typeHex),
      input: sent.input,
    };
    const amounts = {
      value: sent.value,
      fee: receipt.gasUsed * receipt.effectiveGasPrice,
      gasPrice: receipt.effectiveGasPrice,
    };
    expect(row).toEqual({
      ...place,
      ...amounts,
      maxFeePerGas: sent.type === 'eip1559' ? sent.maxFeePerGas : null,
      maxPriorityFeePerGas: sent.type === 'eip1559' ? sent.maxPriorityFeePerGas : null,
      isSuccessful,
      timestamp: expect.any(Date),
    });
    const expectedLogs = receipt.logs.map(({ logIndex, address, topics, data }) => ({
      index: logIndex,
      address: lower(address),
      topics,
      data,
    }));
    const { blockNumber, index } = row!;
    const stored = await db
      .select({ index: logs.logIndex, address: logs.address, topics: logs.topics, data: logs.data })
      .from(logs)
      .where(and(eq(logs.blockNumber, blockNumber), eq(logs.txIndex, index)))
      .orderBy(asc(logs.logIndex));
    expect(stored).toEqual(expectedLogs);
    expect(await request(`/transactions/${hash}`)).toMatchObject({
      hash,
      block_number: place.blockNumber,
      index: place.index,
      from: place.from,
      to: place.to,
      contract_address: place.contractAddress,
      gas_used: place.gasUsed,
      gas_limit: place.gasLimit,
      nonce: place.nonce,
      type: place.type,
      input: place.input,
      value: amounts.value.toString(),
      fee: amounts.fee.toString(),
      gas_price: amounts.gasPrice.toString(),
      block_hash: receipt.blockHash,
      status: isSuccessful ? 'successful' : 'failed',
      logs: expectedLogs,
    });
  }
});

test('the internal calls of any transaction equal those of the call tracer', async () => {
  let compared = 0;
  let undone = 0;
  const creations = oracle.transactions.filter((transaction) => transaction.isCreation);
  for (const sample of samples()) {
    // Half of the samples are creations, because programs run as creations and have the most internal calls.
    const { hash, blockNumber, index } = random.pick(sample % 2 === 0 ? creations : oracle.transactions);
    const rows = await stack.database.db
      .select()
      .from(internalTransactions)
      .where(and(eq(internalTransactions.blockNumber, blockNumber), eq(internalTransactions.txIndex, index)))
      .orderBy(asc(internalTransactions.traceIndex));
    const traced = await traceCalls(oracle.client, hash);
    compared += traced.length;
    undone += traced.filter(({ call, isRetained }) => !isRetained && call.error === undefined).length;
    expect(rows).toEqual(
      traced.map(({ call, address, isRetained }, position) => ({
        blockNumber,
        txIndex: index,
        traceIndex: position + 1,
        traceAddress: address,
        type: call.type.toLowerCase(),
        from: call.from,
        to: call.type.startsWith('CREATE') ? null : (call.to ?? null),
        contractAddress: call.type.startsWith('CREATE') && isRetained ? call.to : null,
        value: BigInt(call.value ?? 0),
        gas: Number(call.gas),
        gasUsed: Number(call.gasUsed),
        input: call.input,
        output: call.output ?? '0x',
        error: call.error ?? null,
        isSuccessful: isRetained,
        timestamp: expect.any(Date),
      })),
    );
  }
  expect(compared).toBeGreaterThan(SAMPLES / 4);
  expect(undone).toBeGreaterThan(0);
});

test('the history, counters and balance of any address equal the chain’s', async () => {
  const { db } = stack.database;
  const known = [...new Set(oracle.transactions.flatMap((transaction) => transaction.parties))];
  const contracts = Object.values(stack.chain.contracts).map((contract) => contract.address);
  for (const address of new Set([
    ...samples().map(() => random.pick(known)),
    ...contracts,
    ...work.accounts,
  ])) {
    const isOf = (transaction: OracleTransaction) => transaction.parties.includes(address);
    const places = oracle.transactions
      .filter(isOf)
      .map((transaction) => `${transaction.blockNumber} ${transaction.index}`);
    const actions = await db.select().from(chainActions).where(eq(chainActions.account, address));
    const expected = new Set([
      ...places,
      ...actions.map((action) => `${action.blockNumber} ${action.txIndex}`),
    ]);
    const history = await db
      .select()
      .from(addressTransactions)
      .where(eq(addressTransactions.address, address));
    expect(new Set(history.map((row) => `${row.blockNumber} ${row.txIndex}`))).toEqual(expected);
    const [stats] = await db.select().from(addressStats).where(eq(addressStats.address, address));
    expect(stats?.transactionCount ?? 0).toBe(expected.size);
    expect(stats?.actionCount ?? 0).toBe(actions.length);
    const balance = await oracle.client.getBalance({ address });
    const [held] = await db.select().from(addressBalances).where(eq(addressBalances.address, address));
    expect(held?.balance ?? 0n).toBe(balance);
    expect(await request(`/addresses/${address}`)).toMatchObject({
      address,
      balance: balance.toString(),
      transaction_count: expected.size,
      action_count: actions.length,
    });
  }
});

test('names, supply, holders and balances of standard tokens equal the contracts’', async () => {
  const { db } = stack.database;
  const honest = await db.select().from(tokens).where(notInArray(tokens.address, work.lyingTokens));
  expect(honest.length).toBeGreaterThan(5);
  // All tokens of the product, and a sample of the many others.
  const chosen = honest.filter(({ holderCount }) => holderCount > 1 || random.isOneIn(10));
  for (const token of chosen) {
    const contract = { address: token.address, abi: TOKEN } as const;
    const read = (functionName: 'name' | 'symbol') =>
      oracle.client.readContract({ ...contract, functionName });
    expect([token.name, token.symbol]).toEqual([await read('name'), await read('symbol')]);
    const rows = await db.select().from(tokenBalances).where(eq(tokenBalances.token, token.address));
    for (const { holder, balance } of rows) {
      const args = [holder] as const;
      expect(await oracle.client.readContract({ ...contract, functionName: 'balanceOf', args })).toBe(
        balance,
      );
    }
    expect(token.holderCount).toBe(rows.filter(({ balance }) => balance > 0n).length);
  }
  for (const token of chosen.filter(({ kind }) => kind === 'erc20')) {
    const contract = { address: token.address, abi: TOKEN } as const;
    const supply = await oracle.client.readContract({ ...contract, functionName: 'totalSupply' });
    const decimals = await oracle.client.readContract({ ...contract, functionName: 'decimals' });
    expect([token.totalSupply, token.decimals]).toEqual([supply, decimals]);
  }
});

test('the owner of an NFT equals the contract’s', async () => {
  const contract = stack.chain.contracts.NovaNFT!.address;
  const rows = await stack.database.db.select().from(nfts).where(eq(nfts.contract, contract));
  expect(rows.length).toBeGreaterThan(2);
  for (const { tokenId, owner } of rows) {
    const call = { address: contract, abi: TOKEN, functionName: 'ownerOf', args: [tokenId] } as const;
    expect(owner).toBe(lower(await oracle.client.readContract(call)));
  }
});

test('malicious token names are stored truncated and without bidirectional controls', async () => {
  const { db } = stack.database;
  const rows = [
    ...(await db.select({ name: tokens.name }).from(tokens)),
    ...(await db.select({ name: nfts.name }).from(nfts)),
  ];
  const names = rows.flatMap(({ name }) => name ?? []);
  expect(names).toContain('<img src=x onerror=alert(1)>');
  expect(names).toContain('CAN x');
  expect(names).toContain('A'.repeat(128));
  expect(names).toContain('NFT <b>1</b>');
  expect(names.filter((name) => /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name))).toEqual([]);
  expect(names.filter((name) => Array.from(name).length > 128)).toEqual([]);
});

test('every contract has its creation with its code hash', async () => {
  const rows = await stack.database.db.select().from(contractCreations);
  expect(rows.filter((row) => row.traceIndex > 0).length).toBeGreaterThan(20);
  const byTransaction = rows.filter((row) => row.traceIndex === 0).map((row) => row.transactionHash);
  const created = oracle.transactions.filter(
    (transaction) => transaction.isCreation && transaction.isSuccessful,
  );
  expect(byTransaction.sort()).toEqual(created.map((transaction) => transaction.hash).sort());
  for (const _ of samples()) {
    const row = random.pick(rows);
    const code = await oracle.client.getCode({ address: row.address });
    // A contract that destroyed itself in its creation transaction has no code.
    expect([code === undefined ? row.codeHash : keccak256(code)]).toContain(row.codeHash);
  }
});

test('totals and days add up to the chain’s', async () => {
  const { db } = stack.database;
  const rows = await db.select().from(counters);
  const actions = await db.select().from(chainActions);
  const seen = await db.select().from(addressStats);
  const transfers = await db.$count(tokenTransfers);
  const totals = {
    blocks: oracle.height + 1,
    transactions: oracle.transactions.length,
    actions: actions.length,
    energy: actions.reduce((points, action) => points + action.points, 0),
    addresses: seen.length,
    tokens: await db.$count(tokens),
    token_transfers: transfers,
    nfts: await db.$count(nfts),
  };
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(totals);
  const days = await db.select().from(dailyStats);
  const sum = (read: (transaction: OracleTransaction) => bigint) =>
    oracle.transactions.reduce((total, transaction) => total + read(transaction), 0n);
  const add = (read: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + read(day), 0);
  expect([add((day) => day.blocks), add((day) => day.transactions)]).toEqual([
    totals.blocks,
    totals.transactions,
  ]);
  expect([add((day) => day.actions), add((day) => day.points)]).toEqual([totals.actions, totals.energy]);
  expect([add((day) => day.newAddresses), add((day) => day.tokenTransfers)]).toEqual([
    seen.length,
    transfers,
  ]);
  expect(add((day) => day.failedTransactions)).toBe(Number(sum((tx) => (tx.isSuccessful ? 0n : 1n))));
  expect(BigInt(add((day) => day.gasUsed))).toBe(sum((transaction) => transaction.gasUsed));
  expect(days.reduce((total, day) => total + day.fees, 0n)).toBe(sum((transaction) => transaction.fee));
  expect(await db.$count(tokenBalances, eq(tokenBalances.holder, zeroAddress))).toBe(0);
});
