import { addressSchema } from '@nova/shared/hex';
import { SIGNER_KEYS } from '@nova/shared/signer/protocol';
import type { Hex } from 'viem';
import { z } from 'zod';

const amount = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform((value) => BigInt(value));
const count = z.number().int().nonnegative();

/** An amount that a call or a message names, and how much of it may be signed. */
const amountLimitShape = { perOne: amount, perDay: amount };

const callRuleSchema = z.strictObject({
  /** For people, and for the count: `Presale.reserve`. */
  name: z.string().min(1),
  /** Null for any contract: accounts of users have addresses that nobody knows in advance. */
  to: addressSchema.nullable(),
  selector: z
    .string()
    .regex(/^0x[0-9a-f]{8}$/)
    .transform((value) => value as Hex),
  callsPerDay: count,
  /** The argument that is an amount, by its place among words of 32 bytes. */
  amount: z.strictObject({ word: count, ...amountLimitShape }).optional(),
});
const messageRuleSchema = z.strictObject({
  name: z.string().min(1),
  /** Null for any contract, whose domain then has the name below. */
  contract: addressSchema.nullable(),
  /** The only name of the domain, if one is set. */
  domainName: z.string().min(1).optional(),
  primaryType: z.string().min(1),
  /** The only fields of the type in the notation of EIP-712, if they are set. */
  fields: z.string().min(1).optional(),
  messagesPerDay: count,
  amount: z.strictObject({ field: z.string().min(1), ...amountLimitShape }).optional(),
});
const keyPolicySchema = z.strictObject({
  transactionsPerDay: count,
  /** The most that gas of one transaction, and of a day, may cost. */
  feeWeiPerTransaction: amount,
  feeWeiPerDay: amount,
  /** Coins that one transaction carries, and all of a day. Only a plain transfer carries any. */
  weiPerTransaction: amount,
  weiPerDay: amount,
  calls: z.array(callRuleSchema),
  messages: z.array(messageRuleSchema),
});
export type KeyPolicy = z.output<typeof keyPolicySchema>;

/** What each key of a signer signs, and how much of it in 24 hours. A key that is not here signs nothing. */
export const policySchema = z.strictObject({
  chainId: z.number().int().positive(),
  keys: z.partialRecord(z.enum(SIGNER_KEYS), keyPolicySchema),
});
export type Policy = z.output<typeof policySchema>;
/** As it stands in a file: amounts as decimal strings. */
export type PolicyFile = z.input<typeof policySchema>;
