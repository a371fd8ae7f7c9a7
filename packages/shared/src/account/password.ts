import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';

/** Reason why a password is refused. The web shows a sentence for it. */
export type PasswordError = 'too_short' | 'too_long' | 'too_common' | 'is_email';

/**
 * Prefixes and repetitions at the top of every list of leaked passwords. Deliberately short: the length is
 * the rule, and this list only stops the first guesses.
 */
const COMMON =
  /^(?:(?:password|passwort|qwert[yz](?:uiop)?|asdfgh(?:jkl)?|iloveyou|letmein|welcome|willkommen|hallo|admin|nova|football|schalke04)[\d!.?_-]*|(.)\1*|(.{1,4}?)\2+|0?123456789?0?\d*|9?876543210?|abcdefgh\w*)$/i;

/** Returns whether a password is the email address of its account. */
export function isEmailPassword(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase();
}

/**
 * Checks a new password by the rules that browser and server share; returns null if it is valid.
 * @param email of the account, if known
 */
export function findPasswordError(password: string, email?: string): PasswordError | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (length > PASSWORD_MAX_LENGTH) return 'too_long';
  if (email !== undefined && isEmailPassword(password, email)) return 'is_email';
  return COMMON.test(password) ? 'too_common' : null;
}
