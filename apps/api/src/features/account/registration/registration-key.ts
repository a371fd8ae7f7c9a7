import { createHash } from 'node:crypto';

/**
 * Returns the key of a registration, as hex. The hash of the password contains a random salt that never leaves
 * the server, so the key can't be guessed, reveals nothing about the password, and needs no row of its own.
 */
export function deriveRegistrationKey(passwordHash: string): string {
  return createHash('sha256').update(`registration:${passwordHash}`).digest('hex');
}
