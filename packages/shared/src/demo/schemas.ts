import { z } from 'zod';
import { connectWalletSchema } from '../wallet/schemas.ts';
import { sessionTokensSchema } from '../account/schemas.ts';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';
import { DEMO_ADDRESSES_MAX, DEMO_TYPES } from './constants.ts';

/** `POST demo-account-manager`: the demo wallet logs in like any other, with an EIP-4361 message. */
export const startDemoSchema = z.object({
  demoType: z.enum(DEMO_TYPES),
  ...connectWalletSchema.shape.data.pick({ address: true, signature: true }).shape,
  message: z.string().max(4_000),
});

/** Response to it. `has_value` is false if the wallet starts empty (production). */
export const demoStartedSchema = z.object({
  user_id: z.string(),
  address: addressSchema,
  demoType: z.enum(DEMO_TYPES),
  expiresAt: timeSchema,
  has_value: z.boolean(),
  session: sessionTokensSchema,
});
export type DemoStarted = z.infer<typeof demoStartedSchema>;

/** `GET /api/v1/demo/offer`: initial funds of a demo wallet by kind; zeros if it starts empty. */
export const demoOfferSchema = z.object({
  has_value: z.boolean(),
  kinds: z.array(
    z.object({
      demo_type: z.enum(DEMO_TYPES),
      points: z.number().int(),
      gas_wei: amountSchema,
      /** Test USDT in units of 6 decimals. */
      usdt_units: amountSchema,
    }),
  ),
});
export type DemoOffer = z.infer<typeof demoOfferSchema>;

/** `GET demo-account-manager`: the session's own demo; null for other sessions. */
export const demoStateSchema = z.object({
  demo: z.object({ demoType: z.enum(DEMO_TYPES), expiresAt: timeSchema, is_active: z.boolean() }).nullable(),
});
export type DemoState = z.infer<typeof demoStateSchema>;

/** `GET /api/v1/demo/addresses`: the addresses to check, separated by commas. */
export const demoAddressesQuerySchema = z.object({
  addresses: z
    .string()
    .max(DEMO_ADDRESSES_MAX * 43)
    .transform((text) => text.split(','))
    .pipe(z.array(addressSchema).max(DEMO_ADDRESSES_MAX)),
});
/** Those of the requested addresses that are wallets of demo accounts or tokens created by them. */
export const demoAddressesSchema = z.object({ items: z.array(addressSchema) });
export type DemoAddresses = z.infer<typeof demoAddressesSchema>;
