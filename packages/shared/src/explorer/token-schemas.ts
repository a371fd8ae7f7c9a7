import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { TOKEN_STANDARDS } from './list-queries.ts';

/**
 * Name and symbol are what a stranger's contract says: any text, shortened, never markup and never proof of what the
 * token is. Null where the contract tells none.
 */
export const tokenLabelSchema = z.object({
  address: addressSchema,
  standard: z.enum(TOKEN_STANDARDS),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  /** Places of an ERC-20 amount; null for NFTs and for contracts that tell none. */
  decimals: z.number().int().nullable(),
  /** Only of a token that an administrator has hidden: then name and symbol are null, whatever the contract tells. */
  isHidden: z.literal(true).optional(),
});
export type TokenLabel = z.infer<typeof tokenLabelSchema>;

/** A token or collection in lists. Counts are exact to the newest indexed block. */
export const tokenSchema = tokenLabelSchema.extend({
  /** In smallest units; null where the contract does not tell. */
  totalSupply: amountSchema.nullable(),
  holderCount: z.number().int(),
  transferCount: z.number().int(),
});
export type Token = z.infer<typeof tokenSchema>;

/** Token page. */
export const tokenDetailSchema = tokenSchema.extend({
  createdBy: addressSchema.nullable(),
  /** Transaction that created the contract. */
  createdIn: hashSchema.nullable(),
});
export type TokenDetail = z.infer<typeof tokenDetailSchema>;

/** One movement of a token. Minted from, and burnt to, the zero address. */
export const tokenTransferSchema = z.object({
  token: tokenLabelSchema,
  from: addressSchema,
  to: addressSchema,
  /** In smallest units; of an NFT always `1`. */
  value: amountSchema,
  /** Decimal number of the NFT, null for ERC-20. */
  tokenId: z.string().nullable(),
  transactionHash: hashSchema,
  blockNumber: z.number().int(),
  logIndex: z.number().int(),
  timestamp: timeSchema,
});
export type TokenTransfer = z.infer<typeof tokenTransferSchema>;

/** What one address holds of one ERC-20 token, or how many NFTs of a collection. */
export const tokenHoldingSchema = z.object({ token: tokenLabelSchema, balance: amountSchema });
export type TokenHolding = z.infer<typeof tokenHoldingSchema>;

/** One who holds a token; `balance` in smallest units, of a collection in pieces. */
export const tokenHolderSchema = z.object({
  address: addressSchema,
  balance: amountSchema,
  /** Share of the total supply from 0 to 1; null if the supply is unknown. */
  share: z.number().nullable(),
});
export type TokenHolder = z.infer<typeof tokenHolderSchema>;

/** An NFT as lists show it. Texts are a stranger's, like a token's name. */
export const nftSchema = z.object({
  token: tokenLabelSchema,
  tokenId: z.string(),
  /** Null once it is burnt. */
  owner: addressSchema.nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  /** Address of its picture as the metadata tell it: https, ipfs or data. Not checked. */
  image: z.string().nullable(),
  tokenUri: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string().nullable(), value: z.string() })),
  /**
   * `pending`: not read yet. `external`: with a host that we do not read from. `missing`: the contract names none.
   * `invalid`: what is there is no metadata. `unreachable`: given up after many tries. `hidden`: an administrator has
   * hidden it or its collection, and with it what it says of itself.
   */
  metadataState: z.enum(['pending', 'read', 'external', 'missing', 'invalid', 'unreachable', 'hidden']),
  transferCount: z.number().int(),
  mintedAtBlock: z.number().int(),
  mintedAt: timeSchema,
  lastTransferAt: timeSchema,
});
export type Nft = z.infer<typeof nftSchema>;
