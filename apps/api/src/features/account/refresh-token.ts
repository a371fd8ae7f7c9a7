import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes. Only their hash is stored. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 as hex. The token is random, so an unsalted hash is enough to make a stolen table
 * useless.
 */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
