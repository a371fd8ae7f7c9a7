import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';

let api: TestApi;
let chain: ExplorerFixture;

beforeAll(async () => {
  api = await startTestApi();
  chain = await fillExplorer(api.database.db, 7, 120);
});
afterAll(() => api.close());

interface Answer {
  readonly status: string;
  readonly message: string;
  readonly result: unknown;
}

async function request(query: Record<string, string>): Promise<Answer> {
  const answer = await callApi(api.url, `/api?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

async function list(query: Record<string, string>): Promise<Record<string, string>[]> {
  const answer = await request(query);
  expect(answer).toMatchObject({ status: '1', message: 'OK' });
  return answer.result as Record<string, string>[];
}

const seconds = (time: Date) => String(Math.floor(time.getTime() / 1000));
const PERSON = '0x00000000000000000000000000000000000000a1';

describe('account', () => {
  test('txlist returns all fields of a transaction as strings, oldest first', async () => {
    const expected = chain.transactions.filter((row) => row.from === PERSON || row.to === PERSON);
    const rows = await list({ module: 'account', action: 'txlist', address: PERSON });
    expect(rows.map((row) => row['hash'])).toEqual(expected.map((row) => row.hash));
    const place = expected.findIndex((row) => row.index === 1 && row.to !== null);
    const source = expected[place]!;
    const block = chain.blocks[source.blockNumber]!;
    expect(rows[place]).toEqual({
      blockNumber: String(source.blockNumber),
      timeStamp: seconds(source.timestamp),
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
      timeStamp: seconds(source.timestamp),
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
    await pool.query(
      "update chain.transactions set input = decode($1, 'hex') where hash = decode($2, 'hex')",
      [before, first!['hash']!.slice(2)],
    );
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
});

describe('block', () => {
  test('getblockreward returns the fees of the block', async () => {
    const block = chain.blocks.find((row) => row.transactionCount === 2)!;
    const answer = await request({
      module: 'block',
      action: 'getblockreward',
      blockno: String(block.number),
    });
    expect(answer.result).toEqual({
      blockNumber: String(block.number),
      timeStamp: seconds(block.timestamp),
      blockMiner: block.miner,
      blockReward: '42000000000000',
      uncles: [],
      uncleInclusionReward: '0',
    });
    expect(await request({ module: 'block', action: 'getblockreward', blockno: '99999' })).toMatchObject({
      status: '0',
    });
  });

  test('getblocknobytime finds the last block before and the first block after a second', async () => {
    const at = (timestamp: number, closest: string) =>
      request({ module: 'block', action: 'getblocknobytime', timestamp: String(timestamp), closest });
    const block = chain.blocks[60]!;
    const second = Math.floor(block.timestamp.getTime() / 1000);
    const inSecond = chain.blocks.filter((row) => Math.floor(row.timestamp.getTime() / 1000) === second);
    expect((await at(second, 'before')).result).toBe(String(inSecond.at(-1)!.number));
    expect((await at(second, 'after')).result).toBe(String(inSecond[0]!.number));
    expect(await at(1, 'before')).toEqual({
      status: '0',
      message: 'NOTOK',
      result: 'Error! No closest block found',
    });
    expect((await at(1, 'after')).result).toBe('0');
    expect(await at(4_000_000_000, 'after')).toMatchObject({ status: '0' });
    expect(await at(second, 'nearest')).toMatchObject({ status: '0' });
  });
});

test('the module transaction distinguishes failed, successful and unknown transactions', async () => {
  const failed = chain.transactions.find((row) => !row.isSuccessful)!.hash;
  const fine = chain.transactions.find((row) => row.isSuccessful)!.hash;
  const about = async (action: string, txhash: string) =>
    (await request({ module: 'transaction', action, txhash })).result;
  expect(await about('getstatus', failed)).toEqual({ isError: '1', errDescription: 'execution reverted' });
  expect(await about('getstatus', fine)).toEqual({ isError: '0', errDescription: '' });
  expect(await about('gettxreceiptstatus', failed)).toEqual({ status: '0' });
  expect(await about('gettxreceiptstatus', fine)).toEqual({ status: '1' });
  expect(await about('gettxreceiptstatus', `0x${'ab'.repeat(32)}`)).toEqual({ status: '' });
});

describe('logs', () => {
  const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
  const topicOf = (address: string) => `0x${'00'.repeat(12)}${address.slice(2)}`;

  test('getLogs returns quantities in hex and 0x for zero', async () => {
    const source = chain.transfers.find((row) => row.txIndex === 0)!;
    const [row] = await list({
      module: 'logs',
      action: 'getLogs',
      address: source.token,
      fromBlock: String(source.blockNumber),
      toBlock: String(source.blockNumber),
    });
    const transaction = chain.transactions.find((other) => other.blockNumber === source.blockNumber)!;
    expect(row).toEqual({
      address: source.token,
      topics: [TRANSFER, topicOf(source.from), topicOf(source.to)],
      data: '0x01',
      blockNumber: `0x${source.blockNumber.toString(16)}`,
      blockHash: chain.blocks[source.blockNumber]!.hash,
      timeStamp: `0x${Number(seconds(source.timestamp)).toString(16)}`,
      gasPrice: '0x3b9aca00',
      gasUsed: '0x5208',
      logIndex: '0x2',
      transactionHash: transaction.hash,
      transactionIndex: '0x',
    });
  });

  test('topics are joined by and, or by or on request', async () => {
    const count = async (query: Record<string, string>) => {
      const { result } = await request({
        module: 'logs',
        action: 'getLogs',
        fromBlock: '0',
        toBlock: 'latest',
        ...query,
      });
      return (result as unknown[]).length;
    };
    const gave = chain.transfers.filter((row) => row.from === PERSON).length;
    const took = chain.transfers.filter((row) => row.to === PERSON).length;
    const toSelf = chain.transfers.filter((row) => row.from === PERSON && row.to === PERSON).length;
    const person = topicOf(PERSON);
    expect(await count({ topic0: TRANSFER, topic1: person, topic0_1_opr: 'and' })).toBe(gave);
    expect(await count({ topic1: person, topic2: person, topic1_2_opr: 'or' })).toBe(gave + took - toSelf);
    expect(await count({ topic0: TRANSFER })).toBe(chain.transfers.length);
    expect(await request({ module: 'logs', action: 'getLogs', address: PERSON })).toEqual({
      status: '0',
      message: 'No records found',
      result: [],
    });
  });
});

test('the module stats returns the total supply, the supply of a token, and no invented price', async () => {
  expect(await request({ module: 'stats', action: 'ethsupply' })).toEqual({
    status: '1',
    message: 'OK',
    result: '1000000000000000000000000000',
  });
  expect((await request({ module: 'stats', action: 'ethsupply2' })).result).toEqual({
    EthSupply: '1000000000000000000000000000',
    Eth2Staking: '0',
    BurntFees: '0',
    WithdrawnTotal: '0',
  });
  const supply = await request({ module: 'stats', action: 'tokensupply', contractaddress: chain.tokens[0]! });
  expect(supply.result).toBe('0');
  expect(await request({ module: 'stats', action: 'ethprice' })).toMatchObject({
    status: '0',
    message: 'NOTOK',
  });
});

test('tools of version 2 find this chain, its explorer and the address of the API', async () => {
  const { status, body } = await callApi(api.url, '/v2/chainlist');
  expect(status).toBe(200);
  expect(body).toEqual({
    comments: '',
    totalcount: 1,
    result: [
      {
        chainname: 'Nova',
        chainid: '96969',
        blockexplorer: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
        apiurl: expect.stringMatching(/^https?:\/\/[^/]+\/v2\/api\?chainid=96969$/),
        status: 1,
        comment: '',
      },
    ],
  });
});

describe('invalid calls', () => {
  test.each([
    [{}, 'Error! Missing Or invalid Module name'],
    [{ module: 'constructor', action: 'name' }, 'Error! Missing Or invalid Module name'],
    [{ module: 'account' }, 'Error! Missing Or invalid Action name'],
    [{ module: 'account', action: 'toString' }, 'Error! Missing Or invalid Action name'],
    [{ module: 'proxy', action: 'debug_traceTransaction' }, 'Error! Missing Or invalid Action name'],
    [{ module: 'account', action: 'txlist' }, 'Error! Missing address'],
    [{ module: 'account', action: 'balancemulti' }, 'Error! Missing address'],
    [{ module: 'account', action: 'balancemulti', address: `${PERSON},` }, 'Error! Invalid address format'],
    [{ module: 'account', action: 'txlist', address: '0x1' }, 'Error! Invalid address format'],
    [
      { module: 'account', action: 'txlist', address: PERSON, startblock: 'x' },
      'Error! Invalid block number',
    ],
    [{ module: 'account', action: 'txlist', address: PERSON, page: '-1' }, 'Error! Invalid page'],
    [
      { module: 'account', action: 'txlist', address: PERSON, sort: 'up' },
      'Error! Invalid sort, use asc or desc',
    ],
    [
      { module: 'account', action: 'tokenbalance', address: PERSON, contractaddress: PERSON, tag: '0x1' },
      'Error! Only tag=latest is available, use tokenbalancehistory for a block',
    ],
    [
      { module: 'account', action: 'tokenbalancehistory', address: PERSON, contractaddress: PERSON },
      'Error! Missing block number',
    ],
    [{ module: 'account', action: 'txsBeaconWithdrawal' }, 'Error! Missing address'],
    [
      { module: 'logs', action: 'getLogs', address: PERSON, topic0_2_opr: 'or' },
      'Error! topic0_2_opr needs both topics and none between them',
    ],
    [{ module: 'logs', action: 'getLogs' }, 'Error! Missing address and/or topic parameters'],
    [
      { module: 'stats', action: 'ethsupply', chainid: '1' },
      'Missing or unsupported chainid parameter: this chain is 96969',
    ],
  ])('%j gets an error that names what is missing', async (query, result) => {
    expect(await request(query as Record<string, string>)).toEqual({ status: '0', message: 'NOTOK', result });
  });

  test('a form and a query are equivalent and can be combined', async () => {
    const asForm = await callApi(api.url, '/api?module=stats', {
      body: 'action=ethsupply',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(asForm.body).toMatchObject({ status: '1', result: '1000000000000000000000000000' });
    const asJson = await callApi(api.url, '/api', { body: { module: 'stats', action: 'ethsupply' } });
    expect(asJson.body).toEqual(asForm.body);
  });

  test('a proxy call without its parameter, or without a reachable node, gets a JSON-RPC error', async () => {
    expect(await request({ module: 'proxy', action: 'eth_getCode' })).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'missing value for required argument address' },
    });
    const uncle = { module: 'proxy', action: 'eth_getUncleByBlockNumberAndIndex', tag: '0x1' };
    expect(await request({ ...uncle, index: '0x0' })).toEqual({ jsonrpc: '2.0', id: 1, result: null });
    expect(await request(uncle)).toMatchObject({
      error: { message: 'missing value for required argument index' },
    });
    expect(await request({ module: 'proxy', action: 'eth_blockNumber' })).toMatchObject({
      jsonrpc: '2.0',
      error: { code: -32002 },
    });
  });

  test('another site may call the API, and a client over the limit gets the message that makes it wait', async () => {
    const answer = await callApi(api.url, '/api?module=stats&action=ethsupply', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const strict = await startTestApi({ rateLimitFactor: 0.001 });
    const refused = await callApi(strict.url, '/api?module=stats&action=ethsupply');
    expect(refused).toMatchObject({
      status: 200,
      body: {
        status: '0',
        message: 'NOTOK',
        result: 'Max rate limit reached, please use API Key for higher rate limit',
      },
    });
    await strict.close();
  });

  test('a long list costs more of the limit than a short one', async () => {
    // The burst allows six reads: a whole list costs twenty, a short one costs one.
    const strict = await startTestApi({ rateLimitFactor: 0.01 });
    const request = async (query: string) => (await callApi(strict.url, `/api?${query}`)).body;
    const list = `module=account&action=txlist&address=${PERSON}`;
    expect(await request(`${list}&offset=10`)).toMatchObject({ message: 'No transactions found' });
    expect(await request(list)).toMatchObject({ message: 'NOTOK' });
    await strict.close();
  });

  test('a stat aggregated from blocks costs more of the limit than a stored one', async () => {
    const strict = await startTestApi({ rateLimitFactor: 0.01 });
    const request = async (action: string) => {
      const query = { module: 'stats', action, startdate: '2026-05-01', enddate: '2026-05-02' };
      return (await callApi(strict.url, `/api?${new URLSearchParams(query).toString()}`)).body;
    };
    expect(await request('dailytx')).toMatchObject({ message: 'No record found' });
    expect(await request('dailyavgblocksize')).toMatchObject({
      message: 'NOTOK',
      result: 'Max rate limit reached, please use API Key for higher rate limit',
    });
    await strict.close();
  });
});
