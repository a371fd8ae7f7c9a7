import { z } from 'zod';

/** `ok`, or `scam` for a token whose texts an administrator has hidden and an address labeled as suspicious. */
const reputationSchema = z.enum(['ok', 'scam']).nullable();

/** Ways in which an address delegates its calls, by Blockscout's names. */
export const PROXY_TYPES = ['eip1167', 'eip1967', 'eip1967_beacon', 'master_copy', 'eip7702'] as const;

/** An address as part of another object. */
export const addressParamSchema = z.object({
  hash: z.string(),
  name: z.string().nullable(),
  is_contract: z.boolean(),
  is_verified: z.boolean(),
  is_scam: z.boolean(),
  ens_domain_name: z.null(),
  implementations: z.array(z.object({ address_hash: z.string(), name: z.string().nullable() })),
  implementation_name: z.null(),
  proxy_type: z.enum(PROXY_TYPES).nullable(),
  metadata: z.null(),
  private_tags: z.array(z.string()),
  public_tags: z.array(z.object({ address_hash: z.string(), display_name: z.string(), label: z.string() })),
  watchlist_names: z.array(z.string()),
  reputation: reputationSchema,
});
export type AddressParam = z.infer<typeof addressParamSchema>;

export const TOKEN_TYPES = ['ERC-20', 'ERC-721', 'ERC-1155'] as const;

/**
 * A token. Before version 7, `address_hash` was called `address`, and `holders_count` was called `holders`.
 */
export const tokenInfoSchema = z.object({
  address_hash: z.string(),
  address: z.string(),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.string().nullable(),
  type: z.enum(TOKEN_TYPES),
  total_supply: z.string().nullable(),
  holders_count: z.string(),
  holders: z.string(),
  icon_url: z.null(),
  exchange_rate: z.null(),
  volume_24h: z.null(),
  circulating_market_cap: z.null(),
  reputation: reputationSchema,
});
export type TokenInfo = z.infer<typeof tokenInfoSchema>;

/**
 * Returns the schema of a page. Clients send `next_page_params` back unchanged, each member as a query
 * parameter.
 */
export function pageOf<Item extends z.ZodType, Params extends z.ZodType>(item: Item, params: Params) {
  return z.object({ items: z.array(item), next_page_params: params.nullable() });
}

/** Parameters that continue a list of transfers: a batch transfers several items in one event. */
export const transferParamsSchema = z.object({
  block_number: z.number().int(),
  index: z.number().int(),
  index_in_batch: z.number().int(),
  items_count: z.number().int(),
});

/** Parameters that continue the list of pooled transactions. */
export const pooledPlaceParamsSchema = z.object({
  gas_price: z.string(),
  hash: z.string(),
  items_count: z.number().int(),
});

/** Parameters that continue a list of internal transactions. */
export const internalParamsSchema = z.object({
  block_number: z.number().int(),
  transaction_index: z.number().int(),
  index: z.number().int(),
  items_count: z.number().int(),
});

/** Parameters that continue a list in chain order. */
export const placeParamsSchema = z.object({
  block_number: z.number().int(),
  index: z.number().int(),
  items_count: z.number().int(),
});

/** Parameters that continue a list of blocks. */
export const blockParamsSchema = z.object({ block_number: z.number().int(), items_count: z.number().int() });
