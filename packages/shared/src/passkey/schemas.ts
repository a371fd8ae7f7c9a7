import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';

/** ID of a passkey as the browser writes it (base64url), 16 to 1,023 bytes. */
export const credentialIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,1364}$/, 'must be the ID of a passkey in base64url');

/** A public key on P-256, as two coordinates of 32 bytes. */
const keyFields = { x: hashSchema, y: hashSchema };

/** A passkey with the public key that its browser returned when it was created. */
export const newPasskeySchema = z.object({
  credential_id: credentialIdSchema,
  ...keyFields,
  /** The account that has added this passkey as a further owner; without it, the passkey's own account. */
  account: addressSchema.optional(),
});

export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** A passkey and the address of its account, which exists on the chain from its first operation on. */
export const passkeySchema = newPasskeySchema.omit({ account: true }).extend({ address: addressSchema });
export type Passkey = z.infer<typeof passkeySchema>;

/** How accounts with a passkey are created on this chain. */
export const passkeySettingsSchema = z.object({
  /** Contract that creates the accounts. */
  factory: addressSchema,
  /** SHA-256 hash of the domain (RP ID) to which the passkeys must belong. */
  rp_id_hash: hashSchema,
  /** Address that signs a recovery as a guardian after a mailed link was opened; null if this server has none. */
  email_guardian: addressSchema.nullable(),
});
export type PasskeySettings = z.infer<typeof passkeySettingsSchema>;

/** A key of an account: a passkey, or an address whose wallet signs. */
export const accountKeySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passkey'), ...keyFields }),
  z.object({ kind: z.literal('address'), address: addressSchema }),
]);
export type AccountKey = z.infer<typeof accountKeySchema>;

/** Who controls the account of a passkey. */
export const passkeyAccountSchema = z.object({
  address: addressSchema,
  /** Each of them controls the account alone. */
  owners: z.array(accountKeySchema),
  /** Any two of them can start a recovery. */
  guardians: z.array(accountKeySchema),
  /** The key that replaces all owners at a time; null if no recovery is in progress. */
  recovery: z.object({ key: accountKeySchema, effective_at: timeSchema }).nullable(),
  /** Keys that may make listed calls for a while. */
  sessions: z.array(
    z.object({
      key: addressSchema,
      valid_until: timeSchema,
      /** Wei that the calls may still send. */
      value_left: amountSchema,
      calls: z.array(z.object({ contract: addressSchema, selector: hexSchema })),
    }),
  ),
});
export type PasskeyAccount = z.infer<typeof passkeyAccountSchema>;
