import { sql } from 'drizzle-orm';
import type { Mail } from '@nova/shared/mail/mail';
import type { Queryable } from './database.ts';
import { mailOutbox } from './schema/mail.ts';

/** Channel on which the worker hears that mail waits. */
export const MAIL_WAKE = 'nova_mail';

/** The one way to send mail. Call it inside the transaction that gives cause to write: both exist, or neither. */
export async function enqueueMail(tx: Queryable, recipient: string, mail: Mail): Promise<void> {
  const { letter, subject, text, html, headers = null } = mail;
  await tx.insert(mailOutbox).values({ recipient, letter, subject, bodyText: text, bodyHtml: html, headers });
  await tx.execute(sql`select pg_notify(${MAIL_WAKE}, '')`);
}
