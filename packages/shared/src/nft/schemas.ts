import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { storedImageSchema, storedModelSchema } from '../storage/schemas.ts';
import { RARITY_TIERS, type RarityTier } from './rarity.ts';
import { NFT_EVENT_KINDS, NFT_STATES } from './states.ts';

const tiers = RARITY_TIERS.map(([tier]) => tier) as [RarityTier, ...RarityTier[]];
export const rarityTierSchema = z.enum(tiers);

/** Decimal number of a token or collection. */
const idSchema = z.string().regex(/^\d{1,15}$/, 'must be a number');

/** Rarity within the collection (`rankRarity`): `rank` 1 is the rarest of `total`. */
export const nftRaritySchema = z.object({
  rank: z.number().int(),
  total: z.number().int(),
  tier: rarityTierSchema,
  /** Share of the collection that is at least as rare, including this NFT: above 0, at most 1. */
  share: z.number(),
  /** Bits of information in its properties. */
  score: z.number(),
});

/** An NFT in the grid. Its texts come from its creator, sanitized and truncated, never markup. */
export const marketNftSchema = z.object({
  tokenId: idSchema,
  /** Null until the metadata is read, or if it contains no name. */
  name: z.string().nullable(),
  /** Only an image stored here, re-encoded; null for one hosted elsewhere. */
  image: storedImageSchema.nullable(),
  isPremium: z.boolean(),
  collection: z.object({ id: idSchema, name: z.string() }).nullable(),
  creator: addressSchema,
  /** Null once burned. */
  owner: addressSchema.nullable(),
  state: z.enum(NFT_STATES),
  /** Total price for a buyer in wei; null unless it is listed. */
  priceWei: amountSchema.nullable(),
  /** Expiry time of the listing; null unless it is listed. */
  expiresAt: timeSchema.nullable(),
  /** Price of the last sale in wei; null if never sold. */
  lastSaleWei: amountSchema.nullable(),
  /** Null outside of collections and until it is computed. */
  rarity: nftRaritySchema.nullable(),
  mintedAt: timeSchema,
});
export type MarketNft = z.infer<typeof marketNftSchema>;

/**
 * A property with the number of NFTs in the collection that have the same; without a collection `count` and
 * `share` are null.
 */
export const nftPropertySchema = z.object({
  name: z.string(),
  value: z.string(),
  count: z.number().int().nullable(),
  /** Share of the collection, 0 to 1. */
  share: z.number().nullable(),
});
export type NftProperty = z.infer<typeof nftPropertySchema>;

/**
 * The listing of a token that has not moved since. `isApproved` false: the marketplace may not transfer it,
 * so it cannot be bought until its owner approves again; the page should tell the owner.
 */
export const nftListingSchema = z.object({
  seller: addressSchema,
  priceWei: amountSchema,
  listedAt: timeSchema,
  expiresAt: timeSchema,
  feeBps: z.number().int(),
  isApproved: z.boolean(),
  isExpired: z.boolean(),
  /** Split of the price into fee, royalty and remainder, in wei, as the contract will distribute it. */
  shares: z.object({ feeWei: amountSchema, royaltyWei: amountSchema, sellerWei: amountSchema }),
});
export type NftListing = z.infer<typeof nftListingSchema>;

/** The page of one NFT. */
export const marketNftDetailSchema = marketNftSchema.extend({
  /** The contract NovaNFT. */
  contract: addressSchema,
  description: z.string().nullable(),
  properties: z.array(nftPropertySchema),
  /** Only a model stored here that passed validation. */
  model: storedModelSchema.nullable(),
  tokenUri: z.string().nullable(),
  /** State of reading the metadata, with the values of the explorer's NFTs. */
  metadataState: z.enum(['pending', 'read', 'external', 'missing', 'invalid', 'unreachable']),
  /** The creator's royalty on each sale in hundredths of a percent. */
  royaltyBps: z.number().int(),
  listing: nftListingSchema.nullable(),
  transferCount: z.number().int(),
  mintedIn: hashSchema,
  mintedAtBlock: z.number().int(),
  /** True if an administrator has removed it from lists; it is only shown at its own address. */
  isHidden: z.boolean(),
});
export type MarketNftDetail = z.infer<typeof marketNftDetailSchema>;

/** One entry of an NFT's history. */
export const nftEventSchema = z.object({
  tokenId: idSchema,
  kind: z.enum(NFT_EVENT_KINDS),
  /** The acting account: creator, seller or sender. */
  from: addressSchema,
  /** The new owner; null if there is none. */
  to: addressSchema.nullable(),
  /** In wei, for listings and sales. */
  priceWei: amountSchema.nullable(),
  /** Expiry time of a listing. */
  expiresAt: timeSchema.nullable(),
  feeWei: amountSchema.nullable(),
  royaltyWei: amountSchema.nullable(),
  timestamp: timeSchema,
  blockNumber: z.number().int(),
  transactionHash: hashSchema,
  logIndex: z.number().int(),
});
export type NftEvent = z.infer<typeof nftEventSchema>;

/** A creator's NFT collection. Its texts come from the creator. */
export const nftCollectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  image: storedImageSchema.nullable(),
  /** The only account that can mint into it. */
  owner: addressSchema,
  creator: addressSchema,
  createdAt: timeSchema,
  /** Number of NFTs that are not burned. */
  itemCount: z.number().int(),
  /** Number of listed NFTs; expired listings may count for up to a minute. */
  listedCount: z.number().int(),
  /** Current lowest price in wei; null without a listing. */
  floorWei: amountSchema.nullable(),
  saleCount: z.number().int(),
  /** Total of all sales in wei. */
  volumeWei: amountSchema,
  metadataUri: z.string().nullable(),
});
export type NftCollection = z.infer<typeof nftCollectionSchema>;

/** The properties of a collection for filters. Values are ordered by frequency, most common first. */
export const collectionPropertiesSchema = z.object({
  properties: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), count: z.number().int() })),
    }),
  ),
});
export type CollectionProperties = z.infer<typeof collectionPropertiesSchema>;

/**
 * `GET /api/v1/market`: the contracts and their current rules. Contracts are null on a chain without them.
 */
export const marketSchema = z.object({
  nft: addressSchema.nullable(),
  marketplace: addressSchema.nullable(),
  /** Fee of new listings in hundredths of a percent; null if the chain is unavailable. */
  feeBps: z.number().int().nullable(),
  /** True while minting, or listing and buying, is paused; null if the chain is unavailable. */
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
