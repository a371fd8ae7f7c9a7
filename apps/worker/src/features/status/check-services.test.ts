import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { startAnvil } from '@nova/contracts/test/start-anvil';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RpcClient } from '../../lib/chain/rpc-client.ts';
import { checkChain, STATUS_SWEEPS } from './check-services.ts';

let database: TestDatabase;
let client: Client;
let anvil: Awaited<ReturnType<typeof startAnvil>>;
let rpc: RpcClient;
beforeEach(async () => {
  [database, anvil] = await Promise.all([createTestDatabase(), startAnvil()]);
  client = new Client({ connectionString: database.url });
  await client.connect();
  rpc = new RpcClient(anvil.rpcUrl, 1_000);
});
afterEach(async () => {
  await client.end();
  await anvil.stop();
  await database.drop();
});

const check = (time: string) => checkChain(client, rpc, new Date(time));
async function readDays() {
  const { rows } = await client.query<{ day: string; checks: number; answered: number }>(
    `select day::text, checks, answered from app.status_days where service = 'chain' order by day`,
  );
  return rows;
}

test('counts checks per day, answered or not', async () => {
  await check('2026-11-20T12:00:00Z');
  await check('2026-11-20T12:00:31Z');
  await anvil.stop();
  await check('2026-11-20T12:01:01Z');
  expect(await readDays()).toEqual([{ day: '2026-11-20', checks: 3, answered: 2 }]);
});

test('missed checks count as unanswered on the days they were due', async () => {
  await check('2026-11-20T23:58:30Z');
  await check('2026-11-21T00:01:30Z');
  // 23:59:00 and 23:59:30 on the first day; 00:00:00, 00:00:30 and 00:01:00 on the second.
  expect(await readDays()).toEqual([
    { day: '2026-11-20', checks: 3, answered: 1 },
    { day: '2026-11-21', checks: 4, answered: 1 },
  ]);
});

test('after a year of downtime, counts only the days that are kept', async () => {
  await check('2025-11-20T12:00:00Z');
  await check('2026-11-20T12:00:00Z');
  const days = await readDays();
  expect(days[0]).toEqual({ day: '2025-11-20', checks: 1, answered: 1 });
  expect(days[1]!.day).toBe('2026-08-22');
  expect(days).toHaveLength(92);
});

test('deletes days that are no longer shown', async () => {
  await client.query(
    `insert into app.status_days (service, day, checks, answered, checked_at)
     select 'chain', (now() at time zone 'UTC')::date - ago, 1, 1, now() from unnest(array[0, 89, 90]) ago`,
  );
  for (const { statement } of STATUS_SWEEPS) await client.query(statement);
  expect(await readDays()).toHaveLength(2);
});

test('a node that answers with an error counts as unavailable, and the checks continue', async () => {
  const server = createServer((_, response) =>
    response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"starting"}}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const starting = new RpcClient(`http://127.0.0.1:${port}`, 1_000);
  await checkChain(client, starting, new Date('2026-11-20T12:00:00Z'));
  server.close();
  await check('2026-11-20T12:00:30Z');
  expect(await readDays()).toEqual([{ day: '2026-11-20', checks: 2, answered: 1 }]);
});
