import { bigserial, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@nova/shared/language/language';
import { users } from './account.ts';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Messages from the contact page. Written by the api. */
export const contactMessages = app.table(
  'contact_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    createdAt: time('created_at').notNull().defaultNow(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The logged-in user; null if none, or once the account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The client's network as a keyed hash, used for limits. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    /** ID of the answered question; each permits one message. */
    checkId: text('check_id').notNull(),
  },
  (table) => [
    uniqueIndex('contact_messages_check').on(table.checkId),
    index('contact_messages_network').on(table.network, table.createdAt),
    index('contact_messages_wide_network').on(table.wideNetwork, table.createdAt),
  ],
);
