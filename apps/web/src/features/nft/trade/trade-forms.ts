import { LISTING_MAX_PRICE_WEI } from '@nova/shared/nft/constants';
import { z } from 'zod';
import { enteredAddressSchema } from '../../../ui/form/address-schema.ts';

const ZERO = /^0x0{40}$/;

/**
 * Schemas of the forms for trading, loaded with the first validation. The
 * message of an issue names the text that the form shows for it.
 *
 * @param owner an NFT is not transferred to its own owner; null while it has none
 */
export const transferForm = (owner: string | null) =>
  z.object({
    to: enteredAddressSchema
      .refine((address) => !ZERO.test(address), 'noAddress')
      .refine((address) => address !== owner, 'own'),
  });

/** `price` is an amount in wei, or why the entered text is none. */
export const listingForm = z.object({
  price: z.union([z.bigint(), z.enum(['empty', 'number', 'decimals'])]).transform((price, context) => {
    if (typeof price === 'bigint' && price > 0n && price <= LISTING_MAX_PRICE_WEI) return price;
    const message = typeof price !== 'bigint' ? price : price === 0n ? 'empty' : 'tooHigh';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
  days: z.number().int().positive(),
});
