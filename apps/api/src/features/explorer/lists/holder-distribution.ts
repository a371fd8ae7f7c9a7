import type { Queryable } from '@nova/db/database';
import { tokenBalances } from '@nova/db/schema/token';
import { HOLDER_GROUPS, type HolderDistribution } from '@nova/shared/explorer/token-schemas';
import { and, desc, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toShare } from './share.ts';
import { HAS_BALANCE, readToken } from './tokens.ts';

const LARGEST = HOLDER_GROUPS.at(-1)!;

/**
 * Reads how a token is distributed from its largest balances in the order of an index, however many holders
 * there are. @throws AppError `token_not_found`
 */
export async function readDistribution(
  db: Queryable,
  address: Hex,
  limit: number,
): Promise<HolderDistribution> {
  const { token, holder, balance } = tokenBalances;
  const [detail, rows] = await Promise.all([
    readToken(db, address),
    db
      .select({ address: holder, balance })
      .from(tokenBalances)
      .where(and(eq(token, address), HAS_BALANCE))
      .orderBy(desc(balance), desc(holder))
      .limit(LARGEST),
  ]);
  const {
    total_supply: totalSupply,
    holder_count: holderCount,
    transfer_count: _,
    created_by: __,
    created_in: ___,
    ...label
  } = detail;
  const supply = BigInt(totalSupply ?? 0);
  const sums = sumUp(rows.map((row) => row.balance));
  const heldBy = (count: number) => sums[Math.min(count, sums.length) - 1] ?? 0n;
  const toGroup = (holders: number, held: bigint) => ({
    holders,
    balance: held.toString(),
    share: toShare(held, supply),
  });
  const half = sums.findIndex((held) => held * 2n > supply);
  const left = supply - heldBy(LARGEST);
  return {
    token: label,
    total_supply: supply.toString(),
    holder_count: holderCount,
    groups: HOLDER_GROUPS.filter((size) => size <= rows.length).map((size) => toGroup(size, heldBy(size))),
    rest: toGroup(Math.max(0, holderCount - LARGEST), left > 0n ? left : 0n),
    half_held_by: half < 0 ? null : half + 1,
    holders: rows.slice(0, limit).map((row) => ({
      address: row.address,
      balance: row.balance.toString(),
      share: toShare(row.balance, supply),
    })),
  };
}

/** Returns for each position the sum of the values up to it. */
function sumUp(values: readonly bigint[]): bigint[] {
  let sum = 0n;
  return values.map((value) => (sum += value));
}
