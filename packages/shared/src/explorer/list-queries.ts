import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';
import { pageQuerySchema } from '../pagination.ts';

/** Types of transactions on screen. Each transaction has exactly one. */
export const TRANSACTION_KINDS = ['action', 'transfer', 'call', 'creation'] as const;
/** Kinds of rows in the list over everything. */
export const ACTIVITY_KINDS = ['transaction', 'internal', 'token_transfer', 'action'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Standards of token contracts: amounts (ERC-20), single tokens (ERC-721) or amounts of items (ERC-1155). */
export const TOKEN_STANDARDS = ['erc20', 'erc721', 'erc1155'] as const;
export type TokenStandard = (typeof TOKEN_STANDARDS)[number];

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const amount = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number in smallest units')
  .transform((digits) => BigInt(digits));
const points = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(2_147_483_647, 'is more than an action can be worth');
const height = z.coerce
  .number({ error: 'must be the number of a block' })
  .int('must be the number of a block')
  .min(0, 'must be the number of a block');
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');
const actionKey = z
  .string()
  .regex(/^[a-z0-9_]{1,32}$/, 'must be the key of an action, like energy_collection');

const selector = z
  .string()
  .regex(/^0x[0-9a-fA-F]{8}$/, 'must be the selector of a function, like 0xa9059cbb')
  .transform((text) => text.toLowerCase() as `0x${string}`);

/** A time: ISO 8601, or a UTC day, which means its start. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be a time like 2026-05-01T12:00:00Z or a day like 2026-05-01',
  })
  .transform((text) => new Date(text));

const age = { since: moment.optional(), until: moment.optional() };
const value = { min_value: amount.optional(), max_value: amount.optional() };
const direction = { direction: oneOf(['in', 'out']).optional() };

interface Ranges {
  since?: Date | undefined;
  until?: Date | undefined;
  min_value?: bigint | undefined;
  max_value?: bigint | undefined;
}

/**
 * Rejects unknown filters, which would otherwise be ignored silently, and inverted ranges, which would give
 * an empty list.
 */
function listQuery<T extends z.ZodRawShape>(shape: T) {
  return pageQuerySchema
    .extend(shape)
    .strict()
    .superRefine((query: Ranges, context) => {
      if (query.since && query.until && query.since >= query.until) {
        context.addIssue({ code: 'custom', path: ['since'], message: 'must be before until' });
      }
      const { min_value: least, max_value: most } = query;
      if (least !== undefined && most !== undefined && least > most) {
        context.addIssue({ code: 'custom', path: ['min_value'], message: 'must not be more than max_value' });
      }
    });
}

/** `since` is inclusive, `until` is exclusive. */
export const blocksQuerySchema = listQuery(age);
export type BlocksQuery = z.infer<typeof blocksQuerySchema>;

/** Lists without filters. */
export const plainQuerySchema = listQuery({});

/**
 * Filters of transactions. `action` is a key of the catalog, `method` the selector of the called function,
 * `type` the EIP-2718 type; values in wei.
 */
const transactionFilters = {
  status: oneOf(['successful', 'failed']).optional(),
  kind: oneOf(TRANSACTION_KINDS).optional(),
  type: z.coerce
    .number({ error: 'must be an EIP-2718 type, 0 to 127' })
    .int('must be an EIP-2718 type, 0 to 127')
    .min(0, 'must be an EIP-2718 type, 0 to 127')
    .max(127, 'must be an EIP-2718 type, 0 to 127')
    .optional(),
  action: actionKey.optional(),
  method: selector.optional(),
  from: addressSchema.optional(),
  to: addressSchema.optional(),
  block: height.optional(),
  ...value,
  ...age,
};
export const transactionsQuerySchema = listQuery(transactionFilters);
export type TransactionsQuery = z.infer<typeof transactionsQuerySchema>;

/** The same for one address: sent (`out`), received (`in`), or all it took part in. */
export const addressTransactionsQuerySchema = listQuery({ ...transactionFilters, ...direction });
export type AddressTransactionsQuery = z.infer<typeof addressTransactionsQuerySchema>;

/** Filters of actions; `min_points` and `max_points` in Energy Points. */
export const actionsQuerySchema = listQuery({
  action: actionKey.optional(),
  account: addressSchema.optional(),
  min_points: points.optional(),
  max_points: points.optional(),
  is_revoked: flag.optional(),
  ...age,
});
export type ActionsQuery = z.infer<typeof actionsQuerySchema>;

/** Filters of token transfers; values in the token's smallest units. */
const transferFilters = {
  token: addressSchema.optional(),
  standard: oneOf(TOKEN_STANDARDS).optional(),
  from: addressSchema.optional(),
  to: addressSchema.optional(),
  ...value,
  ...age,
};
export const transfersQuerySchema = listQuery(transferFilters);
export type TransfersQuery = z.infer<typeof transfersQuerySchema>;
/** The same for one address: sent (`out`), received (`in`), or both. */
export const addressTransfersQuerySchema = listQuery({ ...transferFilters, ...direction });
export type AddressTransfersQuery = z.infer<typeof addressTransfersQuerySchema>;

/** Filters of internal transactions; values in wei. */
const internalFilters = { from: addressSchema.optional(), to: addressSchema.optional(), ...value, ...age };
export const internalQuerySchema = listQuery(internalFilters);
export type InternalQuery = z.infer<typeof internalQuerySchema>;
/** The same for one address: its own calls (`out`), calls to it (`in`), or both. */
export const addressInternalQuerySchema = listQuery({ ...internalFilters, ...direction });
export type AddressInternalQuery = z.infer<typeof addressInternalQuerySchema>;

/** Events of one contract; `topic0` is the hash of an event's signature. */
export const eventsQuerySchema = listQuery({ topic0: hashSchema.optional(), ...age });
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

/** Approvals of one address; `contract` is that of the token. */
export const approvalsQuerySchema = listQuery({
  contract: addressSchema.optional(),
  spender: addressSchema.optional(),
  ...age,
});
export type ApprovalsQuery = z.infer<typeof approvalsQuerySchema>;

/** Filters of user operations (ERC-4337). */
const userOperationFilters = {
  status: oneOf(['successful', 'failed']).optional(),
  entry_point: oneOf(['0.7', '0.8']).optional(),
  sender: addressSchema.optional(),
  paymaster: addressSchema.optional(),
  ...age,
};
export const userOperationsQuerySchema = listQuery(userOperationFilters);
export type UserOperationsQuery = z.infer<typeof userOperationsQuerySchema>;

/** Tokens by number of holders. */
export const tokensQuerySchema = listQuery({ standard: oneOf(TOKEN_STANDARDS).optional() });
export type TokensQuery = z.infer<typeof tokensQuerySchema>;

/** NFTs, last minted first. */
export const nftsQuerySchema = listQuery({
  token: addressSchema.optional(),
  owner: addressSchema.optional(),
});
export type NftsQuery = z.infer<typeof nftsQuerySchema>;

/** Rankings of accounts; the largest value comes first. */
export const ACCOUNT_ORDERS = ['balance', 'energy', 'transactions'] as const;
/** Top accounts: by coins held, by Energy Points earned, or by transactions. */
export const accountsQuerySchema = listQuery({ order: oneOf(ACCOUNT_ORDERS).default('balance') });
export type AccountsQuery = z.infer<typeof accountsQuerySchema>;

/** Verified contracts, newest first; `name` is the start of the contract's name in any case. */
export const verifiedContractsQuerySchema = listQuery({
  name: z
    .string()
    .regex(/^[A-Za-z_$][\w$]{0,63}$/, 'must be the start of a contract’s name, like Nova')
    .optional(),
});
export type VerifiedContractsQuery = z.infer<typeof verifiedContractsQuerySchema>;

/** Periods of the top contracts: rolling hours up to now, or everything since the first block. */
export const TOP_PERIODS = ['24h', '7d', 'all'] as const;
export type TopPeriod = (typeof TOP_PERIODS)[number];

/** Contracts by the number of transactions that called them. */
export const topContractsQuerySchema = listQuery({ period: oneOf(TOP_PERIODS).default('24h') });
export type TopContractsQuery = z.infer<typeof topContractsQuerySchema>;

/**
 * Filters of the list over everything. A filter that a kind of row lacks leaves out these rows. Values are in wei,
 * or in the smallest units of `token`.
 */
export const activityQuerySchema = listQuery({
  kind: oneOf(ACTIVITY_KINDS).optional(),
  method: selector.optional(),
  from: addressSchema.optional(),
  to: addressSchema.optional(),
  token: addressSchema.optional(),
  action: actionKey.optional(),
  ...value,
  ...age,
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** Events of all contracts; `topic0` is the hash of an event's signature, the others are its indexed arguments. */
export const eventSearchQuerySchema = listQuery({
  contract: addressSchema.optional(),
  topic0: hashSchema.optional(),
  topic1: hashSchema.optional(),
  topic2: hashSchema.optional(),
  topic3: hashSchema.optional(),
  ...age,
});
export type EventSearchQuery = z.infer<typeof eventSearchQuerySchema>;
