import { z } from 'zod';
import { enteredAddressSchema } from '../../../ui/form/address-schema.ts';

/** The form of a comparison: two addresses. */
export const comparisonForm = z.object({ one: enteredAddressSchema, other: enteredAddressSchema });
