import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { storedImageSchema } from '../storage/schemas.ts';
import { TOKEN_DESCRIPTION_MAX_CHARS, TOKEN_LINK_MAX_CHARS } from './constants.ts';

/** A link that a page may show: https alone, so that nobody is led to a script. */
const linkSchema = z.url({ protocol: /^https$/ }).max(TOKEN_LINK_MAX_CHARS);

/** What an owner tells about a token. `logo` is the id of a finished upload of this account of the kind `logo`. */
const descriptionSchema = z.object({
  description: z.string().trim().max(TOKEN_DESCRIPTION_MAX_CHARS).default(''),
  website: linkSchema.optional(),
  logo: z.uuid().optional(),
});

/** Name, symbol and supply; each may be empty here, because what is missing is told in one sentence. */
const namesSchema = z.object({
  name: z.string().max(200),
  symbol: z.string().max(50),
});

/**
 * `POST /api/v1/token-creator/metadata`: stores what a token is about (ERC-7572) before a wallet creates it.
 * Errors: `token_fields_missing` ('Please fill in all fields'), `invalid_token_name`, `invalid_token_symbol`,
 * `upload_not_found`.
 */
export const newTokenMetadataSchema = namesSchema.extend(descriptionSchema.shape).strict();
export type NewTokenMetadata = z.input<typeof newTokenMetadataSchema>;

/** What `TokenFactory.create(name, symbol, supply, contractUri)` at `factory` takes beside the supply. */
export const preparedTokenSchema = z.object({
  /** Null on a chain without the factory. */
  factory: addressSchema.nullable(),
  name: z.string(),
  symbol: z.string(),
  contractUri: z.string(),
  logo: storedImageSchema.nullable(),
});
export type PreparedToken = z.infer<typeof preparedTokenSchema>;

/**
 * `POST /api/v1/token-creator/orders`: has the server create a token for an account without a wallet. `supply` is in
 * smallest units. The same `request_id` is the same order.
 * Errors besides those of the metadata: `invalid_token_supply`, `token_wallet_present`, `token_order_open`,
 * `token_order_limit` with `nextAt`.
 */
export const tokenOrderRequestSchema = newTokenMetadataSchema
  .extend({ request_id: z.string().min(8).max(100), supply: z.string().regex(/^\d{0,60}$/) })
  .strict();
export type TokenOrderRequest = z.input<typeof tokenOrderRequestSchema>;

/** A token on its way to the chain, or there. */
export const tokenOrderSchema = z.object({
  operation_id: hashSchema,
  /** Where it will stand. */
  token: addressSchema,
  owner: addressSchema,
  name: z.string(),
  symbol: z.string(),
  supply: amountSchema,
  status: z.enum(['waiting', 'created', 'failed']),
  requested_at: timeSchema,
});
export type TokenOrder = z.infer<typeof tokenOrderSchema>;

/** `PUT /api/v1/token-creator/tokens/{address}/metadata`: stores a new description; the owner's wallet then sets it. */
export const tokenDescriptionSchema = descriptionSchema
  .extend({ keepsLogo: z.boolean().default(false) })
  .strict();
export type TokenDescription = z.input<typeof tokenDescriptionSchema>;

/** What `CreatedToken.setContractURI(contractUri)` takes. */
export const preparedDescriptionSchema = z.object({
  contractUri: z.string(),
  logo: storedImageSchema.nullable(),
});
export type PreparedDescription = z.infer<typeof preparedDescriptionSchema>;

/** A token of our factory (requirement 97). Amounts in smallest units; 18 decimals. */
export const createdTokenSchema = z.object({
  address: addressSchema,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.number().int(),
  initialSupply: amountSchema,
  /** What was not burnt. */
  totalSupply: amountSchema,
  holderCount: z.number().int(),
  transferCount: z.number().int(),
  /** Who received all of it. */
  creator: addressSchema,
  /** Null once the ownership was given up. */
  owner: addressSchema.nullable(),
  contractUri: z.string().nullable(),
  /** From the description; null where it names none that lies here. */
  logo: storedImageSchema.nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  createdAtBlock: z.number().int(),
  createdIn: hashSchema,
  createdAt: timeSchema,
  /** An administrator has hidden it: then all but its owner read null for what people wrote about it. */
  isHidden: z.boolean(),
});
export type CreatedToken = z.infer<typeof createdTokenSchema>;
export const createdTokenPageSchema = pageSchema(createdTokenSchema);
export type CreatedTokenPage = z.infer<typeof createdTokenPageSchema>;

/** `GET /api/v1/token-creator/tokens`: those of an owner, or all; the newest first. */
export const createdTokensQuerySchema = pageQuerySchema.extend({ owner: addressSchema.optional() });
export type CreatedTokensQuery = z.output<typeof createdTokensQuerySchema>;

/** `GET /api/v1/token-creator`, with a session: what this account can create with. */
export const tokenCreatorSchema = z.object({
  /** Null on a chain without the factory. */
  factory: addressSchema.nullable(),
  /** Addresses whose tokens are this account's: its wallets, and its own where it has one. */
  addresses: z.array(addressSchema),
  /** The account's own address (a clone of the contract Account); null before anything was bought or created with it. */
  ownAddress: addressSchema.nullable(),
  hasWallet: z.boolean(),
  /** Tokens that can still be created without a wallet in these 24 hours. */
  ordersLeft: z.number().int(),
  /** When one more can; null while some are left. */
  nextOrderAt: timeSchema.nullable(),
  /** Its orders of the last day, the newest first. */
  orders: z.array(tokenOrderSchema),
});
export type TokenCreator = z.infer<typeof tokenCreatorSchema>;
