import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { app } from './schemas.ts';

/**
 * Mail on its way. Rows are added through `enqueueMail` inside the transaction that gives cause to write; the worker
 * alone changes them. Texts carry links that open accounts: they are emptied once sent where a real server sends them.
 */
export const mailOutbox = app.table(
  'mail_outbox',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    recipient: text('recipient').notNull(),
    /** Which letter it is, for figures and logs; never its content. */
    letter: text('letter').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** Headers of its own, `List-Unsubscribe` for one; they may carry a link, so they go with the text. */
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: time('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; null once it was sent or given up. */
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
