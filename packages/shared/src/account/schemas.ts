import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';
import { DELETE_ACCOUNT_WORD, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, SESSION_DAYS } from './constants.ts';
import { findPasswordError } from './password.ts';

/** How long an access token lives, in seconds. It is a JWT checked without the database. */
export const ACCESS_TOKEN_TTL_SECONDS = 15 * 60;
/** How long a session lives without being refreshed, in seconds. */
export const REFRESH_TOKEN_TTL_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** A session as the browser keeps it. Each refresh token works once; reuse revokes the family. */
export const sessionTokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token ends, by the server's clock. */
  expires_at: timeSchema,
  /** Seconds until then, for clients whose clock is wrong. */
  expires_in: z.number().int(),
});
export type SessionTokens = z.infer<typeof sessionTokensSchema>;

/** An email address, trimmed and in lower case: two spellings are one account. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is too long')
  .pipe(z.email('is not an email address'));

/** A password that is being chosen. An existing one is only compared, never judged. */
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

/** In which language a person is written to. */
export const languageSchema = z.enum(['en', 'de']);
/** `POST /auth/v1/language`: the language of the page that is used. */
export const noteLanguageSchema = z.object({ language: languageSchema });

const linkTokenSchema = z.string().min(20).max(100);

/** `POST /auth/v1/sign-up`. Answers the same whether the address already has an account. */
export const signUpRequestSchema = z
  .object({ email: emailSchema, password: newPasswordSchema, language: languageSchema.default('en') })
  .refine(({ email, password }) => findPasswordError(password, email) !== 'is_email', {
    path: ['password'],
    message: 'must not be the email address',
  });

/** `POST /auth/v1/sign-in`. */
export const signInRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  language: languageSchema.default('en'),
});

/** `POST /auth/v1/confirm` and `/auth/v1/email/confirm`: the token of a mailed link. */
export const linkRequestSchema = z.object({
  token: linkTokenSchema,
  language: languageSchema.default('en'),
});
/** Which address a mailed link confirmed. */
export const confirmedSchema = z.object({ email: z.string() });

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
/** `POST /auth/v1/email/change`; the password where the account has one. */
export const changeEmailRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema.optional(),
  language: languageSchema.default('en'),
});
/** `POST /auth/v1/delete-account`; the password where the account has one. */
export const deleteAccountRequestSchema = z.object({
  confirm: z.literal(DELETE_ACCOUNT_WORD),
  password: passwordSchema.optional(),
});

/** `GET /auth/v1/sessions`: where the account is signed in, the one that asks first. */
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

/** `POST /auth/v1/sign-out`: the session of this token; without one, the session of the Authorization header. */
export const signOutRequestSchema = refreshRequestSchema.partial();

/** `GET /auth/v1/user`: who the session is. */
export const sessionUserSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string().nullable(),
    /** Whether a password is set, so that forms know if they must ask for it again. */
    has_password: z.boolean(),
    role: z.enum(['user', 'auditor', 'admin']),
    wallets: z.array(z.object({ address: addressSchema, is_primary: z.boolean() })),
  }),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
