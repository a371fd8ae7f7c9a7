import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { credentialIdSchema } from './schemas.ts';

/** Random ID of a recovery (base64url of 16 bytes). Anyone who has it can see the recovery. */
export const recoveryIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'must be the ID of a recovery');

/** Bytes of a guardian's signature; an assertion of a passkey has about 700, a signature of a Safe 65 per owner. */
const SIGNATURE_BYTES_MAX = 4_096;

/** A public key on P-256, as two coordinates of 32 bytes. */
const keyFields = { x: hashSchema, y: hashSchema };

/** A recovery to begin: the account, and the new passkey that is to become its only owner. */
export const newRecoverySchema = z.object({
  account: addressSchema,
  ...keyFields,
  /** ID of the new passkey, stored for the account once the recovery is completed. */
  credential_id: credentialIdSchema,
});
export type NewRecovery = z.infer<typeof newRecoverySchema>;

/** A guardian's signature of the EIP-712 message `Recovery`, encoded as the contract verifies it. */
export const guardianSignatureSchema = z.object({
  /** Position of the guardian in the account's list. */
  index: z.number().int().min(0).max(4),
  signature: hexSchema.refine(
    (signature) => signature.length <= 2 + 2 * SIGNATURE_BYTES_MAX,
    `may have at most ${SIGNATURE_BYTES_MAX} bytes`,
  ),
});
export type GuardianSignature = z.infer<typeof guardianSignatureSchema>;

/** Token behind `#` of the mailed link (base64url of 32 bytes). */
export const recoveryTokenSchema = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be the token of a mailed link'),
});

const guardianFields = {
  /** Position of the guardian in the account's list. */
  index: z.number().int(),
  /** `asked` if the link was mailed; `signed` if the guardian's signature is stored. */
  state: z.enum(['open', 'asked', 'signed']),
};

/** A guardian: the server's key for confirmations by email, a wallet, or a passkey. */
export const recoveryGuardianSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    address: addressSchema,
    ...guardianFields,
  }),
  z.object({
    kind: z.literal('address'),
    address: addressSchema,
    ...guardianFields,
  }),
  z.object({ kind: z.literal('passkey'), ...keyFields, ...guardianFields }),
]);
export type RecoveryGuardian = z.infer<typeof recoveryGuardianSchema>;

/**
 * - `collecting`: fewer than two guardians have signed
 * - `starting`: the signatures are on their way to the chain
 * - `waiting`: the delay is running, or has passed; an owner can cancel
 * - `completing`: the replacement of the owners is on its way to the chain
 * - `completed`: the new passkey controls the account
 * - `canceled`: an owner has canceled it
 * - `expired`: its signatures are void, because of their deadline or because the account has changed
 */
export const recoveryStatusSchema = z.enum([
  'collecting',
  'starting',
  'waiting',
  'completing',
  'completed',
  'canceled',
  'expired',
]);
export type RecoveryStatus = z.infer<typeof recoveryStatusSchema>;

/** The recovery of an account, as the chain and the collected signatures say now. */
export const recoverySchema = z.object({
  id: recoveryIdSchema,
  account: addressSchema,
  /** The new passkey. */
  key: z.object(keyFields),
  /** `recoveryNonce` that the guardians sign. */
  nonce: amountSchema,
  /** Whole second until which the guardians' signatures are valid. */
  deadline: timeSchema,
  created_at: timeSchema,
  guardians: z.array(recoveryGuardianSchema),
  status: recoveryStatusSchema,
  /** When the recovery can be completed; null unless its status is `waiting` or `completing`. */
  effective_at: timeSchema.nullable(),
  start_transaction: hashSchema.nullable(),
  complete_transaction: hashSchema.nullable(),
});
export type Recovery = z.infer<typeof recoverySchema>;
