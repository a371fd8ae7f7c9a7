import { openDatabase } from '@nova/db/database';
import type { Pool } from 'pg';
import { listNewerRows } from './fill-newer-lists.ts';

export interface ExplorerSize {
  /** Number of blocks with one transaction each. */
  readonly blocks: number;
  readonly addresses: number;
  /** Transactions of the one busy address; the other addresses share the rest. */
  readonly hotTransactions: number;
}

/** Number that the generator gives the busy address. */
export const HOT_ADDRESS_NUMBER = 1;
/** Seconds between two blocks: a million of them span two months. */
const BLOCK_SECONDS = 5;
/** Time of the last block in seconds since 1970: 2026-06-28. */
const END_SECONDS = 1_782_593_600;
const TOKENS = 200;
const COLLECTIONS = 20;
const NFTS = 100_000;
const BIG_TOKEN_HOLDERS = 40_000;

const KEYS = ['energy_collection', 'page_visit', 'button_click', 'daily_visit', 'nft_trade', 'referral'];

/** PostgreSQL generates everything from numbers, so that each run has the same rows. */
const FUNCTIONS = `
  create or replace function pg_temp.address(number bigint) returns bytea language sql immutable as
    $$ select substring(sha256(('address ' || number)::bytea) from 1 for 20) $$;
  create or replace function pg_temp.hash(what text, number bigint) returns bytea language sql immutable as
    $$ select sha256((what || ' ' || number)::bytea) $$;
  create or replace function pg_temp.pick(what text, number bigint, choices bigint) returns bigint
    language sql immutable as
    $$ select ('x' || encode(substring(sha256((what || ' ' || number)::bytea) from 1 for 7), 'hex'))::bit(56)::bigint
      % choices $$;`;

/**
 * Fills an empty, migrated index: blocks with one transaction each over the given number of addresses, with
 * actions, logs, token transfers, tokens, NFTs, internal calls and all counters.
 */
export async function fillExplorer(url: string, size: ExplorerSize): Promise<void> {
  // A single connection, because the functions are temporary.
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    await pool.query(
      "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    );
    await pool.query(FUNCTIONS);
    const newer = listNewerRows(size.blocks, size.addresses);
    // Building an index once is many times faster than adding ten million rows in random order to it.
    const indexes = await dropIndexes(pool);
    for (const statement of [
      ...listChain(size),
      ...listTokens(size),
      ...newer,
      ...listCounters(size),
      ...indexes,
    ]) {
      await pool.query(statement);
    }
    await pool.query('vacuum analyze');
  } finally {
    await close();
  }
}

/** Drops the indexes of the schema that no constraint needs. Returns the statements that create them again. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
      where schemaname = 'chain' and not exists
        (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

function listChain({ blocks, addresses, hotTransactions }: ExplorerSize): string[] {
  const startSeconds = END_SECONDS - blocks * BLOCK_SECONDS;
  const time = (number: string) =>
    `to_timestamp(${startSeconds} + ${number} * ${BLOCK_SECONDS}) + (${number} % 1000) * interval '1 ms'`;
  const every = Math.round(blocks / hotTransactions);
  // Every nth transaction comes from the busy address, which has no other role.
  const other = (role: string) => `pg_temp.address(2 + pg_temp.pick('${role}', n, ${addresses - 1}))`;
  const isAction = 'n % 10 in (1, 3, 6, 8)';
  const isCreation = 'n % 1000 = 7';
  return [
    `insert into chain.blocks (number, hash, parent_hash, timestamp, size, gas_used, gas_limit, base_fee_per_gas,
        transaction_count, miner, state_root, transactions_root, receipts_root, extra_data)
      select n, pg_temp.hash('block', n), pg_temp.hash('block', n - 1), ${time('n')}, 900 + n % 300, 75000, 30000000, 0,
        case when n = 0 then 0 else 1 end, pg_temp.address(0), pg_temp.hash('state', n), pg_temp.hash('txs', n),
        pg_temp.hash('receipts', n), decode(repeat('00', 97), 'hex')
      from generate_series(0, ${blocks}) n`,
    `insert into chain.transactions (block_number, tx_index, hash, "from", "to", contract_address, value, fee, gas_price,
        max_fee_per_gas, max_priority_fee_per_gas, gas_used, gas_limit, nonce, type, is_successful, input, timestamp)
      select n, 0, pg_temp.hash('transaction', n),
        case when n % ${every} = 0 then pg_temp.address(${HOT_ADDRESS_NUMBER}) else ${other('from')} end,
        case when ${isCreation} then null else ${other('to')} end,
        case when ${isCreation} then pg_temp.hash('contract', n) else null end,
        case when n % 3 = 0 then pg_temp.pick('value', n, 1000000) * 1000000000000 else 0 end,
        75000000000000, 1000000000, 2000000000, 1000000000, 75000, 200000, n / 50, case when n % 50 = 0 then 0 else 2 end,
        n % 97 <> 0,
        case when ${isAction} then decode('7eee288d' || repeat('11', 160), 'hex')
          when n % 3 = 0 then ''::bytea else decode('a9059cbb' || repeat('22', 64), 'hex') end,
        ${time('n')}
      from generate_series(1, ${blocks}) n`,
    'update chain.transactions set contract_address = substring(contract_address from 1 for 20) where contract_address is not null',
    `insert into chain.actions (block_number, log_index, tx_index, action_id, account, user_hash, action_key, points,
        occurred_at, timestamp, revoked_block_number)
      select n, 0, 0, pg_temp.hash('action', n), ${other('account')}, pg_temp.hash('user', n % 1000),
        (array['${KEYS.join("','")}'])[case when n % 5000 = 1 then 6 else 1 + pg_temp.pick('key', n, 5) end],
        5 * (1 + n % 8), ${startSeconds} + n * ${BLOCK_SECONDS}, ${time('n')}, case when n % 5003 = 0 then n + 1 end
      from generate_series(1, ${blocks}) n where ${isAction}`,
    `insert into chain.address_transactions (address, block_number, tx_index)
      select "from", block_number, tx_index from chain.transactions
      union select "to", block_number, tx_index from chain.transactions where "to" is not null
      union select contract_address, block_number, tx_index from chain.transactions where contract_address is not null
      union select account, block_number, tx_index from chain.actions`,
    `insert into chain.internal_transactions (block_number, tx_index, trace_index, trace_address, type, "from", "to",
        value, gas, gas_used, input, output, is_successful, timestamp)
      select n, 0, 1, '{0}', 'call', ${other('caller')}, case when n % 30 = 0 then pg_temp.address(${HOT_ADDRESS_NUMBER})
          else ${other('callee')} end, case when n % 2 = 0 then n * 1000::bigint else 0 end, 100000, 50000,
        decode('a9059cbb', 'hex'), '', true, ${time('n')}
      from generate_series(3, ${blocks}, 3) n`,
    `insert into chain.contract_creations (address, block_number, tx_index, trace_index, type, creator, transaction_hash,
        timestamp)
      select contract_address, block_number, tx_index, 0, 'transaction', "from", hash, timestamp
      from chain.transactions where contract_address is not null`,
  ];
}

function listTokens({ blocks, addresses }: ExplorerSize): string[] {
  const other = (role: string) => `pg_temp.address(2 + pg_temp.pick('${role}', n, ${addresses - 1}))`;
  const token = `pg_temp.hash('token', pg_temp.pick('token', n, ${TOKENS}))`;
  const collection = `pg_temp.hash('collection', pg_temp.pick('collection', n, ${COLLECTIONS}))`;
  const short = (hash: string) => `substring(${hash} from 1 for 20)`;
  const isNft = 'n % 8 = 0';
  return [
    `insert into chain.token_transfers (block_number, log_index, tx_index, token, kind, "from", "to", amount, token_id,
        timestamp)
      select n, 1, 0, ${short(`case when ${isNft} then ${collection} else ${token} end`)},
        case when ${isNft} then 'erc721' else 'erc20' end,
        case when n % 40 = 0 then pg_temp.address(${HOT_ADDRESS_NUMBER}) else ${other('giver')} end, ${other('taker')},
        case when ${isNft} then 1 else 1 + pg_temp.pick('amount', n, 1000000) end,
        case when ${isNft} then pg_temp.pick('nft', n, ${NFTS / COLLECTIONS}) end, t.timestamp
      from generate_series(4, ${blocks}, 4) n join chain.transactions t on t.block_number = n`,
    `insert into chain.logs (block_number, log_index, tx_index, address, topics, data)
      select block_number, log_index, tx_index, token, array[pg_temp.hash('Transfer', 0),
        decode(repeat('00', 12), 'hex') || "from", decode(repeat('00', 12), 'hex') || "to"],
        decode(lpad(to_hex(amount::bigint), 64, '0'), 'hex') from chain.token_transfers
      union all select block_number, 0, 0, pg_temp.address(0), array[pg_temp.hash('ActionRecorded', 0), action_id,
        decode(repeat('00', 12), 'hex') || account], decode(repeat('33', 96), 'hex') from chain.actions`,
    `insert into chain.token_balances (token, holder, balance, transfer_count)
      select ${short(`pg_temp.hash('token', token)`)}, pg_temp.address(2 + n), 1 + pg_temp.pick('balance', n * 1000 + token, 1000000), 3
      from generate_series(0, ${TOKENS - 1}) token,
        generate_series(0, case when token = 0 then ${BIG_TOKEN_HOLDERS - 1} else 999 end) n`,
    `insert into chain.tokens (address, kind, name, symbol, decimals, total_supply, holder_count, transfer_count,
        first_block_number, metadata_state)
      select ${short(`pg_temp.hash('token', n)`)}, 'erc20', 'Token number ' || n, 'TK' || n, 18, 10000000000,
        case when n = 0 then ${BIG_TOKEN_HOLDERS} else 1000 end, 1000, 4, 'read' from generate_series(0, ${TOKENS - 1}) n
      union all select ${short(`pg_temp.hash('collection', n)`)}, 'erc721', 'Collection ' || n, 'COL' || n, null, ${NFTS / COLLECTIONS},
        1000, 1000, 8, 'read' from generate_series(0, ${COLLECTIONS - 1}) n`,
    `insert into chain.nfts (contract, token_id, owner, is_burnt, transfer_count, minted_block_number, minted_log_index,
        minted_at, last_block_number, last_log_index, last_transfer_at, token_uri, name, image, metadata, metadata_state)
      select ${short(`pg_temp.hash('collection', n % ${COLLECTIONS})`)}, n / ${COLLECTIONS},
        case when n % 5 = 0 then pg_temp.address(${HOT_ADDRESS_NUMBER}) else ${other('owner')} end, false, 2,
        8 + 8 * (n % ${Math.floor(blocks / 8) - 1}), n / ${Math.floor(blocks / 8) - 1}, now(), 8, 1, now(), 'ipfs://x/' || n, 'Vehicle ' || n, 'ipfs://x/' || n || '.png',
        '{"description": "A vehicle", "attributes": [{"trait_type": "Wheels", "value": 4}]}', 'read'
      from generate_series(0, ${NFTS - 1}) n`,
    `insert into chain.token_balances (token, holder, balance, transfer_count)
      select contract, owner, count(*), count(*) from chain.nfts group by 1, 2`,
  ];
}

function listCounters({ blocks, addresses }: ExplorerSize): string[] {
  return [
    `insert into chain.address_stats (address, transaction_count, action_count, energy_earned, energy_spendable,
        first_activity, last_activity)
      select h.address, count(*), coalesce(max(a.actions), 0), coalesce(max(a.points), 0), coalesce(max(a.points), 0),
        min(b.timestamp), max(b.timestamp)
      from chain.address_transactions h join chain.blocks b on b.number = h.block_number
      left join (select account, count(*) actions, sum(points) points from chain.actions group by 1) a
        on a.account = h.address
      group by h.address`,
    `insert into chain.address_days (address, day, transactions, actions, points)
      select account, (timestamp at time zone 'UTC')::date, count(*), count(*), sum(points) from chain.actions group by 1, 2`,
    `insert into chain.address_balances (address, balance, block_number)
      select pg_temp.address(n), pg_temp.pick('coins', n, 1000000000000)::numeric * 1000000000, ${blocks}
      from generate_series(0, ${addresses}) n`,
    `insert into chain.address_ranks (address, rank, energy_earned)
      select address, rank() over (order by energy_earned desc), energy_earned from chain.address_stats where energy_earned > 0`,
    `insert into chain.rank_snapshot (block_number, ranked_addresses) select ${blocks}, count(*) from chain.address_ranks`,
    `insert into chain.daily_stats (day, blocks, transactions, actions, points, gas_used, fees, active_addresses, new_addresses)
      select (timestamp at time zone 'UTC')::date, count(*), count(*), count(*) / 2, 1000, sum(gas_used), sum(fee), 20000, 500
      from chain.transactions group by 1`,
    `insert into chain.counters (name, value) values ('blocks', ${blocks + 1}), ('transactions', ${blocks}),
      ('actions', (select count(*) from chain.actions)), ('energy', (select sum(points) from chain.actions)),
      ('addresses', ${addresses}), ('tokens', ${TOKENS + COLLECTIONS}), ('nfts', ${NFTS}),
      ('token_transfers', (select count(*) from chain.token_transfers))
      on conflict (name) do update set value = excluded.value`,
    `insert into chain.sync_state (genesis_hash, block_number, block_hash)
      values (pg_temp.hash('block', 0), ${blocks}, pg_temp.hash('block', ${blocks}))`,
  ];
}
