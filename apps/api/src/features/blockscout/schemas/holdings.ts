import { z } from 'zod';
import { addressParamSchema, pageOf, tokenInfoSchema } from './parts.ts';

export const addressSchema = addressParamSchema.extend({
  coin_balance: z.string().nullable(),
  block_number_balance_updated_at: z.number().int().nullable(),
  exchange_rate: z.null(),
  token: tokenInfoSchema.nullable(),
  creator_address_hash: z.string().nullable(),
  creation_transaction_hash: z.string().nullable(),
  creation_status: z.enum(['success']).nullable(),
  has_beacon_chain_withdrawals: z.literal(false),
  has_logs: z.boolean(),
  has_token_transfers: z.boolean(),
  has_tokens: z.boolean(),
  has_validated_blocks: z.boolean(),
  watchlist_address_id: z.null(),
});
export type AddressItem = z.infer<typeof addressSchema>;

export const tokenBalanceSchema = z.object({
  token: tokenInfoSchema,
  value: z.string(),
  token_id: z.null(),
  token_instance: z.null(),
});
export type TokenBalanceItem = z.infer<typeof tokenBalanceSchema>;

export const addressTokensSchema = pageOf(
  tokenBalanceSchema,
  z.object({ contract_address_hash: z.string(), items_count: z.number().int() }),
);

/** A holder. Blockscout's published description calls `address_hash` `address`. */
export const holderSchema = z.object({
  address: addressParamSchema,
  address_hash: addressParamSchema,
  value: z.string(),
  token_id: z.string().nullable(),
});

export const holdersSchema = pageOf(
  holderSchema,
  z.object({ address_hash: z.string(), value: z.string(), items_count: z.number().int() }),
);

export const tokensSchema = pageOf(
  tokenInfoSchema,
  z.object({
    contract_address_hash: z.string(),
    holders_count: z.number().int(),
    items_count: z.number().int(),
  }),
);

export const instanceSchema = z.object({
  id: z.string(),
  is_unique: z.boolean(),
  owner: addressParamSchema.nullable(),
  holder_address_hash: z.string().nullable(),
  token: tokenInfoSchema,
  token_type: z.enum(['ERC-721', 'ERC-1155']),
  /** Units that the address holds; null in the list of a collection of ERC-1155. */
  value: z.string().nullable(),
  image_url: z.string().nullable(),
  animation_url: z.string().nullable(),
  external_app_url: z.string().nullable(),
  media_url: z.string().nullable(),
  media_type: z.null(),
  thumbnails: z.null(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
});
export type InstanceItem = z.infer<typeof instanceSchema>;

export const instancesSchema = pageOf(instanceSchema, z.object({ unique_token: z.string() }));

export const ownedSchema = pageOf(
  instanceSchema,
  z.object({
    token_contract_address_hash: z.string(),
    token_id: z.string(),
    token_type: z.enum(['ERC-721', 'ERC-1155']),
  }),
);

/** A collection with the first NFTs that an address holds of it. */
export const collectionSchema = z.object({
  token: tokenInfoSchema,
  /** Number of NFTs, or of IDs of ERC-1155. */
  amount: z.string(),
  token_instances: z.array(instanceSchema),
});

export const collectionsSchema = pageOf(
  collectionSchema,
  z.object({
    token_contract_address_hash: z.string(),
    token_type: z.enum(['ERC-721', 'ERC-1155']),
    items_count: z.number().int(),
  }),
);
