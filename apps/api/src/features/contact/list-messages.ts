import type { Queryable } from '@nova/db/database';
import { contactMessages } from '@nova/db/schema/contact';
import type { ContactTopic } from '@nova/shared/contact/constants';
import type { ContactMessagePage } from '@nova/shared/contact/schemas';
import type { PageQuery } from '@nova/shared/pagination';
import { toWireTime } from '../../http/clock.ts';
import { readColumnPage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';

/** Lists messages of the contact page, newest first. */
export async function listContactMessages(db: Queryable, query: PageQuery): Promise<ContactMessagePage> {
  const { start, isAfter, order } = readColumnPage(query.cursor, contactMessages.id);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(isAfter)
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.id]);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: String(row.id),
      at: toWireTime(row.createdAt),
      topic: row.topic as ContactTopic,
      name: row.name,
      email: row.email,
      message: row.message,
      language: row.language,
      user_id: row.userId,
    })),
  };
}
