import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { createLocalSigner } from '../../signing/local-signer.ts';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RpcClient } from '../../lib/chain/rpc-client.ts';
import { type FakeNode, startFakeNode } from '../../testing/fake-node.ts';
import { runJob } from '../../testing/run-job.ts';
import { createPermitWork } from './sign-permits.ts';

const POISONED = '66'.repeat(20);
const CONTRACT = `0x${'11'.repeat(20)}` as const;
const GOOD = '77'.repeat(20);

let database: TestDatabase;
let client: Client;
let node: FakeNode;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  node = await startFakeNode((_method, params) =>
    JSON.stringify(params).includes(POISONED)
      ? { error: { code: -32_000, message: 'missing trie node' } }
      : { result: `0x${'0'.repeat(63)}5` },
  );
});
afterAll(async () => {
  await client.end();
  await node.close();
  await database.drop();
});

async function request(account: string, deadline: number, createdAt: string): Promise<void> {
  await client.query(
    `with person as (insert into app.users (email) values ($1::text || '@example.org') returning id)
     insert into app.conversion_permits (user_id, account, points, nonce, deadline, created_at)
     select id, decode($1, 'hex'), 1, 0, $2, $3::timestamptz from person`,
    [account, deadline, createdAt],
  );
}

const readPermits = async () =>
  (
    await database.pool.query(
      'select status, refusal, attempts, last_error from app.conversion_permits order by created_at',
    )
  ).rows as Record<string, unknown>[];

test('retries a failing permit until it expires, and decides the next one', async () => {
  const later = Math.floor(Date.now() / 1000) + 900;
  await request(POISONED, later, '2026-01-01');
  await request(GOOD, later, '2026-01-02');
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const running = runJob(session, () =>
    createPermitWork(session, {
      attestor: createLocalSigner(TEST_KEYS.attestor),
      rpc: new RpcClient(node.url),
      findContract: () => Promise.resolve(CONTRACT),
      clock: Date.now,
      logger: pino({ enabled: false }),
    }),
  );
  const failed = { status: 'queued', refusal: null, last_error: 'RpcError: missing trie node' };
  await vi.waitFor(
    async () =>
      expect(await readPermits()).toMatchObject([
        { ...failed, attempts: 1 },
        { status: 'refused', refusal: 'nonce', attempts: 0 },
      ]),
    { timeout: 20_000, interval: 50 },
  );
  await client.query(
    `update app.conversion_permits set deadline = 1, next_attempt_at = now() where attempts = 1`,
  );
  await vi.waitFor(
    async () => expect(await readPermits()).toMatchObject([{ status: 'refused', refusal: 'open' }, {}]),
    { timeout: 20_000, interval: 50 },
  );
  stop.abort();
  await running;
});
