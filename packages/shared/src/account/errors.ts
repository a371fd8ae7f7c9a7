/**
 * Codes of accounts and sessions.
 * - `refresh_reused`: the whole session family was revoked.
 * - `credentials_wrong`: e-mail or password; it never says which, nor whether the account exists.
 * - `email_unconfirmed`: the password was right, the address waits for its confirmation; a new mail was sent.
 * - `link_invalid`: a mailed link that was used, has expired or never existed.
 * - `link_other_account`: the link belongs to another account than the session's; it stays usable.
 * - `email_taken`: the address was given to another account between asking and confirming.
 * - `password_required`: the account has a password, and what was asked for needs it.
 * - `last_way_in`: what was to be removed is the only way to sign in to this account.
 */
export const ACCOUNT_ERRORS = {
  refreshInvalid: 'refresh_invalid',
  refreshReused: 'refresh_reused',
  credentialsWrong: 'credentials_wrong',
  emailUnconfirmed: 'email_unconfirmed',
  linkInvalid: 'link_invalid',
  linkOtherAccount: 'link_other_account',
  emailTaken: 'email_taken',
  passwordRequired: 'password_required',
  lastWayIn: 'last_way_in',
} as const;
