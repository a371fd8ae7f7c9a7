import type { Queryable } from '@nova/db/database';
import { newsletter } from '@nova/db/schema/whitelist';
import type { NewsletterPage } from '@nova/shared/admin/lists';
import type { PageQuery } from '@nova/shared/pagination';
import { and, isNotNull } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readTimePage } from '../../http/requests/column-page.ts';
import { toPage } from '../../http/requests/page-cursor.ts';
import { hexOf, microsOf, numberOf } from '../../http/requests/time-position.ts';

/** Bytes of a row's key: a SHA-256, stored in base64url. */
const KEY_BYTES = 32;
const toNumber = (key: string) => numberOf(Buffer.from(key, 'base64url').toString('hex'));
const toKey = (number: string) => Buffer.from(hexOf(number, KEY_BYTES), 'hex').toString('base64url');

/** Lists newsletter subscribers, without unsubscribed ones. */
export async function listNewsletter(db: Queryable, query: PageQuery): Promise<NewsletterPage> {
  const { createdAt, key, email } = newsletter;
  const { start, isAfter, order } = readTimePage(query.cursor, createdAt, [key, 'amount', toKey]);
  const rows = await db
    .select({ row: newsletter, micros: microsOf(createdAt) })
    .from(newsletter)
    .where(and(isNotNull(email), isAfter))
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (each) => [
    each.micros,
    toNumber(each.row.key),
  ]);
  return {
    ...page,
    items: page.items.map(({ row }) => ({
      at: toWireTime(row.createdAt),
      email: row.email!,
      language: row.language,
      confirmed_at: row.confirmedAt && toWireTime(row.confirmedAt),
      user_id: row.userId,
    })),
  };
}
