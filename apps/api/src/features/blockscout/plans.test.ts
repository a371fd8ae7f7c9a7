import type { Database } from '@nova/db/database';
import { type WatchedDatabase, watchPlans } from '@nova/testing/database/watch-plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChainClient } from '../../http/chain/chain-client.ts';
import { toHex } from '../../testing/explorer-fixture.ts';
import { listValidatedBlocks } from './chain/blocks.ts';
import {
  listInternal,
  listInternalOfAddress,
  listInternalOfBlock,
  listInternalOfTransaction,
} from './chain/internal-transactions.ts';
import { listAddressLogs, listTransactionLogs } from './chain/logs.ts';
import { listAddressTransactions, listBlockTransactions } from './chain/transactions.ts';
import { listTransfers } from './chain/transfers.ts';
import { listSmartContracts } from './contracts/list-contracts.ts';
import { listAccounts } from './holdings/accounts.ts';
import { readCounters, readTabsCounters } from './holdings/counters.ts';

const SIZE = 40_000;
/** Sender, target and sealer of every thousandth row, and of all others. */
const RARE = toHex(0xb1, 20);
const COMMON = toHex(0xb2, 20);
/** Counters count up to 10,000 rows of each kind. */
const COUNTED_ROWS_MAX = 21_000;

let watched: WatchedDatabase;
let db: Database;
/** No read of these tests needs the node. */
const chain = createChainClient('http://127.0.0.1:1');

const bytes = (expression: string, digits: number) =>
  `decode(lpad(to_hex(${expression}), ${digits}, '0'), 'hex')`;
const PERSON = `case when n % 1000 = 0 then ${bytes(String(0xb1), 40)} else ${bytes(String(0xb2), 40)} end`;

const FILL = `
  insert into chain.blocks (number, hash, parent_hash, timestamp, size, gas_used, gas_limit, transaction_count,
    miner, state_root, transactions_root, receipts_root, extra_data)
  select n, ${bytes('n', 64)}, '', to_timestamp(1700000000 + n), 1, 0, 0, 1, ${PERSON}, '', '', '', ''
  from generate_series(1, ${SIZE}) n;
  insert into chain.transactions (block_number, tx_index, hash, "from", "to", value, fee, gas_price, gas_used,
    gas_limit, nonce, type, is_successful, input, timestamp)
  select n, 0, ${bytes('n', 64)}, ${PERSON}, ${PERSON}, n % 3, 0, 0, 0, 0, 0, 2, true, ${bytes('n % 7', 8)},
    to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.internal_transactions (block_number, tx_index, trace_index, trace_address, type, "from", "to",
    value, gas, gas_used, input, output, is_successful, timestamp)
  select n, 0, 1, '{0}', 'call', ${PERSON}, ${PERSON}, 0, 0, 0, '', '', true, to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.token_transfers (block_number, log_index, tx_index, token, kind, "from", "to", amount, timestamp)
  select n, 0, 0, ${bytes('n % 50', 40)}, 'erc20', ${PERSON}, ${PERSON}, n, to_timestamp(1700000000 + n)
  from generate_series(1, ${SIZE}) n;
  insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
  select n, 0, 0, ${PERSON}, array[${bytes('n % 20', 64)}, ${bytes('n % 500', 64)}], ''
  from generate_series(1, ${SIZE}) n;
  insert into chain.contract_creations (address, block_number, tx_index, trace_index, type, creator, transaction_hash,
    timestamp)
  select ${bytes('n', 40)}, n, 0, 0, 'transaction', '', '', now() from generate_series(1, ${SIZE}) n;
  insert into chain.address_balances (address, balance, block_number)
  select ${bytes('n', 40)}, n, 1 from generate_series(1, ${SIZE}) n;
  insert into chain.address_stats (address, transaction_count)
  select ${bytes('n', 40)}, n from generate_series(1, ${SIZE}) n;
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

const HALF = { block_number: SIZE / 2, index: 0 };
const NOBODY = toHex(0xef_ef_ef, 20);

test.each<[string, () => Promise<unknown>]>([
  ['logs of a transaction', () => listTransactionLogs({ db, chain }, toHex(7, 32), {})],
  ['logs of a contract', () => listAddressLogs(db, COMMON, HALF)],
  ['logs of a contract with few', () => listAddressLogs(db, RARE, {})],
  ['logs of a contract with a topic', () => listAddressLogs(db, COMMON, { topic: toHex(7, 32) })],
  ['logs of nobody', () => listAddressLogs(db, NOBODY, {})],
  ['all calls', () => listInternal({ db, chain }, HALF)],
  ['calls of a transaction', () => listInternalOfTransaction({ db, chain }, toHex(7, 32), {})],
  ['calls of a block', () => listInternalOfBlock(db, 7, { call_type: 'call' })],
  ['calls of an address', () => listInternalOfAddress(db, COMMON, HALF)],
  ['calls of an address with few', () => listInternalOfAddress(db, RARE, {})],
  ['calls of nobody', () => listInternalOfAddress(db, NOBODY, { filter: 'to' })],
  ['transfers of all tokens', () => listTransfers(db, { ...HALF, kinds: ['erc20'] })],
  ['sealed blocks', () => listValidatedBlocks(db, COMMON, HALF)],
  ['sealed blocks of a sealer with few', () => listValidatedBlocks(db, RARE, {})],
  ['transactions of a block', () => listBlockTransactions(db, 7, { type: ['token_transfer'] })],
  ['transactions by type', () => listAddressTransactions(db, COMMON, { type: ['token_transfer'] })],
  ['transactions by method', () => listAddressTransactions(db, COMMON, { method: ['0x00000003'] })],
  ['transactions of an address with few', () => listAddressTransactions(db, RARE, { filter: 'from' })],
  ['accounts by balance', () => listAccounts(db, {})],
  [
    'accounts by transactions',
    () => listAccounts(db, { sort: 'transactions_count', transactions_count: 20_000, address_hash: RARE }),
  ],
  ['verified contracts', () => listSmartContracts(db, {})],
  ['verified contracts by name', () => listSmartContracts(db, { q: 'rare' })],
  ['tabs', () => readTabsCounters(db, COMMON)],
  ['tabs of nobody', () => readTabsCounters(db, NOBODY)],
  ['counters of an address with few', () => readCounters(db, RARE, false)],
])('a page reads few rows of a large table: %s', async (_, read) => {
  expect(await watched.findWaste(read)).toEqual([]);
});

test('counters of a busy address read at most 10,000 rows of each kind, and are null above', async () => {
  expect(await watched.findWaste(() => readCounters(db, COMMON, false), COUNTED_ROWS_MAX)).toEqual([]);
  expect(await readCounters(db, COMMON, false)).toMatchObject({
    gas_usage_count: null,
    validations_count: null,
  });
});
