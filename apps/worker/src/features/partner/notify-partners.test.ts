import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { createPartnerWork } from './notify-partners.ts';

let database: TestDatabase;
let client: Client;
/** Answers requests to `/good` and leaves all others pending forever. */
let server: Server;
let origin: string;
let nextLogIndex = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  server = createServer((request, response) => {
    if (request.url === '/good') response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await client.end();
  await database.drop();
});

/** Creates a partner with sealed actions whose webhooks are due. */
async function addPartner(path: string, actions: number): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into app.partners (id, name, webhook_url, webhook_secret) values ($1, $2, $3, 'secret')`,
    [id, id, `${origin}${path}`],
  );
  for (let count = 0; count < actions; count++) {
    await client.query(
      `with named as (select sha256($1::bytea) as id),
       sealed as (
         insert into chain.actions (action_id, account, user_hash, action_key, points, occurred_at, timestamp,
           block_number, tx_index, log_index)
         select id, '\\x11', '\\x12', 'visit', 1, 1, now(), 1, 0, $3 from named
       )
       insert into app.partner_actions (action_id, partner_id, action_key, points, idempotency_key, request_hash, day,
         next_attempt_at)
       select id, $2, 'visit', 1, $1, '\\x13', 1, now() - interval '1 hour' from named`,
      [`${id} ${count}`, id, nextLogIndex++],
    );
  }
  return id;
}

test('a partner whose server hangs delays no other partner', async () => {
  await client.query(`
    insert into chain.blocks (number, hash, parent_hash, timestamp, size, gas_used, gas_limit, transaction_count,
      miner, state_root, transactions_root, receipts_root, extra_data)
    values (1, '\\x01', '\\x00', now(), 1, 1, 1, 1, '\\x02', '\\x03', '\\x04', '\\x05', '\\x06');
    insert into chain.transactions (block_number, tx_index, hash, "from", value, fee, gas_price, gas_used, gas_limit,
      nonce, type, is_successful, input, timestamp)
    values (1, 0, '\\x07', '\\x08', 0, 0, 0, 1, 1, 0, 2, true, '\\x', now())`);
  const hanging = await addPartner('/hang', 30);
  const good = await addPartner('/good', 3);
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const options = { logger: pino({ enabled: false }), clock: Date.now };
  const running = runJob(session, (wake) => createPartnerWork(session, options, wake));
  const countNotified = async (partnerId: string) =>
    (
      await database.pool.query<{ reported: number }>(
        'select count(told_at)::int as reported from app.partner_actions where partner_id = $1',
        [partnerId],
      )
    ).rows[0]!.reported;
  await vi.waitFor(async () => expect(await countNotified(good)).toBe(3), { timeout: 20_000, interval: 50 });
  expect(await countNotified(hanging)).toBe(0);
  stop.abort();
  server.closeAllConnections();
  await running;
});
