import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Alarms } from '../../../lib/alarms.ts';
import { type FakeNode, startFakeNode } from '../../../testing/fake-node.ts';
import { runJob } from '../../../testing/run-job.ts';
import { createBridgeWork } from './watch-bridge.ts';

const POISONED = `0x${'66'.repeat(32)}`;
const GOOD = `0x${'77'.repeat(32)}`;
const LONG_AGO = new Date(Date.now() - 365 * 86_400_000);

let database: TestDatabase;
let client: Client;
let node: FakeNode;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  node = await startFakeNode((method, [first]) => {
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_call') return { result: `0x${'6'.padStart(64, '0')}` };
    if (method === 'eth_blockNumber') return { result: '0x100' };
    return first === POISONED ? { error: { code: -32_000, message: 'no index' } } : { result: null };
  });
});
afterAll(async () => {
  await client.end();
  await node.close();
  await database.drop();
});

async function register(hash: string): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into app.bridge_payments (purchase_id, chain_id, payment_hash, sender, units, registered_at, status)
     values ($1, 1, $1, '\\x11', 1, $2, 'pending')`,
    [Buffer.from(hash.slice(2), 'hex'), LONG_AGO],
  );
}

test('a payment that the node cannot look up blocks no other', async () => {
  await register(POISONED);
  await register(GOOD);
  const logger = pino({ enabled: false });
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const running = runJob(session, () =>
    createBridgeWork(session, {
      rpcUrl: node.url,
      usdt: `0x${'22'.repeat(20)}`,
      treasury: `0x${'33'.repeat(20)}`,
      confirmations: 3,
      pollMs: 50,
      clock: Date.now,
      logger,
      alarms: new Alarms(logger),
      onUpdate: () => {},
    }),
  );
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select status, reason, checked_at is not null as was_asked from app.bridge_payments order by payment_hash`,
      );
      expect(rows).toEqual([
        { status: 'pending', reason: null, was_asked: true },
        { status: 'rejected', reason: 'payment_not_found', was_asked: true },
      ]);
    },
    { timeout: 20_000, interval: 50 },
  );
  stop.abort();
  await running;
});
