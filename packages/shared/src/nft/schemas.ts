import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { storedImageSchema, storedModelSchema } from '../storage/schemas.ts';
import { RARITY_TIERS, type RarityTier } from './rarity.ts';
import { NFT_EVENT_KINDS, NFT_STATES } from './states.ts';

const tiers = RARITY_TIERS.map(([tier]) => tier) as [RarityTier, ...RarityTier[]];
export const rarityTierSchema = z.enum(tiers);

/** Decimal number of a token or collection. */
const idSchema = z.string().regex(/^\d{1,15}$/, 'must be a number');

/** Its place within its collection (`rankRarity`): `rank` 1 is the rarest of `total`. */
export const nftRaritySchema = z.object({
  rank: z.number().int(),
  total: z.number().int(),
  tier: rarityTierSchema,
  /** Part of the collection that is at least as rare, itself included: above 0, at most 1. */
  share: z.number(),
  /** Bits of information in its properties. */
  score: z.number(),
});

/** An NFT as the grid shows it. Texts are its creator's, cleaned and cut, never markup. */
export const marketNftSchema = z.object({
  tokenId: idSchema,
  /** Null until its metadata is read, and where it has none. */
  name: z.string().nullable(),
  /** Only what is stored here, encoded anew; null for a picture that lies elsewhere. */
  image: storedImageSchema.nullable(),
  isPremium: z.boolean(),
  collection: z.object({ id: idSchema, name: z.string() }).nullable(),
  creator: addressSchema,
  /** Null once it is burnt. */
  owner: addressSchema.nullable(),
  state: z.enum(NFT_STATES),
  /** What a buyer pays in wei, everything included; null unless it is for sale now. */
  priceWei: amountSchema.nullable(),
  /** From when it cannot be bought any more; null unless it is for sale now. */
  expiresAt: timeSchema.nullable(),
  /** What it was last sold for, in wei; null for one that never was. */
  lastSaleWei: amountSchema.nullable(),
  /** Null outside of collections, and until it has been worked out. */
  rarity: nftRaritySchema.nullable(),
  mintedAt: timeSchema,
});
export type MarketNft = z.infer<typeof marketNftSchema>;

/** A property with how many of its collection have the same; without a collection `count` and `share` are null. */
export const nftPropertySchema = z.object({
  name: z.string(),
  value: z.string(),
  count: z.number().int().nullable(),
  /** Of the collection, 0 to 1. */
  share: z.number().nullable(),
});
export type NftProperty = z.infer<typeof nftPropertySchema>;

/**
 * The offer of a token that has not moved since. `isApproved` false: the marketplace may not transfer it, so nobody can
 * buy it until its owner approves again; the owner should be told.
 */
export const nftListingSchema = z.object({
  seller: addressSchema,
  priceWei: amountSchema,
  listedAt: timeSchema,
  expiresAt: timeSchema,
  feeBps: z.number().int(),
  isApproved: z.boolean(),
  isExpired: z.boolean(),
  /** Who gets what of the price: fee, royalty and rest, in wei, as the contract will share it. */
  shares: z.object({ feeWei: amountSchema, royaltyWei: amountSchema, sellerWei: amountSchema }),
});
export type NftListing = z.infer<typeof nftListingSchema>;

/** The page of one NFT. */
export const marketNftDetailSchema = marketNftSchema.extend({
  /** The contract NovaNFT. */
  contract: addressSchema,
  description: z.string().nullable(),
  properties: z.array(nftPropertySchema),
  /** Only what is stored here and was found without faults. */
  model: storedModelSchema.nullable(),
  tokenUri: z.string().nullable(),
  /** How far reading its metadata came, in the words of the explorer's NFTs. */
  metadataState: z.enum(['pending', 'read', 'external', 'missing', 'invalid', 'unreachable']),
  /** The creator's part of each sale, in hundredths of a percent. */
  royaltyBps: z.number().int(),
  listing: nftListingSchema.nullable(),
  transferCount: z.number().int(),
  mintedIn: hashSchema,
  mintedAtBlock: z.number().int(),
  /** An administrator has taken it out of lists; it is shown to nobody but by its address. */
  isHidden: z.boolean(),
});
export type MarketNftDetail = z.infer<typeof marketNftDetailSchema>;

/** One entry of an NFT's history. */
export const nftEventSchema = z.object({
  tokenId: idSchema,
  kind: z.enum(NFT_EVENT_KINDS),
  /** Who did it: creator, seller, or who gave it. */
  from: addressSchema,
  /** Who has it then; null where it went to nobody. */
  to: addressSchema.nullable(),
  /** Wei; of offers and sales. */
  priceWei: amountSchema.nullable(),
  /** When an offer ends. */
  expiresAt: timeSchema.nullable(),
  feeWei: amountSchema.nullable(),
  royaltyWei: amountSchema.nullable(),
  timestamp: timeSchema,
  blockNumber: z.number().int(),
  transactionHash: hashSchema,
  logIndex: z.number().int(),
});
export type NftEvent = z.infer<typeof nftEventSchema>;

/** A series of NFTs of one creator. Texts are the creator's. */
export const nftCollectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  image: storedImageSchema.nullable(),
  /** Who may mint into it. */
  owner: addressSchema,
  creator: addressSchema,
  createdAt: timeSchema,
  /** NFTs that are not burnt. */
  itemCount: z.number().int(),
  /** Of them for sale; ended offers may be counted for up to a minute. */
  listedCount: z.number().int(),
  /** The lowest price now, in wei; null with nothing for sale. */
  floorWei: amountSchema.nullable(),
  saleCount: z.number().int(),
  /** All sales together, in wei. */
  volumeWei: amountSchema,
  metadataUri: z.string().nullable(),
});
export type NftCollection = z.infer<typeof nftCollectionSchema>;

/** The properties of a collection: what to filter by. Values by how many have them, the most common first. */
export const collectionPropertiesSchema = z.object({
  properties: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), count: z.number().int() })),
    }),
  ),
});
export type CollectionProperties = z.infer<typeof collectionPropertiesSchema>;

/** `GET /api/v1/market`: the contracts and their rules now. Contracts are null on a chain without them. */
export const marketSchema = z.object({
  nft: addressSchema.nullable(),
  marketplace: addressSchema.nullable(),
  /** Fee of offers made now, in hundredths of a percent; null when the chain does not answer. */
  feeBps: z.number().int().nullable(),
  /** True while nobody can mint, or list and buy; null when the chain does not answer. */
  isMintingPaused: z.boolean().nullable(),
  isTradingPaused: z.boolean().nullable(),
  standardPoints: z.number().int(),
  premiumPoints: z.number().int(),
  totals: z.object({
    nfts: z.number().int(),
    collections: z.number().int(),
  }),
});
export type Market = z.infer<typeof marketSchema>;
