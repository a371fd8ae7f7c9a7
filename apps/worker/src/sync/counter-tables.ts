import type { ClientBase } from 'pg';
import type { CounterName } from '@nova/db/schema/explorer';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertRows, type RowSet, rowSet, type RowTarget } from '../lib/insert-rows.ts';
import type { ChainDay } from './chain-day.ts';
import type { Participation } from './feature-handler.ts';
import type { AddressDelta, DayDelta } from './summarise-change.ts';

export const PARTICIPATIONS: RowTarget<Participation> = {
  table: 'chain.address_transactions',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['tx_index', 'integer', (row) => row.txIndex],
  ],
};

/** `xmax` is 0 for a new row. */
const IS_NEW = 'kept.xmax = 0 as is_new';

export const ADDRESS_STATS: RowTarget<AddressDelta> = {
  table: 'chain.address_stats',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['transaction_count', 'bigint', (row) => row.transactions],
    ['action_count', 'bigint', (row) => row.actions],
    ['energy_earned', 'bigint', (row) => row.earned],
    ['energy_spendable', 'bigint', (row) => row.spendable],
    ['token_transfer_count', 'bigint', (row) => row.tokenTransfers],
    ['first_activity', 'timestamptz', (row) => row.firstActivity],
    ['last_activity', 'timestamptz', (row) => row.lastActivity],
  ],
  onConflict: `on conflict (address) do update set
    transaction_count = kept.transaction_count + excluded.transaction_count,
    action_count = kept.action_count + excluded.action_count,
    energy_earned = kept.energy_earned + excluded.energy_earned,
    energy_spendable = kept.energy_spendable + excluded.energy_spendable,
    token_transfer_count = kept.token_transfer_count + excluded.token_transfer_count,
    first_activity = least(kept.first_activity, excluded.first_activity),
    last_activity = greatest(kept.last_activity, excluded.last_activity)`,
  returning: `kept.address, ${IS_NEW}`,
};

export const ADDRESS_DAYS: RowTarget<DayDelta> = {
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
  returning: `kept.day::text as day, ${IS_NEW}`,
};

export const DAILY_STATS: RowTarget<ChainDay> = {
  table: 'chain.daily_stats',
  columns: [
    ['day', 'date', (row) => row.day],
    ['blocks', 'integer', (row) => row.blocks],
    ['transactions', 'integer', (row) => row.transactions],
    ['failed_transactions', 'integer', (row) => row.failedTransactions],
    ['actions', 'integer', (row) => row.actions],
    ['points', 'bigint', (row) => row.points],
    ['gas_used', 'bigint', (row) => row.gasUsed],
    ['fees', 'numeric', (row) => row.feesWei.toString()],
    ['token_transfers', 'integer', (row) => row.tokenTransfers],
    ['active_addresses', 'integer', (row) => row.activeAddresses],
    ['new_addresses', 'integer', (row) => row.newAddresses],
  ],
  onConflict: `on conflict (day) do update set
    blocks = kept.blocks + excluded.blocks,
    transactions = kept.transactions + excluded.transactions,
    failed_transactions = kept.failed_transactions + excluded.failed_transactions,
    actions = kept.actions + excluded.actions,
    points = kept.points + excluded.points,
    gas_used = kept.gas_used + excluded.gas_used,
    fees = kept.fees + excluded.fees,
    token_transfers = kept.token_transfers + excluded.token_transfers,
    active_addresses = kept.active_addresses + excluded.active_addresses,
    new_addresses = kept.new_addresses + excluded.new_addresses`,
};

const COUNTERS: RowTarget<[name: string, value: number]> = {
  table: 'chain.counters',
  columns: [
    ['name', 'text', ([name]) => name],
    ['value', 'bigint', ([, value]) => value],
  ],
  onConflict: 'on conflict (name) do update set value = kept.value + excluded.value',
};

/** Returns the rows that add to totals. */
export function counterRows(deltas: Readonly<Partial<Record<CounterName, number>>>): RowSet {
  return rowSet(COUNTERS, Object.entries(deltas));
}

/** Updates totals in the transaction that writes the counted rows. */
export async function addToCounters(
  client: ClientBase,
  deltas: Readonly<Partial<Record<CounterName, number>>>,
): Promise<void> {
  await insertRows(client, COUNTERS, Object.entries(deltas));
}
