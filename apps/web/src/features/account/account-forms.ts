import { emailSchema, newPasswordSchema } from '@nova/shared/account/schemas';
import { findPasswordError } from '@nova/shared/account/password';
import { z } from 'zod';

const nonEmptyText = z.string().min(1);
const isNotEmail = ({ email, password }: { email: string; password: string }) =>
  findPasswordError(password, email) !== 'is_email';
const isRepeated = ({ password, repeat }: { password: string; repeat: string }) => password === repeat;

/**
 * Schemas of the account's forms, loaded with the first validation; the path of an issue selects its message.
 */
export const signInForm = z.object({ email: emailSchema, password: nonEmptyText });
export const emailForm = z.object({ email: emailSchema });
export const registerForm = z
  .object({ email: emailSchema, password: newPasswordSchema, repeat: nonEmptyText })
  // Both issues are reported while the other field is still invalid.
  .refine(isNotEmail, { path: ['password'], when: () => true })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const newPasswordForm = z
  .object({ password: newPasswordSchema, repeat: nonEmptyText })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const changePasswordForm = z
  .object({ current: nonEmptyText, password: newPasswordSchema, repeat: nonEmptyText })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const changeEmailForm = z.object({ email: emailSchema, password: z.string() });
