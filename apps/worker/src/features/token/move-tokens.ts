import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import type { BalanceDelta, TokenDelta, TokenSums } from './summarise-transfers.ts';

const BALANCES: RowTarget<BalanceDelta> = {
  table: 'chain.token_balances',
  columns: [
    ['token', 'bytea', (row) => toBytea(row.token)],
    ['holder', 'bytea', (row) => toBytea(row.holder)],
    ['balance', 'numeric', (row) => row.units.toString()],
    ['transfer_count', 'bigint', (row) => row.transfers],
  ],
  onConflict: `on conflict (token, holder) do update set
    balance = kept.balance + excluded.balance, transfer_count = kept.transfer_count + excluded.transfer_count`,
  returning: 'kept.token, kept.holder, kept.balance',
};

interface HolderDelta extends TokenDelta {
  readonly holders: number;
}

const TOKENS: RowTarget<HolderDelta> = {
  table: 'chain.tokens',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['kind', 'text', (row) => row.kind],
    ['total_supply', 'numeric', (row) => row.supply.toString()],
    ['holder_count', 'integer', (row) => row.holders],
    ['transfer_count', 'bigint', (row) => row.transfers],
    ['first_block_number', 'bigint', (row) => row.firstBlockNumber],
  ],
  onConflict: `on conflict (address) do update set
    total_supply = kept.total_supply + excluded.total_supply,
    holder_count = kept.holder_count + excluded.holder_count,
    transfer_count = kept.transfer_count + excluded.transfer_count`,
  returning: 'kept.address, kept.xmax = 0 as is_new',
};

interface BalanceRow {
  token: Buffer;
  holder: Buffer;
  balance: string;
}

/**
 * Adds sums (negative ones for a reorg) to balances, holders and supplies. @returns Tokens seen for the
 * first time.
 */
export async function moveTokens(client: ClientBase, { tokens, balances }: TokenSums): Promise<Hex[]> {
  const after = await insertRows<BalanceDelta, BalanceRow>(client, BALANCES, balances);
  const holders = countHolders(balances, after);
  const held = tokens.map((token) => ({ ...token, holders: holders.get(token.address) ?? 0 }));
  const rows = await insertRows<HolderDelta, { address: Buffer; is_new: boolean }>(client, TOKENS, held);
  return rows.filter((row) => row.is_new).map((row) => toHex(row.address));
}

/**
 * Counts how many addresses became or ceased to be holders. The previous balance is the current one minus
 * the change.
 */
function countHolders(balances: readonly BalanceDelta[], after: readonly BalanceRow[]): Map<Hex, number> {
  const now = new Map(
    after.map((row) => [`${toHex(row.token)}${toHex(row.holder)}`, BigInt(row.balance)] as const),
  );
  const holders = new Map<Hex, number>();
  for (const { token, holder, units } of balances) {
    const balance = now.get(`${token}${holder}`)!;
    const change = Number(balance > 0n) - Number(balance - units > 0n);
    if (change !== 0) holders.set(token, (holders.get(token) ?? 0) + change);
  }
  return holders;
}
