/**
 * Error codes of accounts and sessions.
 * - `refresh_reused`: the whole session family was revoked.
 * - `credentials_wrong`: email or password; it never says which, nor whether the account exists.
 * - `email_unconfirmed`: the password was right, but the address is not confirmed; a new email was sent.
 * - `link_invalid`: a mailed link that was used, has expired or never existed.
 * - `link_other_account`: the link belongs to another account than the session; it remains valid.
 * - `email_taken`: another account got the address between request and confirmation.
 * - `password_required`: the account has a password, and the request needs it.
 * - `last_way_in`: removing it would leave no way to log in to this account.
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
