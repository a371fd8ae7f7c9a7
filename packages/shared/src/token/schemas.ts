import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { storedImageSchema } from '../storage/schemas.ts';
import { TOKEN_DESCRIPTION_MAX_CHARS, TOKEN_LINK_MAX_CHARS } from './constants.ts';

/** A link that a page may show: only https, so that it cannot run a script. */
const linkSchema = z.url({ protocol: /^https$/ }).max(TOKEN_LINK_MAX_CHARS);

/**
 * The owner's description of a token. `logo` is the ID of a finished upload of this account of the kind
 * `logo`.
 */
const descriptionSchema = z.object({
  description: z.string().trim().max(TOKEN_DESCRIPTION_MAX_CHARS).default(''),
  website: linkSchema.optional(),
  logo: z.uuid().optional(),
});

/**
 * Name, symbol and supply; each may be empty here, because all missing fields are reported in one sentence.
 */
const namesSchema = z.object({
  name: z.string().max(200),
  symbol: z.string().max(50),
});

/**
 * `POST /api/v1/token-creator/metadata`: stores a token's description (ERC-7572) before a wallet creates it.
 * Errors: `token_fields_missing` ('Please fill in all fields'), `invalid_token_name`,
 * `invalid_token_symbol`, `upload_not_found`.
 */
export const newTokenMetadataSchema = namesSchema.extend(descriptionSchema.shape).strict();
export type NewTokenMetadata = z.input<typeof newTokenMetadataSchema>;

/**
 * The arguments of `TokenFactory.create(name, symbol, supply, contractUri)` at `factory`, except the supply.
 */
export const preparedTokenSchema = z.object({
  /** Null on a chain without the factory. */
  factory: addressSchema.nullable(),
  name: z.string(),
  symbol: z.string(),
  contract_uri: z.string(),
  logo: storedImageSchema.nullable(),
});
export type PreparedToken = z.infer<typeof preparedTokenSchema>;

/**
 * `POST /api/v1/token-creator/orders`: the server creates a token for an account without a wallet. `supply`
 * is in smallest units. A repeated `request_id` is the same order. Errors besides those of the metadata:
 * `invalid_token_supply`, `token_wallet_present`, `token_order_open`, `token_order_limit` with `nextAt`.
 */
export const tokenOrderRequestSchema = newTokenMetadataSchema
  .extend({ request_id: z.string().min(8).max(100), supply: z.string().regex(/^\d{0,60}$/) })
  .strict();
export type TokenOrderRequest = z.input<typeof tokenOrderRequestSchema>;

/** A pending or created token. */
export const tokenOrderSchema = z.object({
  operation_id: hashSchema,
  /** The token's address, known in advance. */
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
  .extend({ keeps_logo: z.boolean().default(false) })
  .strict();
export type TokenDescription = z.input<typeof tokenDescriptionSchema>;

/** The argument of `CreatedToken.setContractURI(contractUri)`. */
export const preparedDescriptionSchema = z.object({
  contract_uri: z.string(),
  logo: storedImageSchema.nullable(),
});
export type PreparedDescription = z.infer<typeof preparedDescriptionSchema>;

/** A token of our factory (requirement 97). Amounts in smallest units; 18 decimals. */
export const createdTokenSchema = z.object({
  address: addressSchema,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.number().int(),
  initial_supply: amountSchema,
  /** The supply that is not burned. */
  total_supply: amountSchema,
  holder_count: z.number().int(),
  transfer_count: z.number().int(),
  /** Recipient of the whole initial supply. */
  creator: addressSchema,
  /** Null once ownership is renounced. */
  owner: addressSchema.nullable(),
  contract_uri: z.string().nullable(),
  /** From the description; null if it contains none that is stored here. */
  logo: storedImageSchema.nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  created_at_block: z.number().int(),
  created_in: hashSchema,
  created_at: timeSchema,
  /** True if an administrator has hidden it: then its texts are null for everyone but its owner. */
  is_hidden: z.boolean(),
});
export type CreatedToken = z.infer<typeof createdTokenSchema>;
export const createdTokenPageSchema = pageSchema(createdTokenSchema);
export type CreatedTokenPage = z.infer<typeof createdTokenPageSchema>;

/** `GET /api/v1/token-creator/tokens`: of one owner, or all; newest first. */
export const createdTokensQuerySchema = pageQuerySchema.extend({ owner: addressSchema.optional() });
export type CreatedTokensQuery = z.output<typeof createdTokensQuerySchema>;

/** `GET /api/v1/token-creator`, with a session: this account's ways to create tokens. */
export const tokenCreatorSchema = z.object({
  /** Null on a chain without the factory. */
  factory: addressSchema.nullable(),
  /** Addresses whose tokens belong to this account: its wallets, and its own address if it has one. */
  addresses: z.array(addressSchema),
  /**
   * The account's own address (a clone of the contract `Account`); null before anything was bought or
   * created with it.
   */
  own_address: addressSchema.nullable(),
  has_wallet: z.boolean(),
  /** Tokens that can still be created without a wallet in the current 24 hours. */
  orders_left: z.number().int(),
  /** Time at which one more can be created; null while some are left. */
  next_order_at: timeSchema.nullable(),
  /** Its orders of the last day, newest first. */
  orders: z.array(tokenOrderSchema),
});
export type TokenCreator = z.infer<typeof tokenCreatorSchema>;

/**
 * `GET /tokenlist.json`: the tokens of our contracts in the format of https://tokenlists.org, whose property
 * names are camelCase.
 */
export const tokenListSchema = z.object({
  name: z.string(),
  /** When the newest of the tokens was deployed. */
  timestamp: timeSchema,
  version: z.object({ major: z.number().int(), minor: z.number().int(), patch: z.number().int() }),
  tokens: z.array(
    z.object({
      chainId: z.number().int(),
      /** With the checksum of EIP-55. */
      address: z.string(),
      name: z.string(),
      symbol: z.string(),
      decimals: z.number().int(),
    }),
  ),
});
export type TokenList = z.infer<typeof tokenListSchema>;
