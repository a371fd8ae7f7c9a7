import type { ClientBase } from 'pg';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { type ItemBalanceDelta, keyOf } from './collect-nfts.ts';

const BALANCES: RowTarget<ItemBalanceDelta> = {
  table: 'chain.nft_balances',
  columns: [
    ['contract', 'bytea', (row) => toBytea(row.contract)],
    ['token_id', 'numeric', (row) => row.tokenId.toString()],
    ['holder', 'bytea', (row) => toBytea(row.holder)],
    ['balance', 'numeric', (row) => row.units.toString()],
    ['transfer_count', 'bigint', (row) => row.transfers],
  ],
  onConflict: `on conflict (contract, token_id, holder) do update set
    balance = kept.balance + excluded.balance, transfer_count = kept.transfer_count + excluded.transfer_count`,
  returning: 'kept.contract, kept.token_id, kept.holder, kept.balance',
};

interface BalanceRow {
  contract: Buffer;
  token_id: string;
  holder: Buffer;
  balance: string;
}

/**
 * Adds changes (negative ones for a reorg) to the balances of ERC-1155 items.
 * @returns by how many the holders of each item changed
 */
export async function moveItems(
  client: ClientBase,
  balances: readonly ItemBalanceDelta[],
): Promise<Map<string, number>> {
  const rows = await insertRows<ItemBalanceDelta, BalanceRow>(client, BALANCES, balances);
  const after = new Map(
    rows.map((row) => [
      holderKey({ contract: toHex(row.contract), tokenId: BigInt(row.token_id), holder: toHex(row.holder) }),
      BigInt(row.balance),
    ]),
  );
  const holders = new Map<string, number>();
  for (const delta of balances) {
    // The previous balance is the current one minus the change.
    const balance = after.get(holderKey(delta))!;
    const change = Number(balance > 0n) - Number(balance - delta.units > 0n);
    if (change !== 0) holders.set(keyOf(delta), (holders.get(keyOf(delta)) ?? 0) + change);
  }
  return holders;
}

/** Removes the balances without a transfer that a reorg has left. */
export async function removeUnusedBalances(
  client: ClientBase,
  balances: readonly ItemBalanceDelta[],
): Promise<void> {
  if (balances.length === 0) return;
  await client.query(
    `delete from chain.nft_balances held
     using unnest($1::bytea[], $2::numeric[], $3::bytea[]) as touched (contract, token_id, holder)
     where held.contract = touched.contract and held.token_id = touched.token_id
       and held.holder = touched.holder and held.transfer_count = 0`,
    [
      balances.map((row) => toBytea(row.contract)),
      balances.map((row) => row.tokenId.toString()),
      balances.map((row) => toBytea(row.holder)),
    ],
  );
}

function holderKey(balance: Pick<ItemBalanceDelta, 'contract' | 'tokenId' | 'holder'>): string {
  return `${keyOf(balance)} ${balance.holder}`;
}
