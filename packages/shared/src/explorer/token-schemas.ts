import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { TOKEN_STANDARDS } from './list-queries.ts';

/**
 * Name and symbol come from the token's contract: any text, truncated, never markup and no proof of the
 * token's identity. Null if the contract does not provide them.
 */
export const tokenLabelSchema = z.object({
  address: addressSchema,
  standard: z.enum(TOKEN_STANDARDS),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  /** Decimals of an ERC-20 amount; null for NFTs and for contracts that do not provide them. */
  decimals: z.number().int().nullable(),
  /** Only present if an administrator has hidden the token: then name and symbol are null. */
  is_hidden: z.literal(true).optional(),
});
export type TokenLabel = z.infer<typeof tokenLabelSchema>;

/** A token or collection in lists. Counts are exact up to the newest indexed block. */
export const tokenSchema = tokenLabelSchema.extend({
  /** In smallest units; null if the contract does not provide it. */
  total_supply: amountSchema.nullable(),
  holder_count: z.number().int(),
  transfer_count: z.number().int(),
});
export type Token = z.infer<typeof tokenSchema>;

/** Token page. */
export const tokenDetailSchema = tokenSchema.extend({
  created_by: addressSchema.nullable(),
  /** Transaction that created the contract. */
  created_in: hashSchema.nullable(),
});
export type TokenDetail = z.infer<typeof tokenDetailSchema>;

/** A transfer of a token. Minting comes from the zero address, burning goes to it. */
export const tokenTransferSchema = z.object({
  token: tokenLabelSchema,
  from: addressSchema,
  to: addressSchema,
  /** In smallest units; `1` for an ERC-721 token, the number of units for ERC-1155. */
  value: amountSchema,
  /** Decimal number of the NFT; null for ERC-20. */
  token_id: z.string().nullable(),
  transaction_hash: hashSchema,
  block_number: z.number().int(),
  log_index: z.number().int(),
  /** Position in an ERC-1155 batch, which transfers several items in one event; 0 for all others. */
  batch_index: z.number().int(),
  timestamp: timeSchema,
});
export type TokenTransfer = z.infer<typeof tokenTransferSchema>;

/** An address's balance of one ERC-20 token, its number of NFTs of a collection, or its ERC-1155 units of all IDs. */
export const tokenHoldingSchema = z.object({ token: tokenLabelSchema, balance: amountSchema });
export type TokenHolding = z.infer<typeof tokenHoldingSchema>;

/** A holder of a token or an item; `balance` in smallest units, or the number of NFTs or units. */
export const tokenHolderSchema = z.object({
  address: addressSchema,
  balance: amountSchema,
  /** Share of the total supply from 0 to 1; null if the supply is unknown. */
  share: z.number().nullable(),
});
export type TokenHolder = z.infer<typeof tokenHolderSchema>;

/** Sizes of the groups of largest holders in a distribution. */
export const HOLDER_GROUPS = [10, 25, 50, 100] as const;

/** Holders together: their number, their balance and their share of the supply. */
const holderGroupSchema = z.object({
  holders: z.number().int(),
  balance: amountSchema,
  share: z.number().nullable(),
});

/** How the supply of a token is distributed. Calculated from the 100 largest balances, never from all. */
export const holderDistributionSchema = z.object({
  token: tokenLabelSchema,
  total_supply: amountSchema,
  holder_count: z.number().int(),
  /** The 10, 25, 50 and 100 largest holders together; a group larger than the number of holders is left out. */
  groups: z.array(holderGroupSchema),
  /** All holders after the 100 largest. */
  rest: holderGroupSchema,
  /** Smallest number of holders that own more than half of the supply; null if it takes more than 100. */
  half_held_by: z.number().int().nullable(),
  /** Largest holders, at most `limit`. */
  holders: z.array(tokenHolderSchema),
});
export type HolderDistribution = z.infer<typeof holderDistributionSchema>;

/** What an approval covers: an amount of ERC-20, one NFT, or every token of a collection. */
export const APPROVAL_SCOPES = ['amount', 'nft', 'collection'] as const;

/**
 * An approval that no later event of its contract replaced or revoked. The contract alone knows what is left
 * of it: spending reduces an amount and a transfer ends the approval of an NFT, both without such an event.
 */
export const tokenApprovalSchema = z.object({
  contract: addressSchema,
  /** Null if the contract has no indexed transfer. */
  token: tokenLabelSchema.nullable(),
  scope: z.enum(APPROVAL_SCOPES),
  /** The address that may transfer the owner's tokens. */
  spender: addressSchema,
  /** In smallest units, as approved; null unless the scope is `amount`. */
  value: amountSchema.nullable(),
  /** Decimal number of the NFT; null unless the scope is `nft`. */
  token_id: z.string().nullable(),
  transaction_hash: hashSchema,
  block_number: z.number().int(),
  log_index: z.number().int(),
  timestamp: timeSchema,
});
export type TokenApproval = z.infer<typeof tokenApprovalSchema>;

/** An NFT in lists. Its texts come from its creator, like a token's name. */
export const nftSchema = z.object({
  token: tokenLabelSchema,
  token_id: z.string(),
  /** Null once burned, and for ERC-1155, whose units have any number of holders. */
  owner: addressSchema.nullable(),
  /** Units that exist: 1 or 0 for ERC-721. */
  supply: amountSchema,
  holder_count: z.number().int(),
  /** Units that the owner of the list holds; null in lists without an owner. */
  balance: amountSchema.nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  /** Image address from the metadata: https, ipfs or data. Not validated. */
  image: z.string().nullable(),
  token_uri: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string().nullable(), value: z.string() })),
  /**
   * `pending`: not read yet. `external`: on a host that we do not read from. `missing`: the contract names
   * none. `invalid`: the content is not metadata. `unreachable`: given up after many attempts. `hidden`: an
   * administrator has hidden it or its collection, including its texts.
   */
  metadata_state: z.enum(['pending', 'read', 'external', 'missing', 'invalid', 'unreachable', 'hidden']),
  transfer_count: z.number().int(),
  minted_at_block: z.number().int(),
  minted_at: timeSchema,
  last_transfer_at: timeSchema,
});
export type Nft = z.infer<typeof nftSchema>;
