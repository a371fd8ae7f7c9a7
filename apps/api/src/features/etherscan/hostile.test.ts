import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stack: TestStack;
let good: Readonly<Record<string, string>>;

beforeAll(async () => {
  stack = await startTestStack();
  const user = new TestUser(stack.url);
  await user.signIn();
  await user.act('energy_collection', 'hostile-1');
  await user.act('page_visit', 'hostile-2');
  const actions = await callApi(stack.url, `/api/v1/addresses/${user.address}/actions?limit=1`);
  const { items } = actions.body as { items: { block_number: number; transaction_hash: string }[] };
  const { block_number: blockNumber, transaction_hash: transactionHash } = items[0]!;
  good = {
    address: user.address,
    contractaddress: stack.chain.ledgerAddress,
    contractaddresses: stack.chain.ledgerAddress,
    txhash: transactionHash,
    blockno: String(blockNumber),
    timestamp: String(Math.floor(Date.now() / 1000)),
    closest: 'before',
    tag: 'latest',
    index: '0x0',
    position: '0x0',
    boolean: 'true',
    hex: '0x01',
    to: stack.chain.ledgerAddress,
    data: '0x95d89b41',
    startblock: '0',
    endblock: '99999999',
    fromBlock: '0',
    toBlock: 'latest',
    topic0: `0x${'12'.repeat(32)}`,
    topic1: `0x${'34'.repeat(32)}`,
    topic0_1_opr: 'or',
    page: '1',
    offset: '10',
    sort: 'asc',
    guid: 'a'.repeat(32),
    blocktype: 'blocks',
    startdate: '2026-01-01',
    enddate: '2026-01-31',
    filter: 'verified',
    expectedimplementation: stack.chain.ledgerAddress,
    codeformat: 'solidity-single-file',
    sourceCode: 'contract A {}',
    contractname: 'A',
    compilerversion: 'v0.8.30+commit.73712a01',
    optimizationUsed: '1',
    runs: '200',
    evmversion: 'cancun',
  };
}, 60_000);
afterAll(() => stack.close());

/** Every action with its parameters; lists share the parameters for pages and blocks. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    balance: 'address tag',
    balancemulti: 'address tag',
    tokenbalance: 'address contractaddress tag',
    txlist: 'address startblock endblock page offset sort',
    txlistinternal: 'address txhash',
    tokentx: 'address contractaddress',
    tokennfttx: 'address contractaddress',
    getminedblocks: 'address blocktype page offset',
    tokenbalancehistory: 'address contractaddress blockno',
    tokenlist: 'address page offset',
    txsbeaconwithdrawal: 'address',
    balancehistory: 'address blockno',
    fundedby: 'address',
    addresstokenbalance: 'address page offset',
    addresstokennftbalance: 'address page offset',
    addresstokennftinventory: 'address contractaddress page offset',
  },
  block: {
    getblockreward: 'blockno',
    getblocknobytime: 'timestamp closest',
    getblockcountdown: 'blockno',
    getblocktxnscount: 'blockno',
  },
  transaction: { getstatus: 'txhash', gettxreceiptstatus: 'txhash' },
  logs: { getlogs: 'address fromBlock toBlock topic0 topic1 topic0_1_opr page offset' },
  stats: {
    ethsupply: '',
    ethsupply2: '',
    tokensupply: 'contractaddress',
    tokensupplyhistory: 'contractaddress blockno',
    nodecount: '',
    ethprice: '',
    dailytx: 'startdate enddate sort',
    dailyavggasprice: 'startdate enddate sort',
  },
  token: {
    tokeninfo: 'contractaddress',
    tokenholderlist: 'contractaddress page offset',
    tokenholdercount: 'contractaddress',
    topholders: 'contractaddress offset',
  },
  gastracker: { gasoracle: '' },
  contract: {
    getabi: 'address',
    getsourcecode: 'address',
    getcontractcreation: 'contractaddresses',
    checkverifystatus: 'guid',
    listcontracts: 'filter page offset',
    verifyproxycontract: 'address expectedimplementation',
    checkproxyverification: 'guid',
    verifysourcecode:
      'contractaddress codeformat sourceCode contractname compilerversion optimizationUsed runs evmversion',
  },
  proxy: {
    eth_blockNumber: '',
    eth_gasPrice: '',
    eth_getBlockByNumber: 'tag boolean',
    eth_getUncleByBlockNumberAndIndex: 'tag index',
    eth_getBlockTransactionCountByNumber: 'tag',
    eth_getTransactionByHash: 'txhash',
    eth_getTransactionReceipt: 'txhash',
    eth_getTransactionByBlockNumberAndIndex: 'tag index',
    eth_getTransactionCount: 'address tag',
    eth_getCode: 'address tag',
    eth_getStorageAt: 'address position tag',
    eth_call: 'to data tag',
    eth_estimateGas: 'to data',
    eth_sendRawTransaction: 'hex',
  },
};
const CALLS = Object.entries(ACTIONS).flatMap(([module, actions]) =>
  Object.entries(actions).map(([action, names]) => ({
    module,
    action,
    names: names.split(' ').filter(Boolean),
  })),
);
const ABSURD = [
  '',
  '-1',
  '1.5',
  '0x',
  '9'.repeat(15),
  '9'.repeat(90),
  `0x${'f'.repeat(64)}`,
  'latest',
  '__proto__',
  "' or 1=1; --",
  '\u0000',
  '\ud83d\ude80\u202e\u200b%00%ff',
  'x'.repeat(5_000),
];

/** Amounts are decimal strings, because clients would round a JSON number. Counts may be small numbers. */
const textsSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.int().nonnegative(),
    z.null(),
    z.array(textsSchema),
    z.record(z.string(), textsSchema),
  ]),
);
const etherscanSchema = z.strictObject({
  status: z.enum(['0', '1']),
  message: z.string().min(1),
  result: textsSchema,
});
const rpcSchema = z.union([
  z.strictObject({ jsonrpc: z.literal('2.0'), id: z.literal(1), result: z.unknown() }),
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z.literal(1),
    error: z.looseObject({ code: z.int(), message: z.string().min(1) }),
  }),
]);

type Query = Readonly<Record<string, string>>;
const urlOf = (query: Query) => `/api?${new URLSearchParams(query).toString()}`;
const queryOf = ({ module, action, names }: (typeof CALLS)[number]): Query => ({
  module,
  action,
  ...Object.fromEntries(names.map((name) => [name, good[name]!])),
  // Accepted sources are compiled one after the other, so each request uses its own address.
  ...(action === 'verifysourcecode' && { contractaddress: `0x${'98'.repeat(20)}` }),
});

/** Sends a request and checks that the response has one of the known shapes. */
async function request(url: string, options: Parameters<typeof callApi>[2] = {}) {
  const { status, body, headers } = await callApi(stack.url, url, options);
  const shape = url.includes('module=proxy') && 'jsonrpc' in (body as object) ? rpcSchema : etherscanSchema;
  expect({ url, status, type: headers.get('content-type') }).toEqual({
    url,
    status: 200,
    type: 'application/json',
  });
  const error = shape.safeParse(body).error?.issues;
  expect({ url, body, error }).toEqual({ url, body, error: undefined });
  return body as { status?: string; message?: string; result?: unknown; error?: unknown };
}

describe.each(CALLS)('$module $action', (call) => {
  test('answers the same to a query, a form and JSON with any capitalization', async () => {
    const query = queryOf(call);
    const answer = await request(urlOf(query));
    const { module, ...rest } = query;
    const url = urlOf({ module: module! });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const shouted = Object.entries(rest).map(([name, value]) => [name.toUpperCase(), value] as const);
    for (const other of [
      await request(url, { body: new URLSearchParams(rest).toString(), headers }),
      await request(url, { body: rest }),
      await request(`${url}&${new URLSearchParams(Object.fromEntries(shouted)).toString()}`),
    ]) {
      expect(other).toEqual(answer);
    }
  });

  test('has a response of a known shape for any, missing or repeated parameters', async () => {
    for (const name of call.names) {
      const { [name]: value, ...others } = queryOf(call);
      await request(urlOf(others));
      await request(`${urlOf(others)}&${name}=${encodeURIComponent(value!)}&${name}=x`);
      await request(`${urlOf(others)}&${name}[]=${encodeURIComponent(value!)}`);
      const answers = await Promise.all(
        ABSURD.map((absurd) => request(urlOf({ ...others, [name]: absurd }))),
      );
      // `ask` has checked the shape of each.
      expect(answers).toHaveLength(ABSURD.length);
    }
  });
});

test('addresses and hashes may be upper case, and the first of repeated parameters counts', async () => {
  const capital = (text: string) => `0x${text.slice(2).toUpperCase()}`;
  const address = stack.chain.ledgerAddress;
  const history = { module: 'account', action: 'txlist' };
  const answer = await request(urlOf({ ...history, address }));
  expect(answer.status).toBe('1');
  expect(await request(urlOf({ ...history, address: capital(address) }))).toEqual(answer);
  expect(await request(`${urlOf({ ...history, address })}&address=0x12`)).toEqual(answer);
  const receipt = { module: 'transaction', action: 'gettxreceiptstatus' };
  expect((await request(urlOf({ ...receipt, txhash: capital(good['txhash']!) }))).result).toEqual({
    status: '1',
  });
});

test.each([
  ['an array', '[1]'],
  ['a number', '7'],
  ['not JSON', '{"module":'],
  ['nothing', ''],
])('a body that is %s gets a specific error', async (_, body) => {
  const answer = await request('/api', { body, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe('0');
});
