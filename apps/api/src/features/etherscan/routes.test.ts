import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
      timeStamp: toSeconds(block.timestamp),
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
      timeStamp: `0x${Number(toSeconds(source.timestamp)).toString(16)}`,
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
