import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/**
 * The mail outbox. Rows are added with `enqueueMail` inside the transaction that causes the mail; only the
 * worker changes them. Texts contain links that grant access, so they are emptied once sent if a real mail
 * server sends them.
 */
export const mailOutbox = app.table(
  'mail_outbox',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    recipient: text('recipient').notNull(),
    /** Kind of email, for metrics and logs; never its content. */
    letter: text('letter').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    /**
     * Additional headers such as `List-Unsubscribe`. They may contain a link, so they are emptied with the
     * text.
     */
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: time('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; null once sent or abandoned. */
    nextAttemptAt: time('next_attempt_at').defaultNow(),
    sentAt: time('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('mail_outbox_created_at').on(table.createdAt),
  ],
);
