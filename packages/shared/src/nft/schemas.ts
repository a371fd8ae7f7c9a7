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
  token_id: idSchema,
  /** Null until the metadata is read, or if it contains no name. */
  name: z.string().nullable(),
  /** Only an image stored here, re-encoded; null for one hosted elsewhere. */
  image: storedImageSchema.nullable(),
  is_premium: z.boolean(),
  collection: z.object({ id: idSchema, name: z.string() }).nullable(),
  creator: addressSchema,
  /** Null once burned. */
  owner: addressSchema.nullable(),
  state: z.enum(NFT_STATES),
  /** Total price for a buyer in wei; null unless it is listed. */
  price_wei: amountSchema.nullable(),
  /** Expiry time of the listing; null unless it is listed. */
  expires_at: timeSchema.nullable(),
  /** Price of the last sale in wei; null if never sold. */
  last_sale_wei: amountSchema.nullable(),
  /** Null outside of collections and until it is computed. */
  rarity: nftRaritySchema.nullable(),
  minted_at: timeSchema,
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
 * The listing of a token that has not moved since. `is_approved` false: the marketplace may not transfer it,
 * so it cannot be bought until its owner approves again; the page should tell the owner.
 */
export const nftListingSchema = z.object({
  seller: addressSchema,
  price_wei: amountSchema,
  listed_at: timeSchema,
  expires_at: timeSchema,
  fee_bps: z.number().int(),
  is_approved: z.boolean(),
  is_expired: z.boolean(),
  /** Split of the price into fee, royalty and remainder, in wei, as the contract will distribute it. */
  shares: z.object({ fee_wei: amountSchema, royalty_wei: amountSchema, seller_wei: amountSchema }),
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
  token_uri: z.string().nullable(),
  /** State of reading the metadata, with the values of the explorer's NFTs. */
  metadata_state: z.enum(['pending', 'read', 'external', 'missing', 'invalid', 'unreachable']),
  /** The creator's royalty on each sale in hundredths of a percent. */
  royalty_bps: z.number().int(),
  listing: nftListingSchema.nullable(),
  transfer_count: z.number().int(),
  minted_in: hashSchema,
  minted_at_block: z.number().int(),
  /** True if an administrator has removed it from lists; it is only shown at its own address. */
  is_hidden: z.boolean(),
});
export type MarketNftDetail = z.infer<typeof marketNftDetailSchema>;

/** One entry of an NFT's history. */
export const nftEventSchema = z.object({
  token_id: idSchema,
  kind: z.enum(NFT_EVENT_KINDS),
  /** The acting account: creator, seller or sender. */
  from: addressSchema,
  /** The new owner; null if there is none. */
  to: addressSchema.nullable(),
  /** In wei, for listings and sales. */
  price_wei: amountSchema.nullable(),
  /** Expiry time of a listing. */
  expires_at: timeSchema.nullable(),
  fee_wei: amountSchema.nullable(),
  royalty_wei: amountSchema.nullable(),
  timestamp: timeSchema,
  block_number: z.number().int(),
  transaction_hash: hashSchema,
  log_index: z.number().int(),
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
  created_at: timeSchema,
  /** Number of NFTs that are not burned. */
  item_count: z.number().int(),
  /** Number of listed NFTs; expired listings may count for up to a minute. */
  listed_count: z.number().int(),
  /** Current lowest price in wei; null without a listing. */
  floor_wei: amountSchema.nullable(),
  sale_count: z.number().int(),
  /** Total of all sales in wei. */
  volume_wei: amountSchema,
  metadata_uri: z.string().nullable(),
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
  fee_bps: z.number().int().nullable(),
  /** True while minting, or listing and buying, is paused; null if the chain is unavailable. */
  is_minting_paused: z.boolean().nullable(),
  is_trading_paused: z.boolean().nullable(),
  standard_points: z.number().int(),
  premium_points: z.number().int(),
  totals: z.object({
    nfts: z.number().int(),
    collections: z.number().int(),
  }),
});
export type Market = z.infer<typeof marketSchema>;
