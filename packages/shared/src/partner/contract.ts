import type { z } from 'zod';
import type { partnerSchema } from './schemas.ts';

/** Types of the partner API for the website, without the validation library. */
export type PartnerOf = z.infer<typeof partnerSchema>;
