import { z } from 'zod';
import { addressSchema } from '../hex.ts';
import { pageQuerySchema } from '../pagination.ts';
import { NFT_FILTER_PROPERTIES_MAX, NFT_SEARCH_MAX_CHARS } from './constants.ts';
import { rarityTierSchema } from './schemas.ts';
import { NFT_STATES } from './states.ts';

const amount = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number of wei')
  .transform((digits) => BigInt(digits));
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');

/** Number of a token or a collection in a path or filter. */
export const nftIdSchema = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number);

/**
 * Sort orders of NFT lists. `price_low`, `price_high` and `listed` (newest listing first) include only
 * listed NFTs, `sold` (newest sale first) only those sold before, `rarity` (smallest share of its collection
 * first) only those with a rarity.
 */
export const NFT_SORTS = ['newest', 'oldest', 'price_low', 'price_high', 'listed', 'sold', 'rarity'] as const;
export type NftSort = (typeof NFT_SORTS)[number];

const pairSchema = z.tuple([z.string().max(256), z.string().max(256)]);
const propertiesSchema = z
  .string()
  .max(6_000)
  .transform((text, context) => {
    const parsed = z.array(pairSchema).max(NFT_FILTER_PROPERTIES_MAX).safeParse(parse(text));
    if (parsed.success) return parsed.data;
    const message = `must be JSON like [["Eyes","Red"]] with at most ${NFT_FILTER_PROPERTIES_MAX} pairs`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * `GET /api/v1/market/nfts`. `properties`: pairs of name and value as JSON; values of the same name are
 * alternatives, and different names must all match. `min_price` and `max_price` in wei include only listed
 * NFTs. `q`: prefixes of words in name, collection and properties, all of which must match; or the number of
 * a token.
 */
export const marketNftsQuerySchema = pageQuerySchema
  .extend({
    status: z.enum(NFT_STATES).optional(),
    min_price: amount.optional(),
    max_price: amount.optional(),
    collection: nftIdSchema.optional(),
    owner: addressSchema.optional(),
    creator: addressSchema.optional(),
    is_premium: flag.optional(),
    rarity: rarityTierSchema.optional(),
    properties: propertiesSchema.optional(),
    q: z.string().max(NFT_SEARCH_MAX_CHARS).optional(),
    sort: z.enum(NFT_SORTS).default('newest'),
  })
  .strict()
  .superRefine(({ min_price: least, max_price: most }, context) => {
    if (least !== undefined && most !== undefined && least > most) {
      context.addIssue({ code: 'custom', path: ['min_price'], message: 'must not be more than max_price' });
    }
  });
export type MarketNftsQuery = z.output<typeof marketNftsQuerySchema>;

/** Sort orders of collections: by total sales, by number of NFTs, or newest first. */
export const COLLECTION_SORTS = ['volume', 'items', 'newest'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** `GET /api/v1/market/collections`. `q`: a prefix of the name. */
export const collectionsQuerySchema = pageQuerySchema
  .extend({
    owner: addressSchema.optional(),
    q: z.string().max(NFT_SEARCH_MAX_CHARS).optional(),
    sort: z.enum(COLLECTION_SORTS).default('volume'),
  })
  .strict();
export type CollectionsQuery = z.output<typeof collectionsQuerySchema>;

/** `GET /api/v1/market/nfts/{id}/history`: newest first. */
export const nftHistoryQuerySchema = pageQuerySchema.strict();
