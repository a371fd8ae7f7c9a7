import { blocks } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import type { StatusSummary } from '@nova/shared/status/schemas';
import { callApi } from '@nova/testing/call-api';
import { openStream } from '@nova/testing/read-stream';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { toHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const WAIT = { timeout: 20_000, interval: 100 };
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ clock: () => NOW });
});
afterEach(() => api.close());

async function addBlock(number: number, secondsAgo: number, transactionCount = 0): Promise<void> {
  const hash = toHex(number + 1, { size: 32 });
  await api.database.db.insert(blocks).values({
    number,
    hash,
    parentHash: hash,
    timestamp: new Date(NOW - secondsAgo * 1_000),
    size: 1,
    gasUsed: 0,
    gasLimit: 1,
    transactionCount,
    miner: toHex(1, { size: 20 }),
    stateRoot: hash,
    transactionsRoot: hash,
    receiptsRoot: hash,
    extraData: '0x',
  });
}

async function addRow(id: number, secondsAgo: number, rest: { lane?: 'gas'; status?: 'failed' } = {}) {
  await api.database.db.insert(outbox).values({
    lane: 'actions',
    kind: 'record_action',
    operationId: toHex(id, { size: 32 }),
    payload: {},
    createdAt: new Date(NOW - secondsAgo * 1_000),
    ...rest,
  });
}

const readChain = async () => ((await callApi(api.url, '/api/v1/status')).body as StatusSummary).chain;
const RUNNING = { state: 'running', stopped_since: null, waiting_actions: 0, shares_blocks: false };

test('an idle chain runs, and so does one with a short backlog or other waiting lanes', async () => {
  expect(await readChain()).toEqual(RUNNING);
  await addBlock(7, 3_600);
  await addRow(1, 14);
  await addRow(2, 3_000, { lane: 'gas' });
  await addRow(3, 3_000, { status: 'failed' });
  expect(await readChain()).toEqual(RUNNING);
});

test('a chain without a block for 15 seconds while actions wait has stopped', async () => {
  await addBlock(7, 60);
  await addRow(1, 15);
  await addRow(2, 4);
  expect(await readChain()).toEqual({
    state: 'stopped',
    stopped_since: '2026-11-22T11:59:45.000Z',
    waiting_actions: 2,
    shares_blocks: false,
  });
});

test('a chain that works off a long backlog runs', async () => {
  await addRow(1, 40);
  await addBlock(7, 2);
  expect(await readChain()).toEqual(RUNNING);
});

test('a chain that creates blocks without transactions has stopped when they are missing', async () => {
  for (let number = 1; number <= 6; number += 1) await addBlock(number, 16 + (6 - number) * 5);
  expect(await readChain()).toMatchObject({ stopped_since: '2026-11-22T11:59:44.000Z', waiting_actions: 0 });
  await addBlock(7, 14);
  expect(await readChain()).toEqual(RUNNING);
});

test('a chain with rare blocks without transactions has its own interval', async () => {
  for (let number = 1; number <= 6; number += 1) await addBlock(number, 170 + (6 - number) * 60);
  expect(await readChain()).toEqual(RUNNING);
});

test('blocks with several transactions are reported, whichever engine creates them', async () => {
  await addBlock(7, 60, 2);
  await addBlock(8, 59, 1);
  expect(await readChain()).toEqual({ ...RUNNING, shares_blocks: true });
});

test('open and new streams report a stop, and its end', async () => {
  const reportsOf = (stream: Awaited<ReturnType<typeof openStream>>) =>
    stream.messages.filter(({ data }) => data['type'] === 'chain').map(({ data }) => data['is_stopped']);
  const early = await openStream(api.url, 'blocks');
  await addRow(1, 20);
  await vi.waitUntil(() => reportsOf(early).length === 1, WAIT);
  const late = await openStream(api.url, 'blocks');
  await vi.waitUntil(() => reportsOf(late).length === 1, WAIT);
  await addBlock(7, 1);
  for (const stream of [early, late]) {
    await vi.waitUntil(() => reportsOf(stream).length === 2, WAIT);
    expect(reportsOf(stream)).toEqual([true, false]);
    stream.close();
  }
});
