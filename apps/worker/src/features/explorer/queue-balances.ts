import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertTogether, type RowSet, rowSet, type RowTarget } from '../../lib/insert-rows.ts';

const PENDING: RowTarget<Hex> = {
  table: 'chain.pending_balances',
  columns: [['address', 'bytea', toBytea]],
  onConflict: 'on conflict (address) do update set ticket = default',
};

/** Returns the rows that queue addresses. Sorted, so that two writers cannot deadlock. */
export function balanceRows(addresses: Iterable<Hex>): RowSet {
  return rowSet(PENDING, [...new Set(addresses)].sort());
}

/** Queues addresses whose balance must be read. */
export async function queueBalances(client: ClientBase, addresses: Iterable<Hex>): Promise<void> {
  await insertTogether(client, [balanceRows(addresses)]);
}
