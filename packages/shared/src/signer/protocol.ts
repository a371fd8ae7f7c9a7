import { z } from 'zod';
import { addressSchema, hexSchema } from '../hex.ts';

/** Keys that a signer holds, by purpose. */
export const SIGNER_KEYS = ['attestor', 'operator', 'gas', 'curator', 'pauser', 'guardian'] as const;
/** Keys without a lane of their own, which a server may lack: `guardian` confirms recoveries by email. */
export const OPTIONAL_SIGNER_KEYS: readonly SignerKey[] = ['guardian'];
export type SignerKey = (typeof SIGNER_KEYS)[number];

/** Paths of a signer; each requires `Authorization: Bearer <token>`. */
export const SIGNER_PATHS = {
  keys: '/v1/keys',
  transaction: '/v1/sign-transaction',
  typedData: '/v1/sign-typed-data',
} as const;

const amount = z.string().regex(/^\d{1,78}$/);

/** Body of `POST /v1/sign-transaction`: an EIP-1559 transaction, amounts as decimal strings. */
export const signTransactionSchema = z.strictObject({
  address: addressSchema,
  transaction: z.strictObject({
    chainId: z.number().int().positive(),
    nonce: z.number().int().nonnegative(),
    gas: amount,
    maxFeePerGas: amount,
    maxPriorityFeePerGas: amount,
    to: addressSchema,
    value: amount,
    data: hexSchema,
  }),
});
export type SignTransactionRequest = z.input<typeof signTransactionSchema>;

/** Body of `POST /v1/sign-typed-data`: an EIP-712 message, numbers as decimal strings. */
export const signTypedDataSchema = z.strictObject({
  address: addressSchema,
  message: z.strictObject({
    domain: z.strictObject({
      name: z.string(),
      version: z.string(),
      chainId: z.number().int().positive(),
      verifyingContract: addressSchema,
    }),
    types: z.record(z.string(), z.array(z.strictObject({ name: z.string(), type: z.string() }))),
    primaryType: z.string(),
    message: z.record(z.string(), z.string()),
  }),
});
export type SignTypedDataRequest = z.input<typeof signTypedDataSchema>;

/** Response with status 200 to a signing request: the signed bytes, or the signature. */
export const signedSchema = z.strictObject({ signed: hexSchema });

/**
 * Response with status 403: a rule or a limit of the signer forbids it. `is_for_now` is true if only a
 * 24-hour limit forbids it.
 */
export const signerRefusalSchema = z.object({
  error: z.object({ reason: z.string(), is_for_now: z.boolean() }),
});

/** `GET /v1/keys`. */
export const signerKeysSchema = z.object({
  keys: z.array(z.object({ name: z.enum(SIGNER_KEYS), address: addressSchema })),
});
