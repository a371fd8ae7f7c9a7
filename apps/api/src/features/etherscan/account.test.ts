import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { callEtherscan, listEtherscan, toSeconds } from '../../testing/read-etherscan.ts';

let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  api = await startTestApi();
  chain = await fillExplorer(api.database.db, 7, 120);
});
afterAll(() => api.close());

const request = (query: Record<string, string>) => callEtherscan(api.url, query);
const list = (query: Record<string, string>) => listEtherscan(api.url, query);
const PERSON = '0x00000000000000000000000000000000000000a1';

test('txlist returns all fields of a transaction as strings, oldest first', async () => {
  const expected = chain.transactions.filter((row) => row.from === PERSON || row.to === PERSON);
  const rows = await list({ module: 'account', action: 'txlist', address: PERSON });
  expect(rows.map((row) => row['hash'])).toEqual(expected.map((row) => row.hash));
  const place = expected.findIndex((row) => row.index === 1 && row.to !== null);
  const source = expected[place]!;
  const block = chain.blocks[source.blockNumber]!;
  expect(rows[place]).toEqual({
    blockNumber: String(source.blockNumber),
    timeStamp: toSeconds(source.timestamp),
    hash: source.hash,
    nonce: String(source.nonce),
    blockHash: block.hash,
    transactionIndex: '1',
    from: source.from,
    to: source.to,
    value: String(source.value),
    gas: '50000',
    gasPrice: '1000000000',
    isError: source.isSuccessful ? '0' : '1',
    txreceipt_status: source.isSuccessful ? '1' : '0',
    input: source.input,
    contractAddress: '',
    // Two transactions of 21,000 gas up to and including this one.
    cumulativeGasUsed: '42000',
    gasUsed: '21000',
    confirmations: String(120 - source.blockNumber + 1),
    methodId: source.input === '0x' ? '0x' : '0xa9059cbb',
    functionName: '',
  });
});

test('a contract’s creation is in its list, without a target and with the contract’s address', async () => {
  const creation = chain.transactions.find((row) => row.contractAddress)!;
  const [row] = await list({ module: 'account', action: 'txlist', address: creation.contractAddress! });
  expect(row).toMatchObject({ hash: creation.hash, to: '', contractAddress: creation.contractAddress });
});

test('page, order and block parameters select the same rows with any capitalization', async () => {
  const all = await list({ module: 'account', action: 'txlist', address: PERSON });
  const hashes = (rows: Record<string, string>[]) => rows.map((row) => row['hash']);
  const paged = { module: 'account', action: 'txlist', address: PERSON, offset: '5' };
  expect(hashes(await list({ ...paged, page: '2' }))).toEqual(hashes(all).slice(5, 10));
  expect(hashes(await list({ ...paged, page: '1', sort: 'desc' }))).toEqual(
    hashes(all).toReversed().slice(0, 5),
  );
  // Foundry spells the parameters this way and uses page 0 for all rows.
  const some = await list({ ...paged, page: '0', offset: '10000', startBlock: '30', endBlock: '60' });
  expect(hashes(some)).toEqual(
    hashes(all.filter((row) => Number(row['blockNumber']) >= 30 && Number(row['blockNumber']) <= 60)),
  );
  expect(some.length).toBeGreaterThan(5);
});

test('a window that is too large is refused with Etherscan’s message', async () => {
  const query = { module: 'account', action: 'txlist', address: PERSON, page: '11', offset: '1000' };
  expect(await request(query)).toEqual({
    status: '0',
    message: 'Result window is too large, PageNo x Offset size must be less than or equal to 10000',
    result: null,
  });
  // A client that requests more than the maximum would take a cut list for the whole list. Clients expect
  // logs to be cut.
  const more = { module: 'account', action: 'txlist', address: PERSON, offset: '10001' };
  expect(await request(more)).toMatchObject({ status: '0', result: null });
  const logs = { module: 'logs', action: 'getLogs', address: chain.tokens[0]!, offset: '10001' };
  expect(await request(logs)).toMatchObject({ status: '1' });
});

test('an empty result has status 0 with an empty list', async () => {
  const nobody = `0x${'ef'.repeat(20)}`;
  for (const action of ['txlist', 'txlistinternal', 'tokentx', 'tokennfttx']) {
    expect(await request({ module: 'account', action, address: nobody })).toEqual({
      status: '0',
      message: 'No transactions found',
      result: [],
    });
  }
});

test('txlistinternal lists calls that moved coins, by address, transaction or block range', async () => {
  const moved = chain.internal.filter((row) => row.type === 'call' && row.value > 0n);
  const ofPerson = moved.filter((row) => row.from === PERSON || row.to === PERSON);
  const rows = await list({ module: 'account', action: 'txlistinternal', address: PERSON });
  expect(rows.map((row) => [row['blockNumber'], row['value']])).toEqual(
    ofPerson.map((row) => [String(row.blockNumber), String(row.value)]),
  );
  const source = ofPerson[0]!;
  const hash = chain.transactions.find(
    (row) => row.blockNumber === source.blockNumber && row.index === source.txIndex,
  )!.hash;
  expect(rows[0]).toEqual({
    blockNumber: String(source.blockNumber),
    timeStamp: toSeconds(source.timestamp),
    hash,
    from: source.from,
    to: source.to,
    value: String(source.value),
    contractAddress: '',
    input: '',
    type: 'call',
    gas: '50000',
    gasUsed: '30000',
    traceId: source.traceIndex === 1 ? '0' : '0_0',
    isError: '0',
    errCode: '',
  });
  const inside = await list({ module: 'account', action: 'txlistinternal', txhash: hash });
  expect(inside.every((row) => row['hash'] === hash)).toBe(true);
  const ranged = await list({
    module: 'account',
    action: 'txlistinternal',
    startblock: '10',
    endblock: '40',
  });
  expect(ranged).toHaveLength(moved.filter((row) => row.blockNumber >= 10 && row.blockNumber <= 40).length);
});

test('txlistinternal of an address in one transaction lists only its calls', async () => {
  const counted = chain.internal.filter((row) => row.type === 'call' && row.value > 0n);
  const of = counted.find((row) => row.from === PERSON)!;
  const { hash } = chain.transactions.find(
    (row) => row.blockNumber === of.blockNumber && row.index === of.txIndex,
  )!;
  const query = { module: 'account', action: 'txlistinternal', txhash: hash };
  const own = counted.filter(
    (row) =>
      row.blockNumber === of.blockNumber &&
      row.txIndex === of.txIndex &&
      (row.from === PERSON || row.to === PERSON),
  );
  const rows = await list({ ...query, address: PERSON });
  expect(rows.map((row) => row['value'])).toEqual(own.map((row) => String(row.value)));
  const later = await request({ ...query, startblock: String(of.blockNumber + 1) });
  expect(later.message).toBe('No transactions found');
});

test('txlist and tokentx name the function of a common standard if its arguments fit', async () => {
  const [first] = await list({ module: 'account', action: 'txlist', address: PERSON });
  const { pool } = api.database;
  const set = (bytes: number) =>
    pool.query("update chain.transactions set input = decode($1, 'hex') where hash = decode($2, 'hex')", [
      `a9059cbb${'00'.repeat(bytes - 4)}`,
      first!['hash']!.slice(2),
    ]);
  const before = first!['input']!.slice(2);
  const read = async () =>
    (await list({ module: 'account', action: 'txlist', address: PERSON }))[0]!['functionName'];
  await set(68);
  expect(await read()).toBe('transfer(address recipient, uint256 amount)');
  await set(36);
  expect(await read()).toBe('');
  await pool.query("update chain.transactions set input = decode($1, 'hex') where hash = decode($2, 'hex')", [
    before,
    first!['hash']!.slice(2),
  ]);
});

test('tokenbalancehistory and tokensupplyhistory sum the transfers up to a block', async () => {
  const [token] = chain.tokens;
  const coins = chain.transfers.filter((row) => row.token === token && row.blockNumber <= 60);
  const sum = (rows: typeof coins) => rows.reduce((total, row) => total + row.amount, 0n);
  const held =
    sum(coins.filter((row) => row.to === PERSON)) - sum(coins.filter((row) => row.from === PERSON));
  const query = { contractaddress: token!, blockno: '60' };
  const balance = await request({
    module: 'account',
    action: 'tokenbalancehistory',
    address: PERSON,
    ...query,
  });
  expect(balance).toEqual({ status: '1', message: 'OK', result: String(held) });
  const supply = await request({ module: 'stats', action: 'tokensupplyhistory', ...query });
  const zero = `0x${'00'.repeat(20)}`;
  expect(supply.result).toBe(
    String(sum(coins.filter((row) => row.from === zero)) - sum(coins.filter((row) => row.to === zero))),
  );
});

test('txsBeaconWithdrawal is empty, because there is no beacon chain', async () => {
  expect(await request({ module: 'account', action: 'txsBeaconWithdrawal', address: PERSON })).toEqual({
    status: '0',
    message: 'No transactions found',
    result: [],
  });
});

test('tokentx returns amounts and tokennfttx returns token numbers', async () => {
  const isOf = (row: ExplorerFixture['transfers'][number]) => row.from === PERSON || row.to === PERSON;
  const coins = await list({ module: 'account', action: 'tokentx', address: PERSON });
  const expected = chain.transfers.filter((row) => isOf(row) && row.kind === 'erc20');
  expect(coins.map((row) => row['value'])).toEqual(expected.map((row) => String(row.amount)));
  expect(coins[0]).toMatchObject({
    contractAddress: chain.tokens[0],
    tokenName: 'Tether',
    tokenSymbol: 'USDT',
    tokenDecimal: '6',
    input: 'deprecated',
    gasUsed: '21000',
  });
  const items = await list({
    module: 'account',
    action: 'tokennfttx',
    address: PERSON,
    contractaddress: chain.tokens[1]!,
  });
  const owned = chain.transfers.filter((row) => isOf(row) && row.kind === 'erc721');
  expect(items.map((row) => row['tokenID'])).toEqual(owned.map((row) => String(row.tokenId)));
  expect(items[0]).not.toHaveProperty('value');
  expect(coins[0]).toHaveProperty('methodId');
  const everyones = await list({ module: 'account', action: 'tokentx', contractaddress: chain.tokens[0]! });
  expect(everyones).toHaveLength(chain.transfers.filter((row) => row.kind === 'erc20').length);
});

test('balances report an unavailable chain', async () => {
  for (const action of ['balance', 'balancemulti']) {
    expect(await request({ module: 'account', action, address: PERSON })).toMatchObject({
      status: '0',
      message: 'NOTOK',
    });
  }
  const many = Array.from({ length: 21 }, () => PERSON).join(',');
  expect(await request({ module: 'account', action: 'balancemulti', address: many })).toMatchObject({
    result: 'Error! Maximum of 20 addresses per call',
  });
});
