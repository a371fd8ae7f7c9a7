import type { Queryable } from '@nova/db/database';
import { nftBalances, nfts } from '@nova/db/schema/nft';
import { tokens } from '@nova/db/schema/token';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import type { NftsQuery } from '@nova/shared/explorer/list-queries';
import type { Nft } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { isHiddenNft } from '../../../http/chain/hidden-tokens.ts';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { afterCursor } from '../../../http/requests/after-cursor.ts';
import { tokenNames, type TokenNames, toTokenLabel } from '../token-label.ts';

type NftRow = InferSelectModel<typeof nfts> & {
  label: TokenNames | null;
  isHidden: boolean;
  /** Units of the requested owner. */
  balance?: string;
};

/** Lists NFTs: those of an owner by collection and number, otherwise by mint, newest first. */
export async function listNfts(db: Queryable, query: NftsQuery): Promise<Page<Nft>> {
  const page = query.owner === undefined ? await listMinted(db, query) : await listOwned(db, query);
  return { ...page, items: page.items.map(toNft) };
}

/** Reads an NFT. @throws AppError `nft_not_found` */
export async function readNft(db: Queryable, contract: Hex, tokenId: bigint): Promise<Nft> {
  const [row] = await selectNfts(db).where(and(eq(nfts.contract, contract), eq(nfts.tokenId, tokenId)));
  if (!row) throw new AppError(EXPLORER_ERRORS.nftNotFound, { message: 'NFT not found. Check its ID.' });
  return toNft(row);
}

async function listOwned(db: Queryable, { owner, token, cursor, limit }: NftsQuery): Promise<Page<NftRow>> {
  const start = readKeyCursor(cursor, ['address', 'amount']);
  const order = start.direction === 'next' ? desc : asc;
  const count = limit + 1;
  const { contract, tokenId } = nftBalances;
  const owned = db
    .select({ contract: nfts.contract, tokenId: nfts.tokenId, units: sql<string>`1::numeric`.as('units') })
    .from(nfts)
    .where(
      and(
        eq(nfts.owner, owner!),
        token && eq(nfts.contract, token),
        eq(nfts.isBurnt, false),
        afterCursor(start, [nfts.contract, 'address'], [nfts.tokenId, 'numeric']),
      ),
    )
    .orderBy(order(nfts.contract), order(nfts.tokenId))
    .limit(count);
  const units = db
    .select({ contract, tokenId, units: sql<string>`${nftBalances.balance}`.as('units') })
    .from(nftBalances)
    .where(
      and(
        eq(nftBalances.holder, owner!),
        token && eq(contract, token),
        sql`${nftBalances.balance} > 0`,
        afterCursor(start, [contract, 'address'], [tokenId, 'numeric']),
      ),
    )
    .orderBy(order(contract), order(tokenId))
    .limit(count);
  // A contract that emits the events of both standards may give the same ID an owner and units.
  const held = unionAll(owned, units).as('held');
  const balances = db
    .select({
      contract: held.contract,
      tokenId: held.tokenId,
      units: sql<string>`sum(${held.units})`.as('units'),
    })
    .from(held)
    .groupBy(held.contract, held.tokenId)
    .as('balances');
  const rows = await db
    .select({ ...nftColumns, balance: sql<string>`${balances.units}::text` })
    .from(balances)
    .innerJoin(nfts, and(eq(nfts.contract, balances.contract), eq(nfts.tokenId, balances.tokenId)))
    .leftJoin(tokens, eq(tokens.address, nfts.contract))
    .orderBy(order(nfts.contract), order(nfts.tokenId))
    .limit(count);
  return toPage(rows, limit, start, (row) => [row.contract, row.tokenId.toString()]);
}

async function listMinted(db: Queryable, { token, cursor, limit }: NftsQuery): Promise<Page<NftRow>> {
  const start = readKeyCursor(cursor, ['amount', 'amount', 'amount']);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await selectNfts(db)
    .where(
      and(
        token && eq(nfts.contract, token),
        afterCursor(
          start,
          [nfts.mintedBlockNumber, 'bigint'],
          [nfts.mintedLogIndex, 'bigint'],
          [nfts.mintedBatchIndex, 'bigint'],
        ),
      ),
    )
    .orderBy(order(nfts.mintedBlockNumber), order(nfts.mintedLogIndex), order(nfts.mintedBatchIndex))
    .limit(limit + 1);
  return toPage(rows, limit, start, (row) => [
    `${row.mintedBlockNumber}`,
    `${row.mintedLogIndex}`,
    `${row.mintedBatchIndex}`,
  ]);
}

const nftColumns = {
  ...getTableColumns(nfts),
  label: tokenNames,
  isHidden: isHiddenNft(nfts.contract, nfts.tokenId),
};

function selectNfts(db: Queryable) {
  return db.select(nftColumns).from(nfts).leftJoin(tokens, eq(tokens.address, nfts.contract)).$dynamic();
}

type Texts = Pick<Nft, 'name' | 'description' | 'image' | 'token_uri' | 'attributes' | 'metadata_state'>;

/** Returns an NFT's texts; none if it or its collection is hidden. */
function readTexts(row: NftRow): Texts {
  const { name, metadata, image, tokenUri, metadataState, label, isHidden } = row;
  if (isHidden || label?.isHidden) {
    const texts = { name: null, description: null, image: null, token_uri: null };
    return { ...texts, attributes: [], metadata_state: 'hidden' };
  }
  return {
    name,
    description: metadata?.description ?? null,
    image,
    token_uri: tokenUri,
    attributes: (metadata?.attributes ?? []).map(({ trait_type, value }) => ({
      name: trait_type ?? null,
      value: String(value),
    })),
    metadata_state: metadataState,
  };
}

function toNft(row: NftRow): Nft {
  const isUnique = row.kind === 'erc721';
  const uniqueCount = row.isBurnt ? 0 : 1;
  return {
    // The standard is the NFT's own: a contract may emit the events of several.
    token: { ...toTokenLabel(row.contract, row.label ?? { kind: row.kind }), standard: row.kind },
    token_id: row.tokenId.toString(),
    owner: isUnique && !row.isBurnt ? row.owner : null,
    supply: isUnique ? String(uniqueCount) : row.supply.toString(),
    holder_count: isUnique ? uniqueCount : row.holderCount,
    balance: row.balance ?? null,
    ...readTexts(row),
    transfer_count: row.transferCount,
    minted_at_block: row.mintedBlockNumber,
    minted_at: toWireTime(row.mintedAt),
    last_transfer_at: toWireTime(row.lastTransferAt),
  };
}
