import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea } from '../../lib/hex-bytes.ts';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';

const PENDING: RowTarget<Hex> = {
  table: 'chain.pending_balances',
  columns: [['address', 'bytea', toBytea]],
  onConflict: 'on conflict (address) do update set ticket = default',
};

/** Queues addresses whose balance must be read. Sorted, so that two writers cannot deadlock. */
export async function queueBalances(client: ClientBase, addresses: Iterable<Hex>): Promise<void> {
  await insertRows(client, PENDING, [...new Set(addresses)].sort());
}
