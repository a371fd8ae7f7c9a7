import type { Queryable } from '@nova/db/database';
import { enqueueMail } from '@nova/db/enqueue-mail';
import type { MailList } from '@nova/shared/whitelist/constants';
import { composeListMail, type ListMail } from '@nova/shared/whitelist/mails';
import { localizePath, type Language } from '@nova/shared/language/language';
import type { ApiContext } from '../../http/api-context.ts';
import { leaveTokenOf } from './list-keys.ts';

export interface ListMailOptions {
  readonly email: string;
  readonly language: Language;
  /** Origin of the website at which the reader signed up or confirmed. */
  readonly origin: string;
  readonly lists: readonly MailList[];
  readonly letter: ListMail;
  /** Present in emails that ask for confirmation. */
  readonly confirmToken?: string;
}

/**
 * Sends an email about the lists of an address. Tokens follow `#`, so they reach no server or log. Only the
 * newsletter's one-click URL has its token in the query, because mail clients send nothing else (RFC 8058).
 */
export async function sendListMail(
  { config }: Pick<ApiContext, 'config'>,
  tx: Queryable,
  { email, language, origin, lists, letter, confirmToken }: ListMailOptions,
): Promise<void> {
  const page = `${origin}${localizePath('/subscription', language)}`;
  const tokenOf = (list: MailList) => leaveTokenOf(config.userHashPepper, list, email);
  const mail = composeListMail(letter, lists, language, {
    ...(confirmToken === undefined ? {} : { confirm: `${page}#confirm=${confirmToken}` }),
    leave: {
      whitelist: `${page}#leave-whitelist=${tokenOf('whitelist')}`,
      newsletter: `${page}#leave-newsletter=${tokenOf('newsletter')}`,
    },
    unsubscribe: lists.includes('newsletter')
      ? `${origin}/api/v1/newsletter/unsubscribe?token=${tokenOf('newsletter')}`
      : null,
  });
  await enqueueMail(tx, email, mail);
}
