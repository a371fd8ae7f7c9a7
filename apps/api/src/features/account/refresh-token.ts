import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes; only its hash is ever stored. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex. The token is random, so a plain hash is enough to make a stolen table useless. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
