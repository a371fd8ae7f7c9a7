import type { z } from 'zod';
import type { partnerSchema } from './schemas.ts';

/** What the website needs of the wire, without the library that checks it. */
export type PartnerOf = z.infer<typeof partnerSchema>;
