import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';

/** ID of a passkey as the browser writes it (base64url), 16 to 1,023 bytes. */
export const credentialIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,1364}$/, 'must be the ID of a passkey in base64url');

/** A public key on P-256, as two coordinates of 32 bytes. */
const keyFields = { x: hashSchema, y: hashSchema };

/** A passkey with the public key that its browser returned when it was created. */
export const newPasskeySchema = z.object({ credential_id: credentialIdSchema, ...keyFields });

/** A passkey and the address of its account, which exists on the chain from its first operation on. */
export const passkeySchema = newPasskeySchema.extend({ address: addressSchema });
export type Passkey = z.infer<typeof passkeySchema>;

/** How accounts with a passkey are created on this chain. */
export const passkeySettingsSchema = z.object({
  /** Contract that creates the accounts. */
  factory: addressSchema,
  /** SHA-256 hash of the domain (RP ID) to which the passkeys must belong. */
  rp_id_hash: hashSchema,
});
export type PasskeySettings = z.infer<typeof passkeySettingsSchema>;
