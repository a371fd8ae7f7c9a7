import { z } from 'zod';
import { languageSchema } from '../language/schemas.ts';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { LIST_EMAIL_MAX, MAIL_LISTS } from './constants.ts';

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'is not an email address' }).max(LIST_EMAIL_MAX));
/** A hidden field; only an automated client fills it in. */
const trapSchema = z.string().max(500).default('');

/** `POST /api/v1/whitelist` (requirement 319). */
export const whitelistSignUpSchema = z.object({
  email: emailSchema,
  /** The wallet for early purchases; without it, an administrator asks by email. */
  address: addressSchema.nullable().default(null),
  /** Also subscribes the address to the newsletter. */
  newsletter: z.boolean().default(false),
  language: languageSchema,
  website: trapSchema,
});
export type WhitelistSignUp = z.input<typeof whitelistSignUpSchema>;

/** `POST /api/v1/newsletter`. */
export const newsletterSignUpSchema = z.object({
  email: emailSchema,
  language: languageSchema,
  website: trapSchema,
});
export type NewsletterSignUp = z.input<typeof newsletterSignUpSchema>;

/** The token of a mailed link: `POST /api/v1/lists/confirm` and `POST /api/v1/lists/leave`. */
export const listTokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'is no token') });

/** The lists that a link confirmed, and the Energy Points for the newsletter; null for none. */
export const listConfirmationSchema = z.object({
  lists: z.array(z.enum(MAIL_LISTS)),
  points: z.number().nullable(),
});
export type ListConfirmation = z.infer<typeof listConfirmationSchema>;

/** The list that the address left; null if it had left before. */
export const listDepartureSchema = z.object({ left: z.enum(MAIL_LISTS).nullable() });
export type ListDeparture = z.infer<typeof listDepartureSchema>;

/** `GET /api/v1/admin/whitelist`: sign-ups, newest first. */
export const whitelistPageSchema = pageSchema(
  z.object({
    id: z.string(),
    at: timeSchema,
    email: z.string(),
    address: addressSchema.nullable(),
    language: languageSchema,
    /** Time at which the mailed link was used; null until then. */
    confirmed_at: timeSchema.nullable(),
    /** True if its wallet is among the approved addresses. */
    is_approved: z.boolean(),
    user_id: z.string().nullable(),
  }),
);
export type WhitelistPage = z.infer<typeof whitelistPageSchema>;
