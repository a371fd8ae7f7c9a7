import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { encodeAbiParameters } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NodeAwayError, RpcClient } from '../../lib/chain/rpc-client.ts';
import { runJobRepeatedly } from '../../testing/run-job.ts';
import { readNfts } from './read-nfts.ts';

const SLOW = Buffer.alloc(20, 0x5a);
const GOOD = Buffer.alloc(20, 0x77);
const URI = encodeAbiParameters([{ type: 'string' }], ['data:application/json,{"name":"Good"}']);

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function addNfts(contract: Buffer, count: number): Promise<void> {
  await client.query(
    `insert into chain.nfts (contract, token_id, owner, is_burnt, transfer_count, minted_block_number,
       minted_log_index, minted_at, last_block_number, last_log_index, last_transfer_at)
     select $1, number, '\\x11', false, 1, 1, 0, now(), 1, 0, now() from generate_series(1, $2::int) number`,
    [contract, count],
  );
  await client.query(
    `insert into chain.pending_nfts (contract, token_id, next_attempt_at)
     select $1, number, now() - interval '1 hour' from generate_series(1, $2::int) number`,
    [contract, count],
  );
}

/** A node on which one contract never answers. */
class SlowNode extends RpcClient {
  calls = 0;

  constructor() {
    super('http://127.0.0.1:9');
  }

  override request(): Promise<never> {
    return Promise.resolve('0x17ac9' as never);
  }

  override batchResults<Result>(calls: readonly { params: readonly unknown[] }[]): Promise<Result[]> {
    this.calls += 1;
    const isSlow = calls.some(({ params: [call] }) => (call as { to: string }).to.startsWith('0x5a'));
    if (isSlow) return Promise.reject(new NodeAwayError('the chain node does not respond'));
    return Promise.resolve(calls.map(() => URI as Result));
  }
}

test('a contract that never answers delays only its own NFTs', async () => {
  await addNfts(SLOW, 500);
  await client.query(`update chain.pending_nfts set next_attempt_at = now() - interval '2 hours'`);
  await addNfts(GOOD, 3);
  const rpc = new SlowNode();
  const stop = new AbortController();
  const session = { client, signal: stop.signal };
  const running = runJobRepeatedly(session, () => readNfts(session, { rpc, origins: new Set() }));
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select name, count(*)::int as nfts from chain.nfts group by name order by name`,
      );
      expect(rows).toEqual([
        { name: 'Good', nfts: 3 },
        { name: null, nfts: 500 },
      ]);
    },
    { timeout: 20_000, interval: 50 },
  );
  const { rows } = await database.pool.query(
    'select min(attempts) as least, count(*)::int as waiting from chain.pending_nfts',
  );
  expect(rows).toEqual([{ least: expect.any(Number), waiting: 500 }]);
  expect((rows[0] as { least: number }).least).toBeGreaterThan(0);
  stop.abort();
  await running;
});
