import { enqueueMail } from '@nova/db/enqueue-mail';
import type { Queryable } from '@nova/db/database';
import { composeAccountMail, type AccountMail } from '@nova/shared/account/mails';
import { localizePath, type Language } from '@nova/shared/language/language';

/** Action of the login page for the token behind `#`. */
export type AuthFragment = 'confirm' | 'reset' | 'email';

/** Reader of an email. */
export interface MailReader {
  readonly email: string;
  readonly language: Language;
  /** Origin of the website at which the reader asked for the email. */
  readonly origin: string;
}

/**
 * Queues an email to the owner of an address. The token follows `#`: browsers never send it to a server, so
 * it appears in no log and no Referer header.
 */
export async function sendAccountMail(
  tx: Queryable,
  to: MailReader,
  letter: AccountMail,
  link?: { readonly fragment: AuthFragment; readonly token: string },
): Promise<void> {
  const page = `${to.origin}${localizePath('/auth', to.language)}`;
  const url = link ? `${page}#${link.fragment}=${link.token}` : page;
  await enqueueMail(tx, to.email, composeAccountMail(letter, to.language, url));
}
