import { z } from 'zod';

/** Validation rules of the kit's example form. */
export const offerSchema = z.object({
  name: z.string().trim().min(1),
  price: z
    .bigint()
    .positive()
    .nullable()
    .refine((wei) => wei !== null),
  mayBeSold: z.boolean().refine((isConfirmed) => isConfirmed),
});
export type Offer = z.input<typeof offerSchema>;
