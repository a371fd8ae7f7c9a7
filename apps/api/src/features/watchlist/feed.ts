import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { watchedAddresses, watchEvents, watchFeeds } from '@nova/db/schema/labels';
import { tokens } from '@nova/db/schema/token';
import { AppError } from '@nova/shared/errors';
import { WATCH_FEED_LENGTH } from '@nova/shared/watchlist/constants';
import { describeTransfer } from '@nova/shared/watchlist/describe-transfer';
import { WATCH_ERRORS } from '@nova/shared/watchlist/errors';
import { desc, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { localizePath, type Language } from '@nova/shared/language/language';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import { escapeXml } from '../../http/requests/escape-xml.ts';

const TITLE = { en: 'Nova watchlist', de: 'Nova-Watchlist' };
const AT = { en: 'Watched address', de: 'Beobachtete Adresse' };
const hashOf = (token: string): Hex => `0x${createHash('sha256').update(token).digest('hex')}`;

/** Creates the feed of an account, or replaces it, which revokes the old address. @returns the secret token */
export async function createFeed(db: Queryable, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const set = { tokenHash: hashOf(token), createdAt: now };
  await db
    .insert(watchFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: watchFeeds.userId, set });
  return token;
}

/** Returns the Atom feed (RFC 4287) of a secret token, newest first. @throws AppError `feed_not_found` */
export async function writeWatchFeed(
  db: Queryable,
  token: string,
  { language, site }: { readonly language: Language; readonly site: string },
): Promise<string> {
  const [feed] = await db
    .select()
    .from(watchFeeds)
    .where(eq(watchFeeds.tokenHash, hashOf(token)));
  if (!feed) {
    throw new AppError(WATCH_ERRORS.feedNotFound, {
      message: 'There is no feed at this address, or it was revoked. Create a new one in the settings.',
    });
  }
  const rows = await listEvents(db, feed.userId);
  const updated = (rows[0]?.timestamp ?? feed.createdAt).toISOString();
  const entries = rows.map((row) => {
    const link = escapeXml(site + localizePath(`/explorer/tx/${row.transactionHash}`, language));
    return `  <entry>
    <title>${escapeXml(describeTransfer(row, language))}</title>
    <id>${link}#watched-${row.id}</id>
    <link rel="alternate" type="text/html" href="${link}"/>
    <updated>${row.timestamp.toISOString()}</updated>
    <content type="text">${AT[language]}: ${row.address}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${TITLE[language]}</title>
  <id>${escapeXml(site)}/watchlist/${feed.tokenHash}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(site + localizePath('/settings', language))}#watchlist"/>
  <author><name>Nova</name></author>
  <updated>${updated}</updated>
${entries.join('')}</feed>
`;
}

function listEvents(db: Queryable, userId: string) {
  return db
    .select({
      id: watchEvents.id,
      address: watchedAddresses.address,
      transactionHash: watchEvents.transactionHash,
      asset: watchEvents.asset,
      isIncoming: watchEvents.isIncoming,
      counterparty: watchEvents.counterparty,
      token: watchEvents.token,
      amount: watchEvents.amount,
      tokenId: watchEvents.tokenId,
      timestamp: watchEvents.timestamp,
      symbol: sql<
        string | null
      >`case when ${isHiddenToken(watchEvents.token)} then null else ${tokens.symbol} end`,
      decimals: tokens.decimals,
    })
    .from(watchEvents)
    .innerJoin(watchedAddresses, eq(watchedAddresses.id, watchEvents.watchId))
    .leftJoin(tokens, eq(tokens.address, watchEvents.token))
    .where(eq(watchEvents.userId, userId))
    .orderBy(desc(watchEvents.id))
    .limit(WATCH_FEED_LENGTH);
}
