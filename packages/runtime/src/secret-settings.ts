import { z } from 'zod';

const atLeast = (characters: number) =>
  z.string().min(characters, `must have at least ${characters} characters`);

/**
 * Rules of the secrets that several processes read, so that a value that one accepts is valid for all. The
 * pepper can never change, and a token that is in use should not have to: their minimum must not increase.
 */
export const SECRET_SETTINGS = {
  ADMIN_TOKEN: atLeast(16),
  SESSION_SECRET: atLeast(32),
  SIGNER_TOKEN: atLeast(32),
  USER_HASH_PEPPER: atLeast(16),
} as const;
