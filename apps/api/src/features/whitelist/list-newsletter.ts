import type { Queryable } from '@nova/db/database';
import { newsletter } from '@nova/db/schema/whitelist';
import type { NewsletterPage } from '@nova/shared/admin/lists';
import type { PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, isNotNull, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readKeyCursor, toPage } from '../../http/requests/page-cursor.ts';
import { hexOf, microsOf, momentOf, numberOf } from '../../http/requests/time-position.ts';

/** Bytes of a row's key: a SHA-256, stored in base64url. */
const KEY_BYTES = 32;
const toNumber = (key: string) => numberOf(Buffer.from(key, 'base64url').toString('hex'));
const toKey = (number: string) => Buffer.from(hexOf(number, KEY_BYTES), 'hex').toString('base64url');

/** Lists newsletter subscribers, without unsubscribed ones. */
export async function listNewsletter(db: Queryable, query: PageQuery): Promise<NewsletterPage> {
  const start = readKeyCursor(query.cursor, ['amount', 'amount']);
  const isNext = start.direction === 'next';
  const [micros, number] = start.position ?? [];
  const { createdAt, key, email } = newsletter;
  const isAfter =
    micros === undefined
      ? undefined
      : sql`(${createdAt}, ${key}) ${sql.raw(isNext ? '<' : '>')} (${momentOf(micros)}, ${toKey(number!)})`;
  const rows = await db
    .select({ row: newsletter, micros: microsOf(createdAt) })
    .from(newsletter)
    .where(and(isNotNull(email), isAfter))
    .orderBy(...(isNext ? [desc(createdAt), desc(key)] : [asc(createdAt), asc(key)]))
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
