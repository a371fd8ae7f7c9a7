/** A property used for rarity, with both texts exactly as in the metadata. */
export interface RarityTrait {
  readonly name: string;
  readonly value: string;
}

/** Rarity of an NFT within its collection. */
export interface Rarity {
  /** 1 is the rarest; equal scores share a rank. */
  readonly rank: number;
  /** Bits of information in its properties. */
  readonly score: number;
  /** Share of the collection that is at least as rare, including this NFT: above 0, at most 1. */
  readonly share: number;
}

/** Rarity tiers, rarest first, with the maximum `share` of each. */
export const RARITY_TIERS = [
  ['legendary', 0.01],
  ['epic', 0.05],
  ['rare', 0.15],
  ['uncommon', 0.4],
  ['common', 1],
] as const;
export type RarityTier = (typeof RARITY_TIERS)[number][0];

/** Returns the tier of a share. If all NFTs are alike, the share is 1 and all are common. */
export function rarityTierOf(share: number): RarityTier {
  return RARITY_TIERS.find(([, most]) => share <= most)?.[0] ?? 'common';
}

/** Decimals to which scores are rounded, because sums of logarithms are not exact. */
const SCORE_DIGITS = 6;

/**
 * Ranks the NFTs of one collection. For each property name in it, an NFT has its values or none; each is
 * worth −log2(p) bits, where p is the share of the collection with the same. The sum is the score: two
 * properties that one in four NFTs has are as rare as one that one in sixteen has. A property that all have
 * adds nothing.
 */
export function rankRarity(items: readonly { readonly traits: readonly RarityTrait[] }[]): Rarity[] {
  const total = items.length;
  const counts = countTraits(items);
  const scores = items.map(({ traits }) => scoreOf(traits, counts, total));
  const descending = scores.toSorted((a, b) => b - a);
  const firstAt = new Map<number, number>();
  const atLeast = new Map<number, number>();
  for (const [index, score] of descending.entries()) {
    if (!firstAt.has(score)) firstAt.set(score, index + 1);
    atLeast.set(score, index + 1);
  }
  return scores.map((score) => ({
    rank: firstAt.get(score)!,
    score,
    share: atLeast.get(score)! / total,
  }));
}

interface TraitCounts {
  /** Number of NFTs that have the name. */
  readonly having: number;
  readonly values: ReadonlyMap<string, number>;
}

/** Counts the NFTs with each value of each name; a duplicate within one NFT counts once. */
export function countTraits(
  items: readonly { readonly traits: readonly RarityTrait[] }[],
): Map<string, TraitCounts> {
  const counts = new Map<string, { having: number; values: Map<string, number> }>();
  for (const { traits } of items) {
    for (const [name, values] of groupByName(traits)) {
      const count = counts.get(name) ?? { having: 0, values: new Map<string, number>() };
      counts.set(name, count);
      count.having += 1;
      for (const value of values) count.values.set(value, (count.values.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

function groupByName(traits: readonly RarityTrait[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { name, value } of traits) groups.set(name, (groups.get(name) ?? new Set()).add(value));
  return groups;
}

function scoreOf(
  traits: readonly RarityTrait[],
  counts: ReadonlyMap<string, TraitCounts>,
  total: number,
): number {
  const own = groupByName(traits);
  let bits = 0;
  for (const [name, { having, values }] of counts) {
    const ownValues = own.get(name);
    if (ownValues === undefined) bits -= Math.log2((total - having) / total);
    else for (const value of ownValues) bits -= Math.log2(values.get(value)! / total);
  }
  // `-0` would be a different key than `0`.
  return Number(bits.toFixed(SCORE_DIGITS)) || 0;
}
