import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';

/** An entered address; spaces around it are ignored. */
export const enteredAddressSchema = z.string().trim().pipe(addressSchema);
/** A form with a single address. */
export const addressForm = z.object({ address: enteredAddressSchema });
