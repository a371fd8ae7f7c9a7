import type { Queryable } from '@nova/db/database';
import { contractCreations } from '@nova/db/schema/explorer-details';
import { tokenBalances, tokens } from '@nova/db/schema/token';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { TokensQuery } from '@nova/shared/explorer/list-queries';
import type { Token, TokenDetail, TokenHolder, TokenHolding } from '@nova/shared/explorer/token-schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  type InferSelectModel,
  not,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../../http/chain/hidden-tokens.ts';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { afterCursor } from '../../../http/requests/after-cursor.ts';
import { toShare } from './share.ts';
import { tokenNames, toTokenLabel } from '../token-label.ts';

/** A literal, because a cached plan does not use the partial indexes on positive balances for a parameter. */
export const HAS_BALANCE = sql`${tokenBalances.balance} > 0`;

/** All columns of a token, and whether its texts are hidden. */
export const tokenColumns = { ...getTableColumns(tokens), isHidden: isHiddenToken(tokens.address) };
type TokenRow = InferSelectModel<typeof tokens> & { readonly isHidden: boolean };

/** Lists tokens by number of holders, largest first. Hidden ones can be found only by address. */
export async function listTokens(db: Queryable, query: TokensQuery): Promise<Page<Token>> {
  const start = readKeyCursor(query.cursor, ['amount', 'address']);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await db
    .select(tokenColumns)
    .from(tokens)
    .where(
      and(
        query.standard && eq(tokens.kind, query.standard),
        not(isHiddenToken(tokens.address)),
        afterCursor(start, [tokens.holderCount, 'bigint'], [tokens.address, 'address']),
      ),
    )
    .orderBy(order(tokens.holderCount), order(tokens.address))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.holderCount.toString(), row.address]);
  return { ...page, items: page.items.map(toToken) };
}

/** Reads a token. @throws AppError `token_not_found` */
export async function readToken(db: Queryable, address: Hex): Promise<TokenDetail> {
  const [token, creation] = await Promise.all([findToken(db, address), findCreation(db, address)]);
  if (!token)
    throw new AppError(EXPLORER_ERRORS.tokenNotFound, { message: 'Token not found. Check its address.' });
  return {
    ...token,
    created_by: creation?.creator ?? null,
    created_in: creation?.transactionHash ?? null,
  };
}

/** Returns a token; null if the address is not a token. */
export async function findToken(db: Queryable, address: Hex): Promise<Token | null> {
  const [row] = await db.select(tokenColumns).from(tokens).where(eq(tokens.address, address));
  return row ? toToken(row) : null;
}

async function findCreation(
  db: Queryable,
  address: Hex,
): Promise<{ creator: Hex; transactionHash: Hex } | null> {
  const [row] = await selectCreation(db, address);
  return row ?? null;
}

/**
 * Selects the creator and transaction of a contract; if it was created several times, the creation that is
 * still valid.
 */
export function selectCreation(db: Queryable, address: Hex | Placeholder) {
  const { blockNumber, txIndex, traceIndex, creator, transactionHash } = contractCreations;
  return db
    .select({ creator, transactionHash })
    .from(contractCreations)
    .where(eq(contractCreations.address, address))
    .orderBy(desc(blockNumber), desc(txIndex), desc(traceIndex))
    .limit(1);
}

/** Lists the holders of a token. @throws AppError `token_not_found` */
export async function listHolders(db: Queryable, address: Hex, query: PageQuery): Promise<Page<TokenHolder>> {
  const { token, holder, balance } = tokenBalances;
  const start = readKeyCursor(query.cursor, ['amount', 'address']);
  const order = start.direction === 'next' ? desc : asc;
  const [rows, { total_supply: totalSupply }] = await Promise.all([
    db
      .select({ address: holder, balance })
      .from(tokenBalances)
      .where(
        and(eq(token, address), HAS_BALANCE, afterCursor(start, [balance, 'numeric'], [holder, 'address'])),
      )
      .orderBy(order(balance), order(holder))
      .limit(query.limit + 1),
    readToken(db, address),
  ]);
  const page = toPage(rows, query.limit, start, (row) => [row.balance.toString(), row.address]);
  const items = page.items.map((row) => ({
    address: row.address,
    balance: row.balance.toString(),
    share: toShare(row.balance, BigInt(totalSupply ?? 0)),
  }));
  return { ...page, items };
}

/** Lists the holdings of an address, ordered by token address. */
export async function listHoldings(
  db: Queryable,
  address: Hex,
  query: PageQuery,
): Promise<Page<TokenHolding>> {
  const { token, holder, balance } = tokenBalances;
  const start = readKeyCursor(query.cursor, ['address']);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await db
    .select({ token, balance, label: tokenNames })
    .from(tokenBalances)
    .innerJoin(tokens, eq(tokens.address, token))
    .where(and(eq(holder, address), HAS_BALANCE, afterCursor(start, [token, 'address'])))
    .orderBy(order(token))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.token]);
  const items = page.items.map((row) => ({
    token: toTokenLabel(row.token, row.label),
    balance: row.balance.toString(),
  }));
  return { ...page, items };
}

/** Returns a token in the format of lists. */
export function toToken(row: TokenRow): Token {
  return {
    ...toTokenLabel(row.address, row),
    total_supply: row.totalSupply.toString(),
    holder_count: row.holderCount,
    transfer_count: row.transferCount,
  };
}
