import type { Database } from '@nova/db/database';
import {
  activityQuerySchema,
  eventSearchQuerySchema,
  plainQuerySchema,
  topContractsQuerySchema,
  verifiedContractsQuerySchema,
} from '@nova/shared/explorer/list-queries';
import { DROPPED_MAX, type WatchedDatabase, watchPlans } from '@nova/testing/database/watch-plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toHex } from '../../../testing/explorer-fixture.ts';
import { listActivity } from '../activity/list-activity.ts';
import { searchEvents } from '../activity/search-events.ts';
import { listOrphanedBlocks } from './orphaned-blocks.ts';
import { listTopContracts } from './top-contracts.ts';
import { listVerifiedContracts } from './verified-contracts.ts';

const SIZE = 40_000;
/** A sender of every thousandth row. */
const RARE = toHex(0xb1, 20);

let watched: WatchedDatabase;
let db: Database;

const bytes = (expression: string, digits: number) =>
  `decode(lpad(to_hex(${expression}), ${digits}, '0'), 'hex')`;
const SENDER = `case when n % 1000 = 0 then ${bytes(String(0xb1), 40)} else ${bytes('1000 + n % 997', 40)} end`;

const FILL = `
  insert into chain.blocks (number, hash, parent_hash, timestamp, size, gas_used, gas_limit, transaction_count,
    miner, state_root, transactions_root, receipts_root, extra_data)
  select n, ${bytes('n', 64)}, '', to_timestamp(1700000000 + n), 1, 0, 0, 1, '', '', '', '', ''
  from generate_series(1, ${SIZE}) n;
  insert into chain.transactions (block_number, tx_index, hash, "from", "to", value, fee, gas_price, gas_used,
    gas_limit, nonce, type, is_successful, input, timestamp)
  select n, 0, ${bytes('n', 64)}, ${SENDER}, ${bytes('n % 500', 40)}, n % 3, 0, 0, 0, 0, 0, 2, true,
    case when n % 2 = 0 then ''::bytea else ${bytes('n % 7', 8)} end, to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.internal_transactions (block_number, tx_index, trace_index, trace_address, type, "from", "to",
    value, gas, gas_used, input, output, is_successful, timestamp)
  select n, 0, 1, '{0}', 'call', ${SENDER}, ${bytes('n % 500', 40)}, case when n % 50 = 0 then 5 else 0 end, 0, 0, '',
    '', true, to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.token_transfers (block_number, log_index, tx_index, token, kind, "from", "to", amount, timestamp)
  select n, 0, 0, ${bytes('n % 50', 40)}, 'erc20', ${SENDER}, ${bytes('n % 500', 40)}, n, to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.actions (block_number, log_index, tx_index, action_id, account, user_hash, action_key, points,
    occurred_at, timestamp)
  select n, 0, 0, ${bytes('n', 64)}, ${SENDER}, '', case when n % 900 = 0 then 'nft_trade' else 'page_visit' end, 5, 0,
    to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
  select n, 0, 0, ${bytes('n % 50', 40)}, array[${bytes('n % 20', 64)}, ${bytes('n % 500', 64)}], ''
  from generate_series(1, ${SIZE}) n;
  insert into chain.contract_calls (address, calls)
  select ${bytes('n', 40)}, n from generate_series(1, ${SIZE}) n;
  insert into chain.contract_creations (address, block_number, tx_index, trace_index, type, creator, transaction_hash,
    timestamp)
  select ${bytes('n', 40)}, n, 0, 0, 'transaction', '', '', now() from generate_series(1, ${SIZE}) n;
  insert into chain.orphaned_blocks (hash, number, parent_hash, timestamp, miner)
  select ${bytes('n', 64)}, n, '', now(), '' from generate_series(1, ${SIZE}) n;
  insert into app.contract_sources (id, name, file, compiler, settings, sources, abi, code_size, runtime_code,
    immutables, runtime_libraries, creation_code, creation_libraries, tails)
  select ${bytes('n', 64)}, case when n % 800 = 0 then 'Rare' else 'Common' || n end, '', '', '{}', '{}', '[]', 0, '',
    '{}', '{}', '', '{}', '[]'
  from generate_series(1, ${SIZE}) n;
  insert into app.verified_contracts (address, source_id, match, libraries, origin, code_hash, verified_at)
  select ${bytes('n', 40)}, ${bytes('n', 64)}, 'full', '{}', 'submitted', '', to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  analyze`;

beforeAll(async () => {
  watched = await watchPlans(FILL);
  ({ db } = watched);
}, 60_000);
afterAll(() => watched.close());

describe('a page reads few rows of a large table', () => {
  const cursor = `block:${SIZE / 2}`;
  test.each([
    {},
    { cursor },
    { cursor: 'last' },
    { from: RARE },
    { from: RARE, cursor },
    { to: toHex(7, 20) },
    { from: RARE, to: toHex(0, 20) },
    { method: '0x00000005' },
    { token: toHex(7, 20) },
    { token: toHex(7, 20), min_value: '500000' },
    { action: 'nft_trade' },
    { action: 'nft_trade', from: RARE },
    { min_value: '2' },
    { max_value: '1', kind: 'internal' },
    { since: new Date((1_700_000_000 + SIZE / 2) * 1000).toISOString(), kind: 'token_transfer' },
  ])('of everything, filters %j', async (query) => {
    const waste = await watched.findWaste(() => listActivity(db, activityQuerySchema.parse(query)));
    expect(waste).toEqual([]);
  });

  test.each([
    {},
    { topic0: toHex(7, 32) },
    { topic0: toHex(7, 32), topic1: toHex(7, 32) },
    { contract: toHex(7, 20), topic0: toHex(7, 32) },
    { topic1: toHex(7, 32), cursor },
  ])('of events, filters %j', async (query) => {
    const waste = await watched.findWaste(() => searchEvents(db, eventSearchQuerySchema.parse(query)));
    expect(waste).toEqual([]);
  });

  test('of verified contracts, also by name', async () => {
    for (const query of [{}, { name: 'rare' }]) {
      const parsed = verifiedContractsQuerySchema.parse(query);
      expect(await watched.findWaste(() => listVerifiedContracts(db, parsed))).toEqual([]);
    }
  });

  test('of orphaned blocks', async () => {
    expect(await watched.findWaste(() => listOrphanedBlocks(db, plainQuerySchema.parse({})))).toEqual([]);
  });

  test('of top contracts since the first block', async () => {
    const query = topContractsQuerySchema.parse({ period: 'all' });
    const waste = await watched.findWaste(() => listTopContracts(db, query, 0));
    const scans = waste.flatMap((plan) =>
      [...plan.matchAll(/Scan(?: Backward)? .*?on (\w+).*rows=(\d+)\.\d+ loops/g)]
        .filter(([, , rows]) => Number(rows) > DROPPED_MAX)
        .map(([, table]) => table),
    );
    // The total is the sum of one narrow table, which has a row per contract.
    expect(scans).toEqual(['contract_calls']);
  });
});
