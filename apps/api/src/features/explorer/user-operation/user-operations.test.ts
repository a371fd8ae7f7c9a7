import { logs, transactions } from '@nova/db/schema/explorer';
import { userOperationDetailSchema, userOperationSchema } from '@nova/shared/explorer/user-operation-schemas';
import { pageSchema } from '@nova/shared/pagination';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import {
  concatHex,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';
import { ENTRY_POINTS, entryPointAbi } from '../../../http/chain/user-operations/entry-point.ts';

const [ALICE, BOB, PAYMASTER, BUNDLER] = [toHex(0xa, 20), toHex(0xb, 20), toHex(0xc, 20), toHex(0xd, 20)];
const [FACTORY, TARGET, NOBODY] = [toHex(0xe, 20), toHex(0xf, 20), toHex(0, 20)];
const accountAbi = parseAbi(['function execute(address target, uint256 value, bytes data)']);
const REASON = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  errorName: 'Error',
  args: ['too late'],
});
const CALL = encodeFunctionData({
  abi: accountAbi,
  functionName: 'execute',
  args: [TARGET, 5n, '0x12345678'],
});

interface Operation {
  readonly sender: Hex;
  readonly nonce: bigint;
  readonly paymaster?: Hex;
  readonly isFailed?: boolean;
  readonly isFirst?: boolean;
}

let api: TestApi;
let height = 0;
let hashes = 0;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.database.pool.query('truncate chain.logs, chain.transactions');
  height = 0;
  hashes = 0;
});
afterAll(() => api.close());

const half = (value: number) => numberToHex(value, { size: 16 });
const toPacked = ({ sender, nonce, paymaster }: Operation) => ({
  sender,
  nonce,
  initCode: '0x' as const,
  callData: CALL,
  accountGasLimits: concatHex([half(100_000), half(200_000)]),
  preVerificationGas: 50_000n,
  gasFees: concatHex([half(1), half(2)]),
  paymasterAndData: paymaster ?? ('0x' as const),
  signature: '0x99' as const,
});

function encodeBundle(operations: readonly Operation[]): Hex {
  const args = [operations.map(toPacked), BUNDLER] as const;
  return encodeFunctionData({ abi: entryPointAbi, functionName: 'handleOps', args });
}

/** Seals a bundle in a block of its own and returns the hashes of its operations. */
async function seal(
  operations: readonly Operation[],
  { version = '0.8', input = encodeBundle(operations) }: { version?: '0.7' | '0.8'; input?: Hex } = {},
): Promise<Hex[]> {
  const blockNumber = ++height;
  const address = ENTRY_POINTS[version];
  const rows: (typeof logs.$inferInsert)[] = [];
  const add = (topics: unknown, data: Hex) =>
    rows.push({ blockNumber, logIndex: rows.length, txIndex: 0, address, topics: topics as Hex[], data });
  const found = operations.map((operation) => {
    const { sender, nonce, paymaster = NOBODY, isFailed = false, isFirst = false } = operation;
    const userOpHash = toHex(0x90000 + hashes++, 32);
    if (isFirst) {
      const topics = encodeEventTopics({
        abi: entryPointAbi,
        eventName: 'AccountDeployed',
        args: { userOpHash, sender },
      });
      add(topics, encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [FACTORY, paymaster]));
    }
    if (isFailed) {
      const args = { userOpHash, sender };
      const topics = encodeEventTopics({ abi: entryPointAbi, eventName: 'UserOperationRevertReason', args });
      add(topics, encodeAbiParameters([{ type: 'uint256' }, { type: 'bytes' }], [nonce, REASON]));
    }
    const args = { userOpHash, sender, paymaster };
    add(
      encodeEventTopics({ abi: entryPointAbi, eventName: 'UserOperationEvent', args }),
      encodeAbiParameters(
        [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
        [nonce, !isFailed, 7_000n, 70n],
      ),
    );
    return userOpHash;
  });
  await api.database.db.insert(logs).values(rows);
  await api.database.db.insert(transactions).values({
    blockNumber,
    index: 0,
    hash: toHex(0x70000 + blockNumber, 32),
    from: BUNDLER,
    to: address,
    value: 0n,
    fee: 0n,
    gasPrice: 0n,
    gasUsed: 0,
    gasLimit: 0,
    nonce: blockNumber,
    type: 2,
    isSuccessful: true,
    input,
    timestamp: new Date(Date.UTC(2026, 4, 1) + blockNumber * 1000),
  });
  return found;
}

async function list(path: string) {
  const answer = await callApi(api.url, `/api/v1${path}`);
  expect(answer).toMatchObject({ status: 200 });
  return pageSchema(userOperationSchema).parse(answer.body);
}
async function read(hash: Hex) {
  const answer = await callApi(api.url, `/api/v1/user-operations/${hash}`);
  expect(answer).toMatchObject({ status: 200 });
  return userOperationDetailSchema.parse(answer.body);
}
const hashesOf = async (path: string) => (await list(path)).items.map(({ hash }) => hash);

describe('user operations', () => {
  test('are listed newest first, with what their event says', async () => {
    const [first] = await seal([{ sender: ALICE, nonce: 3n, paymaster: PAYMASTER }], { version: '0.7' });
    const [second, third] = await seal([
      { sender: BOB, nonce: 0n },
      { sender: ALICE, nonce: 4n, isFailed: true },
    ]);
    expect(await hashesOf('/user-operations')).toEqual([third, second, first]);
    expect((await list('/user-operations')).items[2]).toEqual({
      hash: first,
      entry_point: '0x0000000071727de22e5e9d8baf0edac6f37da032',
      entry_point_version: '0.7',
      sender: ALICE,
      nonce: '3',
      bundler: BUNDLER,
      paymaster: PAYMASTER,
      status: 'successful',
      gas_cost: '7000',
      gas_used: '70',
      transaction_hash: toHex(0x70001, 32),
      block_number: 1,
      log_index: 0,
      timestamp: '2026-05-01T00:00:01.000Z',
    });
  });

  test('are filtered by status, version, sender and paymaster', async () => {
    const [old] = await seal([{ sender: ALICE, nonce: 0n, paymaster: PAYMASTER }], { version: '0.7' });
    const [good, bad] = await seal([
      { sender: BOB, nonce: 0n },
      { sender: ALICE, nonce: 1n, isFailed: true },
    ]);
    expect(await hashesOf('/user-operations?status=failed')).toEqual([bad]);
    expect(await hashesOf('/user-operations?status=successful')).toEqual([good, old]);
    expect(await hashesOf('/user-operations?entry_point=0.7')).toEqual([old]);
    expect(await hashesOf(`/user-operations?sender=${ALICE}`)).toEqual([bad, old]);
    expect(await hashesOf(`/user-operations?sender=${ALICE}&paymaster=${PAYMASTER}`)).toEqual([old]);
    expect(await callApi(api.url, '/api/v1/user-operations?entry_point=0.6')).toMatchObject({ status: 400 });
  });

  test('belong to their account and to their paymaster, and continue at the cursor', async () => {
    const [first] = await seal([{ sender: ALICE, nonce: 0n }]);
    const [second] = await seal([{ sender: BOB, nonce: 0n, paymaster: ALICE }]);
    await seal([{ sender: BOB, nonce: 1n, paymaster: PAYMASTER }]);
    const path = `/addresses/${ALICE}/user-operations`;
    expect(await hashesOf(path)).toEqual([second, first]);
    const { items, next } = await list(`${path}?limit=1`);
    expect(items.map(({ hash }) => hash)).toEqual([second]);
    expect(await hashesOf(`${path}?limit=1&cursor=${next!}`)).toEqual([first]);
  });

  test('belong to their transaction; others have none', async () => {
    await seal([{ sender: ALICE, nonce: 0n }]);
    const [one, two] = await seal([
      { sender: ALICE, nonce: 1n },
      { sender: BOB, nonce: 0n },
    ]);
    expect(await hashesOf(`/transactions/${toHex(0x70002, 32)}/user-operations`)).toEqual([two, one]);
    expect(await hashesOf(`/transactions/${toHex(1, 32)}/user-operations`)).toEqual([]);
    expect(await callApi(api.url, '/api/v1/transactions/0x1/user-operations')).toMatchObject({ status: 404 });
  });

  test('show their bundle, their calls, the deployment of the account and why a call reverted', async () => {
    const [, hash] = await seal([
      { sender: BOB, nonce: 0n },
      { sender: ALICE, nonce: 9n, isFailed: true, isFirst: true },
    ]);
    expect(await read(hash!)).toMatchObject({
      status: 'failed',
      factory: FACTORY,
      revert_reason: REASON,
      post_op_revert_reason: null,
      request: {
        index: 1,
        beneficiary: BUNDLER,
        aggregator: null,
        call_data: CALL,
        verification_gas_limit: '100000',
        call_gas_limit: '200000',
        pre_verification_gas: '50000',
        max_priority_fee_per_gas: '1',
        max_fee_per_gas: '2',
        signature: '0x99',
      },
      calls: [{ to: TARGET, value: '5', data: '0x12345678' }],
    });
  });

  test('are known without their request if a contract sent the bundle', async () => {
    const [hash] = await seal([{ sender: ALICE, nonce: 0n }], { input: '0xdeadbeef' });
    expect(await read(hash!)).toMatchObject({ hash, request: null, calls: null, factory: null });
  });

  test('are found by their hash, and an unknown hash is explained', async () => {
    const [hash] = await seal([{ sender: ALICE, nonce: 0n }]);
    expect(await callApi(api.url, `/api/v1/search?q=${hash!}`)).toMatchObject({
      status: 200,
      body: { kind: 'user_operation', hash },
    });
    expect(await callApi(api.url, `/api/v1/user-operations/${toHex(1, 32)}`)).toMatchObject({
      status: 404,
      body: {
        error: { code: 'user_operation_not_found', message: 'User operation not found. Check its hash.' },
      },
    });
  });

  test('of a contract that only emits the same event are none', async () => {
    const [hash] = await seal([{ sender: ALICE, nonce: 0n }]);
    await api.database.pool.query(`update chain.logs set address = '\\x11'::bytea`);
    expect(await hashesOf('/user-operations')).toEqual([]);
    expect(await callApi(api.url, `/api/v1/search?q=${hash!}`)).toMatchObject({ body: { kind: 'none' } });
  });

  test('are exported as CSV', async () => {
    await seal([{ sender: ALICE, nonce: 2n }]);
    const response = await fetch(`${api.url}/api/v1/user-operations.csv`);
    expect((await response.text()).split('\r\n').slice(0, 2)).toEqual([
      'hash,transaction,block,time,entry_point,sender,nonce,bundler,paymaster,status,cost_nac,gas_used',
      `${toHex(0x90000, 32)},${toHex(0x70001, 32)},1,2026-05-01T00:00:01.000Z,0.8,${ALICE},2,${BUNDLER},,successful,0.000000000000007,70`,
    ]);
  });
});
