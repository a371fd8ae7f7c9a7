import { findTokenError } from '@nova/shared/token/find-token-error';
import { z } from 'zod';
import type { TokenTexts } from './token-draft.ts';

const FIELD_OF = {
  name: 'name',
  nameLooksLike: 'name',
  symbol: 'symbol',
  symbolLooksLike: 'symbol',
  supply: 'supply',
} as const;

/** Empty, or a link that the api accepts. */
const websiteSchema = z
  .string()
  .trim()
  .refine((website) => website === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(website), 'website');

/** The form for the description of an existing token; the message of an issue names its text. */
export const tokenEditForm = z.object({
  description: z.string().trim(),
  website: websiteSchema,
  logo: z.instanceof(File).nullable(),
  keepsLogo: z.boolean(),
});
export type TokenEdit = z.input<typeof tokenEditForm>;

/** The form for a new token. The message of an issue names its text; the rules are those of the api. */
export const tokenForm = z
  .object({
    name: z.string().trim(),
    symbol: z.string().trim(),
    supply: z.bigint().nullable(),
    description: z.string().trim(),
    website: websiteSchema,
    logo: z.instanceof(File).nullable(),
  })
  .superRefine((values, context) => {
    const error = findTokenError(values);
    if (error === null) return;
    const fields =
      error === 'missing'
        ? (['name', 'symbol', 'supply'] as const).filter(
            (name) => values[name] === '' || values[name] === null,
          )
        : [FIELD_OF[error]];
    for (const name of fields) context.addIssue({ code: 'custom', path: [name], message: error });
  })
  .transform((values) => values as TokenTexts);
