import { z } from 'zod';
import { languageSchema } from '../language/schemas.ts';
import { addressSchema, timeSchema } from '../hex.ts';
import { DELETE_ACCOUNT_WORD, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, SESSION_DAYS } from './constants.ts';
import { findPasswordError } from './password.ts';

/** Lifetime of an access token in seconds. It is a JWT verified without the database. */
export const ACCESS_TOKEN_TTL_SECONDS = 15 * 60;
/** Lifetime of a session without a refresh in seconds. */
export const REFRESH_TOKEN_TTL_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** A session as stored by the browser. Each refresh token works once; reuse revokes the family. */
export const sessionTokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Expiry time of the access token by the server's clock. */
  expires_at: timeSchema,
  /** Seconds until expiry, for clients whose clock is wrong. */
  expires_in: z.number().int(),
});
export type SessionTokens = z.infer<typeof sessionTokensSchema>;

/** An email address, trimmed and in lowercase, so that two spellings are one account. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is too long')
  .pipe(z.email('is not an email address'));

/** A new password. An existing one is only compared, never validated. */
export const newPasswordSchema = z
  .string()
  .max(4 * PASSWORD_MAX_LENGTH, 'is too long')
  .refine(
    (password) => findPasswordError(password) === null,
    `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters and not be one that everybody tries`,
  );
const passwordSchema = z
  .string()
  .min(1, 'is missing')
  .max(4 * PASSWORD_MAX_LENGTH, 'is too long');

/** Language of the emails to a user. */
/** `POST /auth/v1/language`: the language of the current page. */
export const noteLanguageSchema = z.object({ language: languageSchema });

const linkTokenSchema = z.string().min(20).max(100);

/** `POST /auth/v1/sign-up`. The response is the same whether or not the address already has an account. */
export const signUpRequestSchema = z
  .object({ email: emailSchema, password: newPasswordSchema, language: languageSchema.default('en') })
  .refine(({ email, password }) => findPasswordError(password, email) !== 'is_email', {
    path: ['password'],
    message: 'must not be the email address',
  });

/**
 * Proves that its holder sent a registration: returned to the tab that registered and derived from the stored
 * hash of its password, which is salted at random. By itself it opens nothing.
 */
const registrationKeySchema = z.string().regex(/^[0-9a-f]{64}$/, 'is not a registration key');
/** Keys of one address: every repeated email is a registration of its own. */
const registrationKeysSchema = z.array(registrationKeySchema).max(20);
/** Response of `POST /auth/v1/sign-up`. */
export const signUpResponseSchema = z.object({ registration_key: registrationKeySchema });
export type SignUpResponse = z.infer<typeof signUpResponseSchema>;

/** `POST /auth/v1/confirm/status`: has the address been confirmed with one of these registrations? */
export const confirmStatusRequestSchema = z.object({
  email: emailSchema,
  registration_keys: registrationKeysSchema.min(1),
});
export const confirmStatusSchema = z.object({ is_confirmed: z.boolean() });
export type ConfirmStatus = z.infer<typeof confirmStatusSchema>;

/** `POST /auth/v1/sign-in`. */
export const signInRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  language: languageSchema.default('en'),
});

/** `POST /auth/v1/email/confirm`: the token of a mailed link. */
export const linkRequestSchema = z.object({
  token: linkTokenSchema,
  language: languageSchema.default('en'),
});
/** The address that a mailed link confirmed. */
export const confirmedEmailSchema = z.object({ email: z.string() });
/** `POST /auth/v1/confirm`: the token of a mailed link, with the keys that this browser registered with. */
export const confirmRequestSchema = linkRequestSchema.extend({
  registration_keys: registrationKeysSchema.default([]),
});
/** Contains a session only if one of the keys belongs to the registration of the link. */
export const registrationConfirmedSchema = confirmedEmailSchema.extend({
  session: sessionTokensSchema.nullable(),
});
export type RegistrationConfirmed = z.infer<typeof registrationConfirmedSchema>;

/** `POST /auth/v1/password/forgot`. */
export const forgotPasswordRequestSchema = z.object({
  email: emailSchema,
  language: languageSchema.default('en'),
});
/** `POST /auth/v1/password/reset`. */
export const resetPasswordRequestSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
  language: languageSchema.default('en'),
});
/** `POST /auth/v1/password/change`. */
export const changePasswordRequestSchema = z.object({
  current_password: passwordSchema,
  password: newPasswordSchema,
  language: languageSchema.default('en'),
});
/** `POST /auth/v1/email/change`; requires the password if the account has one. */
export const changeEmailRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema.optional(),
  language: languageSchema.default('en'),
});
/** `POST /auth/v1/delete-account`; requires the password if the account has one. */
export const deleteAccountRequestSchema = z.object({
  confirm: z.literal(DELETE_ACCOUNT_WORD),
  password: passwordSchema.optional(),
});

/** `GET /auth/v1/sessions`: sessions of the account, the current one first. */
export const sessionListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      is_current: z.boolean(),
      created_at: timeSchema,
      last_used_at: timeSchema,
      user_agent: z.string().nullable(),
      ip_address: z.string().nullable(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

/** `POST /auth/v1/refresh`. */
export const refreshRequestSchema = z.object({ refresh_token: z.string().min(1).max(500) });

/** `POST /auth/v1/sign-out`: ends the session of this token or, without one, of the Authorization header. */
export const signOutRequestSchema = refreshRequestSchema.partial();

/** `GET /auth/v1/user`: the user of the session. */
export const sessionUserSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string().nullable(),
    /** True if a password is set, so that forms know whether to ask for it. */
    has_password: z.boolean(),
    role: z.enum(['user', 'auditor', 'admin']),
    wallets: z.array(z.object({ address: addressSchema, is_primary: z.boolean() })),
  }),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
