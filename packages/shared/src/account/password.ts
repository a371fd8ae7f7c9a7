import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';

/** Why a password is refused; null when it is good. The web turns it into a sentence. */
export type PasswordError = 'too_short' | 'too_long' | 'too_common' | 'is_email';

/**
 * Beginnings and repetitions that every list of stolen passwords starts with. Kept short on purpose: the length is
 * the rule, this only stops what guessing tries first.
 */
const COMMON =
  /^(?:(?:password|passwort|qwert[yz](?:uiop)?|asdfgh(?:jkl)?|iloveyou|letmein|welcome|willkommen|hallo|admin|nova|football|schalke04)[\d!.?_-]*|(.)\1*|(.{1,4}?)\2+|0?123456789?0?\d*|9?876543210?|abcdefgh\w*)$/i;

/** Checks a new password by the rules that browser and server share. @param email of the account, when known */
export function findPasswordError(password: string, email?: string): PasswordError | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (length > PASSWORD_MAX_LENGTH) return 'too_long';
  if (email !== undefined && password.trim().toLowerCase() === email.trim().toLowerCase()) return 'is_email';
  return COMMON.test(password) ? 'too_common' : null;
}
