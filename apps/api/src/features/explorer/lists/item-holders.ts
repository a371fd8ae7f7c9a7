import type { Queryable } from '@nova/db/database';
import { nftBalances } from '@nova/db/schema/nft';
import type { TokenHolder } from '@nova/shared/explorer/token-schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { afterCursor } from '../../../http/requests/after-cursor.ts';
import { readNft } from './nfts.ts';
import { toShare } from './share.ts';

/** A literal, because a cached plan does not use the partial indexes on positive balances for a parameter. */
const HAS_BALANCE = sql`${nftBalances.balance} > 0`;

/**
 * Lists the holders of an NFT: its owner, or the holders of an ERC-1155 item, largest balance first.
 * @throws AppError `nft_not_found`
 */
export async function listItemHolders(
  db: Queryable,
  { token, tokenId }: { token: Hex; tokenId: bigint },
  query: PageQuery,
): Promise<Page<TokenHolder>> {
  const start = readKeyCursor(query.cursor, ['amount', 'address']);
  const { owner, supply, token: label } = await readNft(db, token, tokenId);
  if (label.standard === 'erc721') {
    const isShown = owner !== null && start.position === null;
    return { items: isShown ? [{ address: owner, balance: '1', share: 1 }] : [], next: null, prev: null };
  }
  const { contract, holder, balance } = nftBalances;
  const order = start.direction === 'next' ? desc : asc;
  const rows = await db
    .select({ address: holder, balance })
    .from(nftBalances)
    .where(
      and(
        eq(contract, token),
        eq(nftBalances.tokenId, tokenId),
        HAS_BALANCE,
        afterCursor(start, [balance, 'numeric'], [holder, 'address']),
      ),
    )
    .orderBy(order(balance), order(holder))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.balance.toString(), row.address]);
  const items = page.items.map((row) => ({
    address: row.address,
    balance: row.balance.toString(),
    share: toShare(row.balance, BigInt(supply)),
  }));
  return { ...page, items };
}
