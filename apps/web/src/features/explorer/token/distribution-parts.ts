import type { HolderDistribution } from '@nova/shared/explorer/token-schemas';

/** Holders between two ranks, with their share of the supply; `to` is null for all after the 100 largest. */
export interface DistributionPart {
  readonly from: number;
  readonly to: number | null;
  readonly holders: number;
  readonly balance: bigint;
  readonly share: number;
}

/** Returns the parts of a supply that do not overlap: ranks 1 to 10, 11 to 25, and so on, then the rest. */
export function toParts({
  groups,
  rest,
  total_supply,
  holder_count,
}: HolderDistribution): DistributionPart[] {
  const supply = BigInt(total_supply);
  const shareOf = (balance: bigint) =>
    supply === 0n ? 0 : Number((balance * 1_000_000n) / supply) / 1_000_000;
  let before = { holders: 0, balance: 0n };
  const parts: DistributionPart[] = groups.map(({ holders, balance }) => {
    const held = BigInt(balance) - before.balance;
    const part = {
      from: before.holders + 1,
      to: holders,
      holders: holders - before.holders,
      balance: held,
      share: shareOf(held),
    };
    before = { holders, balance: BigInt(balance) };
    return part;
  });
  const left = supply - before.balance;
  const isLast = rest.holders === 0;
  if (holder_count > before.holders && left > 0n)
    parts.push({
      from: before.holders + 1,
      to: isLast ? holder_count : null,
      holders: holder_count - before.holders,
      balance: left,
      share: shareOf(left),
    });
  return parts;
}
