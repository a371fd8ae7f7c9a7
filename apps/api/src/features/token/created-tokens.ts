import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { storedMetadata } from '@nova/db/schema/storage';
import { createdTokens, tokens } from '@nova/db/schema/token';
import { AppError } from '@nova/shared/errors';
import type { Page } from '@nova/shared/pagination';
import { fileKeyOf } from '@nova/shared/storage/content-address';
import { CREATED_TOKEN_DECIMALS } from '@nova/shared/token/constants';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import type { CreatedToken, CreatedTokensQuery } from '@nova/shared/token/schemas';
import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { isHiddenToken } from '../../http/chain/hidden-tokens.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';
import type { TokenDependencies } from './dependencies.ts';
import { readDescription } from './prepare-token.ts';

const NOBODY: Hex = `0x${'00'.repeat(20)}`;

/** Owners whose tokens are listed, null for all; hidden tokens appear only in their owner's list. */
interface Filter {
  readonly owners: readonly Hex[] | null;
  readonly withHidden: boolean;
}

/** Lists tokens of our factory, newest first. */
export async function listCreatedTokens(
  db: Queryable,
  { readImages }: TokenDependencies,
  query: Pick<CreatedTokensQuery, 'limit' | 'cursor'>,
  { owners, withHidden }: Filter,
): Promise<Page<CreatedToken>> {
  const start = readCursor(query.cursor, 2);
  if (owners?.length === 0) return { items: [], next: null, prev: null };
  const order = start.direction === 'next' ? desc : asc;
  const { blockNumber, logIndex } = createdTokens;
  const place = sql`(${blockNumber}, ${logIndex})`;
  const here = start.position && sql`(${start.position[0]}::bigint, ${start.position[1]}::int)`;
  const rows = await selectTokens(db)
    .where(
      and(
        owners === null ? undefined : inArray(createdTokens.owner, [...owners]),
        withHidden ? undefined : not(isHiddenToken(createdTokens.address)),
        here ? (start.direction === 'next' ? sql`${place} < ${here}` : sql`${place} > ${here}`) : undefined,
      ),
    )
    .orderBy(order(blockNumber), order(logIndex))
    .limit(query.limit + 1);
  const page = toPage(rows, query.limit, start, (row) => [row.blockNumber, row.logIndex]);
  return { ...page, items: await toCreatedTokens(db, { readImages }, page.items) };
}

/** Returns a token of the factory with its stored description. @throws AppError `created_token_not_found` */
export async function readCreatedToken(
  db: Queryable,
  dependencies: Pick<TokenDependencies, 'readImages'>,
  address: Hex,
): Promise<{ token: CreatedToken; content: string | null }> {
  const [row] = await selectTokens(db).where(eq(createdTokens.address, address)).limit(1);
  if (!row) throw new AppError(TOKEN_ERRORS.notFound, { message: 'Token data could not be loaded' });
  const [token] = await toCreatedTokens(db, dependencies, [row]);
  return { token: token!, content: row.content };
}

/** Returns the public data of a token; a hidden token has no texts. */
export function toPublicToken(token: CreatedToken): CreatedToken {
  if (!token.is_hidden) return token;
  const values = {
    name: null,
    symbol: null,
    contract_uri: null,
    logo: null,
    description: null,
    website: null,
  };
  return { ...token, ...values };
}

type Row = Awaited<ReturnType<typeof selectTokens>>[number];

function selectTokens(db: Queryable) {
  const isItsTransaction: SQL | undefined = and(
    eq(transactions.blockNumber, createdTokens.blockNumber),
    eq(transactions.index, createdTokens.txIndex),
  );
  return db
    .select({
      address: createdTokens.address,
      creator: createdTokens.creator,
      owner: createdTokens.owner,
      contractUri: createdTokens.contractUri,
      isHidden: isHiddenToken(createdTokens.address),
      initialSupply: createdTokens.initialSupply,
      blockNumber: createdTokens.blockNumber,
      logIndex: createdTokens.logIndex,
      timestamp: createdTokens.timestamp,
      name: tokens.name,
      symbol: tokens.symbol,
      totalSupply: tokens.totalSupply,
      holderCount: tokens.holderCount,
      transferCount: tokens.transferCount,
      hash: transactions.hash,
      content: storedMetadata.content,
    })
    .from(createdTokens)
    .innerJoin(tokens, eq(tokens.address, createdTokens.address))
    .innerJoin(transactions, isItsTransaction)
    .leftJoin(storedMetadata, eq(storedMetadata.cid, createdTokens.metadataCid));
}

async function toCreatedTokens(
  db: Queryable,
  { readImages }: Pick<TokenDependencies, 'readImages'>,
  rows: readonly Row[],
): Promise<CreatedToken[]> {
  const abouts = rows.map(({ content }) => readDescription(content));
  const keys = abouts.map((about) => (about?.image === undefined ? null : fileKeyOf(about.image)));
  const images = await readImages(
    db,
    keys.filter((key) => key !== null),
  );
  return rows.map((row, index) => {
    const key = keys[index];
    return {
      address: row.address,
      name: row.name,
      symbol: row.symbol,
      decimals: CREATED_TOKEN_DECIMALS,
      initial_supply: row.initialSupply.toString(),
      total_supply: row.totalSupply.toString(),
      holder_count: row.holderCount,
      transfer_count: row.transferCount,
      creator: row.creator,
      owner: row.owner === NOBODY ? null : row.owner,
      contract_uri: row.contractUri,
      logo: (key ? images.get(key) : null) ?? null,
      description: abouts[index]?.description ?? null,
      website: abouts[index]?.external_link ?? null,
      created_at_block: row.blockNumber,
      created_in: row.hash,
      created_at: toWireTime(row.timestamp),
      is_hidden: row.isHidden,
    };
  });
}
