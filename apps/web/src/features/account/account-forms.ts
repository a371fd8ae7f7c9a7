import { emailSchema, newPasswordSchema } from '@nova/shared/account/schemas';
import { findPasswordError } from '@nova/shared/account/password';
import { z } from 'zod';

const given = z.string().min(1);
const isNotEmail = ({ email, password }: { email: string; password: string }) =>
  findPasswordError(password, email) !== 'is_email';
const isRepeated = ({ password, repeat }: { password: string; repeat: string }) => password === repeat;

/** What the account's forms take. Loaded with the first check; paths tell which sentence a fault gets. */
export const signInForm = z.object({ email: emailSchema, password: given });
export const emailForm = z.object({ email: emailSchema });
export const registerForm = z
  .object({ email: emailSchema, password: newPasswordSchema, repeat: given })
  // Both are told while the other field is still wrong.
  .refine(isNotEmail, { path: ['password'], when: () => true })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const newPasswordForm = z
  .object({ password: newPasswordSchema, repeat: given })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const changePasswordForm = z
  .object({ current: given, password: newPasswordSchema, repeat: given })
  .refine(isRepeated, { path: ['repeat'], when: () => true });
export const changeEmailForm = z.object({ email: emailSchema, password: z.string() });
