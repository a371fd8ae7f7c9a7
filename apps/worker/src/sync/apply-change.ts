import type { ClientBase } from 'pg';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { insertRows, insertTogether, type RowSet, rowSet } from '../lib/insert-rows.ts';
import { sendTogether } from '../lib/send-together.ts';
import { addDay, type ChainDay, negateDay } from './chain-day.ts';
import {
  ADDRESS_DAYS,
  ADDRESS_STATS,
  addToCounters,
  counterRows,
  DAILY_STATS,
  PARTICIPATIONS,
} from './counter-tables.ts';
import type { AddressDelta, ChainChange, DayDelta } from './summarise-change.ts';

/** Returns the rows that add a change to the address history. */
export function listParticipationRows(change: ChainChange): RowSet[] {
  return [rowSet(PARTICIPATIONS, change.participations)];
}

/** Addresses and their days that a change adds to the index. */
export interface NewAddresses {
  readonly addresses: readonly Buffer[];
  /** UTC day of each address that was active on it for the first time. */
  readonly activeDays: readonly string[];
}

/** Adds a change to the counters of its addresses. */
export async function addToAddresses(client: ClientBase, change: ChainChange): Promise<NewAddresses> {
  const [stats, addressDays] = await sendTogether([
    insertRows<AddressDelta, { address: Buffer; is_new: boolean }>(client, ADDRESS_STATS, change.addresses),
    insertRows<DayDelta, { day: string; is_new: boolean }>(client, ADDRESS_DAYS, change.addressDays),
  ]);
  return {
    addresses: stats.filter((row) => row.is_new).map((row) => row.address),
    activeDays: addressDays.filter((row) => row.is_new).map((row) => row.day),
  };
}

/** Adds a change to the totals of each day and of the chain. */
export async function addToTotals(
  client: ClientBase,
  change: ChainChange,
  { addresses, activeDays }: NewAddresses,
): Promise<void> {
  const days = countAddresses(change, addresses, activeDays, 1);
  await insertTogether(client, [
    rowSet(DAILY_STATS, [...days.values()]),
    counterRows({ ...change.counters, addresses: addresses.length }),
  ]);
}

/** Reverses a change by subtracting the same sums. Values that cannot be subtracted are recomputed. */
export async function reverseChange(
  client: ClientBase,
  change: ChainChange,
  fromHeight: number,
): Promise<void> {
  await insertRows(client, ADDRESS_STATS, change.addresses.map(negateAddress));
  await insertRows(client, ADDRESS_DAYS, change.addressDays.map(negateAddressDay));
  const addresses = change.addresses.map((delta) => toBytea(delta.address));
  await client.query(
    'delete from chain.address_transactions where address = any($1::bytea[]) and block_number >= $2',
    [addresses, fromHeight],
  );
  const days = await client.query<{ day: string }>(
    `delete from chain.address_days where address = any($1::bytea[]) and transactions = 0
     returning day::text as day`,
    [addresses],
  );
  const stats = await client.query<{ address: Buffer }>(
    `delete from chain.address_stats
     where address = any($1::bytea[]) and transaction_count = 0 and token_transfer_count = 0
     returning address`,
    [addresses],
  );
  await client.query(READ_ACTIVITY_ANEW, [addresses]);
  await reverseTotals(
    client,
    change,
    stats.rows.map((row) => row.address),
    days.rows.map((row) => row.day),
  );
}

async function reverseTotals(
  client: ClientBase,
  change: ChainChange,
  removedAddresses: readonly Buffer[],
  inactiveDays: readonly string[],
): Promise<void> {
  const negative: ChainChange = { ...change, days: change.days.map(negateDay) };
  const days = countAddresses(negative, removedAddresses, inactiveDays, -1);
  await insertRows(client, DAILY_STATS, [...days.values()]);
  await client.query('delete from chain.daily_stats where day = any($1::date[]) and blocks = 0', [
    [...days.keys()],
  ]);
  const { blocks, transactions, actions, energy, token_transfers } = change.counters;
  await addToCounters(client, {
    blocks: -blocks,
    transactions: -transactions,
    actions: -actions,
    energy: -energy,
    token_transfers: -token_transfers,
    addresses: -removedAddresses.length,
  });
}

/** Counts the addresses that appeared on the change's days (or, with -1, disappeared from them). */
function countAddresses(
  change: ChainChange,
  addresses: readonly Buffer[],
  activeDays: readonly string[],
  sign: 1 | -1,
): Map<string, ChainDay> {
  const days = new Map(change.days.map((day) => [day.day, { ...day }]));
  const firstDays = new Map<string, string>(change.addresses.map((delta) => [delta.address, delta.firstDay]));
  for (const address of addresses) addDay(days, firstDays.get(toHex(address))!, { newAddresses: sign });
  for (const day of activeDays) addDay(days, day, { activeAddresses: sign });
  return days;
}

// Addresses that only received tokens have no transaction of their own, and thus no activity.
const READ_ACTIVITY_ANEW = `
  update chain.address_stats stats
  set first_activity = first_block.timestamp, last_activity = last_block.timestamp
  from unnest($1::bytea[]) as touched (address)
  cross join lateral (
    select min(block_number) as first, max(block_number) as last
    from chain.address_transactions history where history.address = touched.address
  ) span
  left join chain.blocks first_block on first_block.number = span.first
  left join chain.blocks last_block on last_block.number = span.last
  where stats.address = touched.address`;

function negateAddress(delta: AddressDelta): AddressDelta {
  return {
    address: delta.address,
    firstDay: delta.firstDay,
    transactions: -delta.transactions,
    actions: -delta.actions,
    earned: -delta.earned,
    spendable: -delta.spendable,
    tokenTransfers: -delta.tokenTransfers,
    firstActivity: null,
    lastActivity: null,
  };
}

function negateAddressDay(delta: DayDelta): DayDelta {
  return {
    ...delta,
    transactions: -delta.transactions,
    actions: -delta.actions,
    points: -delta.points,
  };
}
