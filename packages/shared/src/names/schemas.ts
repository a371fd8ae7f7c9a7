import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { addressLabelSchema } from '../labels/schemas.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { NAME_ADDRESSES_MAX } from './constants.ts';

/** A name under `.nac` in lowercase. */
const namePattern = z.string().regex(/^[a-z0-9-]{3,32}\.nac$/);

/** `GET /api/v1/names/addresses`: the addresses whose names are requested, separated by commas. */
export const nameAddressesQuerySchema = z.object({
  addresses: z
    .string()
    .max(NAME_ADDRESSES_MAX * 43)
    .transform((text) => text.split(','))
    .pipe(z.array(addressSchema).max(NAME_ADDRESSES_MAX)),
});
/**
 * `items`: those of the requested addresses that show a name which also leads back to them. `labels`: those that
 * an administrator has labeled.
 */
export const nameAddressesSchema = z.object({
  items: z.array(z.object({ address: addressSchema, name: namePattern })),
  labels: z.array(addressLabelSchema),
});
export type NameAddresses = z.infer<typeof nameAddressesSchema>;

/** A registered name. Until the end of its grace period it resolves, and nobody else can register it. */
export const registeredNameSchema = z.object({
  name: namePattern,
  /** The namehash. */
  node: hashSchema,
  owner: addressSchema,
  /** The address that the name leads to; null if there is none. */
  address: addressSchema.nullable(),
  /** Whether the name is shown for its address. */
  is_primary: z.boolean(),
  registered_at: timeSchema,
  expires_at: timeSchema,
  /** The end of the grace period. */
  free_at: timeSchema,
});
export type RegisteredName = z.infer<typeof registeredNameSchema>;

/** `GET /api/v1/names`: of one owner, or all that have not become free; newest first. */
export const namesQuerySchema = pageQuerySchema.extend({ owner: addressSchema.optional() });
export const namePageSchema = pageSchema(registeredNameSchema);
export type NamePage = z.infer<typeof namePageSchema>;

/** `GET /api/v1/names/{name}`: whether a name can be registered, and its price. */
export const nameSchema = z.object({
  name: namePattern,
  /** True if anyone can register the name now. */
  is_available: z.boolean(),
  /** Price in wei per year. */
  nac_wei_per_year: amountSchema,
  /** Price in whole points per year. */
  points_per_year: z.number().int(),
  /** The registration; null if the name is available. */
  registration: registeredNameSchema.nullable(),
  /** Contracts of names; null on a chain without them. */
  contracts: z
    .object({
      registrar: addressSchema,
      registry: addressSchema,
      resolver: addressSchema,
      reverse_registrar: addressSchema,
      universal_resolver: addressSchema,
    })
    .nullable(),
});
export type Name = z.infer<typeof nameSchema>;
