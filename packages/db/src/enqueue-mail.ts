import { sql } from 'drizzle-orm';
import type { Mail } from '@nova/shared/mail/mail';
import type { Queryable } from './database.ts';
import { mailOutbox } from './schema/mail.ts';

/** Channel that notifies the worker of pending mail. */
export const MAIL_WAKE = 'nova_mail';

/**
 * Queues an email; the only way to send one. Call it inside the transaction that causes the email, so that
 * both are committed or neither.
 */
export async function enqueueMail(tx: Queryable, recipient: string, mail: Mail): Promise<void> {
  const { letter, subject, text, html, headers = null } = mail;
  await tx.insert(mailOutbox).values({ recipient, letter, subject, bodyText: text, bodyHtml: html, headers });
  await tx.execute(sql`select pg_notify(${MAIL_WAKE}, '')`);
}
