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

async function addBlock(number: number, secondsAgo: number): Promise<void> {
  const hash = toHex(number + 1, { size: 32 });
  await api.database.db.insert(blocks).values({
    number,
    hash,
    parentHash: hash,
    timestamp: new Date(NOW - secondsAgo * 1_000),
    size: 1,
    gasUsed: 0,
    gasLimit: 1,
    transactionCount: 0,
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
const RUNNING = { state: 'running', stopped_since: null, waiting_actions: 0 };

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
  });
});

test('a chain that works off a long backlog runs', async () => {
  await addRow(1, 40);
  await addBlock(7, 2);
  expect(await readChain()).toEqual(RUNNING);
});

test('open and new streams report a stop, and its end', async () => {
  const typesOf = (stream: Awaited<ReturnType<typeof openStream>>) =>
    stream.messages.map(({ data }) => data['type']);
  const early = await openStream(api.url, 'blocks');
  await addRow(1, 20);
  await vi.waitUntil(() => typesOf(early).includes('chain_stopped'), WAIT);
  const late = await openStream(api.url, 'blocks');
  await vi.waitUntil(() => typesOf(late).includes('chain_stopped'), WAIT);
  await addBlock(7, 1);
  for (const stream of [early, late]) {
    await vi.waitUntil(() => typesOf(stream).includes('chain_running'), WAIT);
    expect(typesOf(stream)).toEqual(['open', 'chain_stopped', 'chain_running']);
    stream.close();
  }
});
