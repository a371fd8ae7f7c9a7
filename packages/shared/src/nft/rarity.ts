/** A property as it counts for rarity: both texts exactly as the metadata say them. */
export interface RarityTrait {
  readonly name: string;
  readonly value: string;
}

/** How rare an NFT is within its collection. */
export interface Rarity {
  /** 1 = the rarest; equals share a rank. */
  readonly rank: number;
  /** Bits of information in its properties. */
  readonly score: number;
  /** Part of the collection that is at least as rare, itself included: above 0, at most 1. */
  readonly share: number;
}

/** Names of how rare something is, from the rarest on, each with the largest `share` that still has it. */
export const RARITY_TIERS = [
  ['legendary', 0.01],
  ['epic', 0.05],
  ['rare', 0.15],
  ['uncommon', 0.4],
  ['common', 1],
] as const;
export type RarityTier = (typeof RARITY_TIERS)[number][0];

/** The tier of a share. Where all are alike the share is 1, and all are common. */
export function rarityTierOf(share: number): RarityTier {
  return RARITY_TIERS.find(([, most]) => share <= most)?.[0] ?? 'common';
}

/** Scores that differ by less are equal: sums of logarithms are not exact. */
const SCORE_DIGITS = 6;

/**
 * Ranks the NFTs of one collection. For each name of a property that occurs in it, an NFT has its values or none; each
 * is worth −log2(p) bits, where p is the part of the collection that has the same. The sum is its score: two properties
 * that one in four has are as rare as one that one in sixteen has. Adding a property that everybody has changes nothing.
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
  /** How many have a name at all. */
  readonly having: number;
  readonly values: ReadonlyMap<string, number>;
}

/** How often each value of each name occurs; the same twice in one NFT counts once. */
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
  // `-0` would be another key than `0`.
  return Number(bits.toFixed(SCORE_DIGITS)) || 0;
}
