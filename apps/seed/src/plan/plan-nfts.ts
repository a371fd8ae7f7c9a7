import type { Random } from '@nova/actors/random';
import { PALETTES } from '../art/palettes.ts';
import { chanceOf, shuffle } from '../chance.ts';
import { COLLECTIONS, DESCRIPTIONS, SHAPES, SINGLES } from './texts.ts';
import {
  type Artwork,
  type CollectionPlan,
  type Fate,
  type NftPlan,
  type PersonPlan,
  type PurchasePlan,
  SOLID_MOTIFS,
} from './world.ts';

/** Number of NFTs per user. */
const PER_PERSON = 1.5;
/**
 * Of 60 NFTs, 35 stay for sale, 15 are sold, 4 are withdrawn and 3 given away; 3 are kept without a listing.
 */
const FATES = { offered: 35 / 60, sold: 15 / 60, withdrawn: 4 / 60, provided: 3 / 60 };
/** Number of NFTs out of ten that belong to a collection. */
const IN_COLLECTION = 6;
/** Prices in NAC; small ones occur more often. */
const PRICES = [
  5, 8, 12, 15, 20, 25, 25, 30, 40, 42, 50, 60, 75, 80, 99, 120, 150, 180, 220, 250, 300, 420, 500, 750,
  1_200, 2_500,
];
/** NAC per USDT in the most expensive phase, so that a buyer can pay in every phase. */
const NAC_PER_USDT = 20;
const DAYS = [3, 7, 14, 30, 60, 90] as const;
const ROYALTIES = [0, 0, 250, 500, 500, 750, 1_000] as const;
const DENSITIES = ['Sparse', 'Light', 'Even', 'Rich', 'Dense'] as const;
const MOODS = ['Calm', 'Bright', 'Restless', 'Dreamy'] as const;

/** Plans collections, which the first users with a wallet create. */
export function planCollections(generation: number, people: readonly PersonPlan[]): CollectionPlan[] {
  const owners = people.filter(({ login }) => login !== 'email');
  const suffix = generation === 1 ? '' : ` ${toRoman(generation)}`;
  return COLLECTIONS.slice(0, Math.max(2, Math.min(COLLECTIONS.length, Math.round(people.length / 8)))).map(
    ({ name, description, motif }, index) => ({
      name: name + suffix,
      description,
      motif,
      owner: owners[index]!.index,
    }),
  );
}

/** Plans NFTs, their creators, and what happens to them. */
export function planNfts(
  seed: number,
  generation: number,
  {
    people,
    purchases,
    collections,
  }: {
    readonly people: readonly PersonPlan[];
    readonly purchases: readonly PurchasePlan[];
    readonly collections: readonly CollectionPlan[];
  },
): NftPlan[] {
  const count = Math.round(people.length * PER_PERSON);
  const wallets = people.filter(({ login }) => login !== 'email').map(({ index }) => index);
  const fates = planFates(chanceOf(seed, generation, 'fates'), count);
  const budgets = new Map<number, number>();
  for (const { buyer, method, usdt } of purchases)
    if (method === 'usdt') budgets.set(buyer, Number(usdt) * NAC_PER_USDT);
  const numbers = collections.map(() => 0);
  let solids = 0;
  let singles = 0;
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceOf(seed, generation, 'nft', index);
    const isSolid = index % 5 === 4;
    const collection = !isSolid && index % 10 < IN_COLLECTION ? index % collections.length : null;
    const creator =
      collection === null ? wallets[(index * 7) % wallets.length]! : collections[collection]!.owner;
    const solid = isSolid ? solids++ : null;
    const single = solid === null && collection === null ? singles++ : 0;
    const place = { collection, collections, numbers, solid, single, index, seed, generation };
    const about = describe(chance, place);
    const fate = toFate(chance, fates[index]!, { creator, wallets, budgets });
    return { index, creator, collection, ...about, royaltyBps: chance.pick(ROYALTIES), fate };
  });
}

type About = Pick<NftPlan, 'name' | 'description' | 'artwork' | 'properties' | 'premium'>;

function describe(
  chance: Random,
  place: {
    readonly collection: number | null;
    readonly collections: readonly CollectionPlan[];
    readonly numbers: number[];
    readonly solid: number | null;
    readonly single: number;
    readonly index: number;
    readonly seed: number;
    readonly generation: number;
  },
): About {
  const { collection, collections, numbers, solid, single, index, seed, generation } = place;
  const palette = chance.below(PALETTES.length);
  const density = chance.below(DENSITIES.length);
  const draw = (motif: Artwork['motif']): Artwork => ({
    motif,
    palette,
    density,
    seed: `${seed} ${generation} nft ${index}`,
  });
  const properties = [
    { name: 'Palette', value: PALETTES[palette]!.name },
    { name: 'Density', value: DENSITIES[density]! },
    { name: 'Mood', value: chance.pick(MOODS) },
  ];
  if (collection !== null) {
    const number = ++numbers[collection]!;
    const { motif, description } = collections[collection]!;
    const { piece } = COLLECTIONS[collection]!;
    return { name: `${piece} ${number}`, description, artwork: draw(motif), properties, premium: null };
  }
  const description = chance.pick(DESCRIPTIONS);
  if (solid !== null) {
    const motif = SOLID_MOTIFS[solid % SOLID_MOTIFS.length]!;
    const name = `${chance.pick(SHAPES[motif])} ${toRoman(1 + Math.floor(solid / SOLID_MOTIFS.length))}`;
    const shape = { name: 'Shape', value: motif };
    // Every third has no model of its own: the product makes a slab from its picture.
    return {
      name,
      description,
      artwork: draw(motif),
      properties: [shape, ...properties],
      premium: solid % 3 === 2 ? 'slab' : 'model',
    };
  }
  const motif = (['petals', 'orbits', 'tiles'] as const)[single % 3]!;
  const names = SINGLES[motif];
  const name = names[Math.floor(single / 3) % names.length]!;
  return { name, description, artwork: draw(motif), properties: properties.slice(0, 2), premium: null };
}

function planFates(chance: Random, count: number): Fate['kind'][] {
  const kinds = (Object.entries(FATES) as [Fate['kind'], number][]).flatMap(([kind, share]) =>
    Array<Fate['kind']>(Math.round(share * count)).fill(kind),
  );
  while (kinds.length < count) kinds.push('kept');
  return shuffle(chance, kinds.slice(0, count));
}

function toFate(
  chance: Random,
  kind: Fate['kind'],
  {
    creator,
    wallets,
    budgets,
  }: { creator: number; wallets: readonly number[]; budgets: Map<number, number> },
): Fate {
  const others = wallets.filter((index) => index !== creator);
  if (kind === 'given') return { kind, to: chance.pick(others) };
  const price = chance.pick(PRICES);
  if (kind === 'offered') {
    const isLowered = chance.isOneIn(5);
    return { kind, prices: isLowered ? [price, Math.ceil(price * 0.8)] : [price], days: chance.pick(DAYS) };
  }
  if (kind === 'withdrawn') return { kind, price };
  if (kind === 'kept') return { kind };
  const able = others.filter((index) => (budgets.get(index) ?? 0) >= 2 * PRICES[0]!);
  const buyer = chance.pick(able);
  const affordable = PRICES.filter((each) => each <= budgets.get(buyer)! / 2);
  const paid = chance.pick(affordable);
  budgets.set(buyer, budgets.get(buyer)! - paid);
  return { kind, price: paid, buyer };
}

function toRoman(number: number): string {
  const signs: readonly [number, string][] = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = number;
  let text = '';
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) text += sign;
  return text;
}
