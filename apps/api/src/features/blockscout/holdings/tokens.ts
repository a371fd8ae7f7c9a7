import type { Database, Queryable } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenToken } from '../../../http/chain/hidden-tokens.ts';
import { describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { TokenInfo } from '../schemas/parts.ts';
import { isOfKind, TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';

const LIMIT = sql.raw(String(PAGE_ITEMS + 1));
/** Maximum length of a prefix that is compared; stored names are not much longer. */
const NAME_MAX = 64;

export interface TokensQuery {
  readonly q?: string | undefined;
  readonly kinds?: readonly TokenRow['kind'][] | undefined;
  readonly holders_count?: number | undefined;
  readonly contract_address_hash?: Hex | undefined;
}

/** Lists tokens, most holders first. Hidden tokens are found only by their address. */
export async function listTokens(db: Database, query: TokensQuery) {
  const { holders_count: holders, contract_address_hash: address, kinds, q } = query;
  const conditions = [
    sql`not ${isHiddenToken(sql`k.address`)}`,
    isOfKind(sql`k.kind`, kinds),
    ...(q ? [beginsWith(q)] : []),
    ...(holders === undefined || address === undefined
      ? []
      : [sql`(k.holder_count, k.address) < (${holders}::bigint, ${toBytes(address)})`]),
  ];
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<TokenRow>(sql`
      select k.address as token, k.kind, ${TOKEN_COLUMNS} from chain.tokens k
      where ${sql.join(conditions, sql` and `)}
      order by k.holder_count desc, k.address desc limit ${LIMIT} ${plannedAnew}`);
    return toPage(rows, toTokenInfo, (last) => ({
      contract_address_hash: toChecksum(last.token),
      holders_count: last.holder_count ?? 0,
      items_count: PAGE_ITEMS,
    }));
  });
}

/** Maximum number of rows read from each index, so that many tokens with one prefix stay cheap to search. */
const CANDIDATES_MAX = sql.raw('200');

function beginsWith(text: string): SQL {
  // PostgreSQL text cannot contain NUL, so no name does.
  const needle = text.slice(0, NAME_MAX).toLowerCase().replaceAll('\0', '');
  const pattern = `${needle.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const beginning = (column: SQL) =>
    sql`(select address from chain.tokens where lower(${column}) like ${pattern} limit ${CANDIDATES_MAX})`;
  return sql`k.address in (${beginning(sql`symbol`)} union ${beginning(sql`name`)})`;
}

/** Reads a token. @throws AppError `token_not_found` */
export async function readToken(db: Queryable, address: Hex): Promise<TokenInfo> {
  const token = await findToken(db, address);
  if (!token) throw tokenNotFound();
  return token;
}

function tokenNotFound(): AppError {
  return new AppError(EXPLORER_ERRORS.tokenNotFound, { message: 'Token not found. Check its address.' });
}

/** Reads a token; null if the address is not a token. */
export async function findToken(db: Queryable, address: Hex): Promise<TokenInfo | null> {
  const { rows } = await db.execute<TokenRow>(sql`
    select k.address as token, k.kind, ${TOKEN_COLUMNS} from chain.tokens k where k.address = ${toBytes(address)}`);
  return rows[0] ? toTokenInfo(rows[0]) : null;
}

interface HolderRow extends Record<string, unknown> {
  readonly holder: Buffer;
  readonly balance: string;
}

/** Lists the holders of a token, largest balance first. @throws AppError `token_not_found` */
export async function listHolders(
  db: Database,
  token: Hex,
  { value, address_hash: address }: { value?: string | undefined; address_hash?: Hex | undefined },
) {
  await readToken(db, token);
  const isBehind =
    value === undefined || address === undefined
      ? sql`true`
      : sql`(b.balance, b.holder) < (${value}::numeric, ${toBytes(address)})`;
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<HolderRow>(sql`
      select b.holder, b.balance::text from chain.token_balances b
      where b.token = ${toBytes(token)} and b.balance > 0 and ${isBehind}
      order by b.balance desc, b.holder desc limit ${LIMIT} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => row.holder),
    );
    return toPage(
      rows,
      (row) => {
        const holder = describe(row.holder);
        return { address: holder, address_hash: holder, value: row.balance, token_id: null };
      },
      (last) => ({ address_hash: toChecksum(last.holder), value: last.balance, items_count: PAGE_ITEMS }),
    );
  });
}

/** Counts the holders and transfers of a token. @throws AppError `token_not_found` */
export async function readTokenCounters(db: Queryable, address: Hex) {
  const { rows } = await db.execute<{ token_holders_count: string; transfers_count: string }>(sql`
    select holder_count::text as token_holders_count, transfer_count::text as transfers_count
    from chain.tokens where address = ${toBytes(address)}`);
  if (!rows[0]) throw tokenNotFound();
  return rows[0];
}
