import type { ClientBase } from 'pg';
import { toBytea } from '../lib/hex-bytes.ts';
import { insertRows, type RowTarget } from '../lib/insert-rows.ts';
import type { Participation } from './feature-handler.ts';
import type { AddressDelta, ChainChange, DayDelta } from './summarise-change.ts';

const PARTICIPATIONS: RowTarget<Participation> = {
  table: 'chain.address_transactions',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['tx_index', 'integer', (row) => row.txIndex],
  ],
};

const ADDRESS_STATS: RowTarget<AddressDelta> = {
  table: 'chain.address_stats',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['transaction_count', 'bigint', (row) => row.transactions],
    ['action_count', 'bigint', (row) => row.actions],
    ['energy_earned', 'bigint', (row) => row.earned],
    ['energy_spendable', 'bigint', (row) => row.spendable],
    ['first_activity', 'timestamptz', (row) => row.firstActivity],
    ['last_activity', 'timestamptz', (row) => row.lastActivity],
  ],
  onConflict: `on conflict (address) do update set
    transaction_count = kept.transaction_count + excluded.transaction_count,
    action_count = kept.action_count + excluded.action_count,
    energy_earned = kept.energy_earned + excluded.energy_earned,
    energy_spendable = kept.energy_spendable + excluded.energy_spendable,
    first_activity = least(kept.first_activity, excluded.first_activity),
    last_activity = greatest(kept.last_activity, excluded.last_activity)`,
};

const ADDRESS_DAYS: RowTarget<DayDelta> = {
  table: 'chain.address_days',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['day', 'date', (row) => row.day],
    ['transactions', 'integer', (row) => row.transactions],
    ['actions', 'integer', (row) => row.actions],
    ['points', 'bigint', (row) => row.points],
  ],
  onConflict: `on conflict (address, day) do update set
    transactions = kept.transactions + excluded.transactions,
    actions = kept.actions + excluded.actions,
    points = kept.points + excluded.points`,
};

const COUNTERS: RowTarget<[name: string, value: number]> = {
  table: 'chain.counters',
  columns: [
    ['name', 'text', ([name]) => name],
    ['value', 'bigint', ([, value]) => value],
  ],
  onConflict: 'on conflict (name) do update set value = kept.value + excluded.value',
};

/** Adds a change to the address history and to every counter. */
export async function applyChange(client: ClientBase, change: ChainChange): Promise<void> {
  await insertRows(client, PARTICIPATIONS, change.participations);
  await addToCounters(client, change);
}

/** Takes a change back: the same sums with the sign turned. What counters alone cannot tell is read anew. */
export async function reverseChange(
  client: ClientBase,
  change: ChainChange,
  fromHeight: number,
): Promise<void> {
  await addToCounters(client, turnSign(change));
  const addresses = change.addresses.map((delta) => toBytea(delta.address));
  await client.query(
    'delete from chain.address_transactions where address = any($1::bytea[]) and block_number >= $2',
    [addresses, fromHeight],
  );
  await client.query('delete from chain.address_days where address = any($1::bytea[]) and transactions = 0', [
    addresses,
  ]);
  await client.query(
    'delete from chain.address_stats where address = any($1::bytea[]) and transaction_count = 0',
    [addresses],
  );
  await client.query(READ_ACTIVITY_ANEW, [addresses]);
}

const READ_ACTIVITY_ANEW = `
  update chain.address_stats stats
  set first_activity = first_block.timestamp, last_activity = last_block.timestamp
  from unnest($1::bytea[]) as touched (address)
  cross join lateral (
    select min(block_number) as first, max(block_number) as last
    from chain.address_transactions history where history.address = touched.address
  ) span
  join chain.blocks first_block on first_block.number = span.first
  join chain.blocks last_block on last_block.number = span.last
  where stats.address = touched.address`;

async function addToCounters(client: ClientBase, change: ChainChange): Promise<void> {
  await insertRows(client, ADDRESS_STATS, change.addresses);
  await insertRows(client, ADDRESS_DAYS, change.days);
  await insertRows(client, COUNTERS, Object.entries(change.counters));
}

function turnSign(change: ChainChange): ChainChange {
  return {
    participations: change.participations,
    addresses: change.addresses.map((delta) => ({
      address: delta.address,
      transactions: -delta.transactions,
      actions: -delta.actions,
      earned: -delta.earned,
      spendable: -delta.spendable,
      firstActivity: null,
      lastActivity: null,
    })),
    days: change.days.map((delta) => ({
      ...delta,
      transactions: -delta.transactions,
      actions: -delta.actions,
      points: -delta.points,
    })),
    counters: {
      blocks: -change.counters.blocks,
      transactions: -change.counters.transactions,
      actions: -change.counters.actions,
      energy: -change.counters.energy,
    },
  };
}
