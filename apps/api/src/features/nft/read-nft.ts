import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { hiddenNfts, marketNfts, nftTraits } from '@nova/db/schema/market';
import { nfts } from '@nova/db/schema/nft';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { NFT_MAX_ROYALTY_BPS } from '@nova/shared/nft/constants';
import type { MarketNftDetail, NftListing, NftProperty } from '@nova/shared/nft/schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import type { NftDependencies } from './dependencies.ts';
import { type CardRow, selectCards, toCard } from './market-rows.ts';

const BPS = 10_000n;

export function nftNotFound(): AppError {
  return new AppError(EXPLORER_ERRORS.nftNotFound, { message: 'NFT not found. Check its ID.' });
}

/** Reads an NFT of the market. @throws AppError `nft_not_found` */
export async function readMarketNft(
  db: Queryable,
  { readImages, readModel }: NftDependencies,
  tokenId: number,
  now: number,
): Promise<MarketNftDetail> {
  const [[row], contract] = await Promise.all([
    selectCards(db).where(eq(marketNfts.tokenId, tokenId)),
    findContract(db, 'NovaNFT'),
  ]);
  if (!row || contract === null) throw nftNotFound();
  const [images, model, details, mintedIn, isHidden] = await Promise.all([
    readImages(db, row.imageKey === null ? [] : [row.imageKey]),
    row.modelKey === null ? null : readModel(db, row.modelKey),
    readDetails(db, contract, tokenId),
    readTransactionHash(db, row.mintedBlockNumber, row.mintedTxIndex),
    db.$count(hiddenNfts, eq(hiddenNfts.tokenId, tokenId)),
  ]);
  const attributes = (details?.metadata?.attributes ?? []).flatMap(({ trait_type: name, value }) =>
    name === undefined ? [] : [{ name, value: String(value) }],
  );
  return {
    ...toCard(row, images, now),
    contract,
    description: details?.metadata?.description ?? null,
    properties: await readProperties(db, row, attributes),
    model,
    token_uri: details?.tokenUri ?? null,
    metadata_state: details?.metadataState ?? 'pending',
    royalty_bps: row.royaltyBps,
    listing: toListing(row, now),
    transfer_count: details?.transferCount ?? 0,
    minted_in: mintedIn,
    minted_at_block: row.mintedBlockNumber,
    is_hidden: isHidden > 0,
  };
}

async function readDetails(db: Queryable, contract: Hex, tokenId: number) {
  const [row] = await db
    .select({
      metadata: nfts.metadata,
      tokenUri: nfts.tokenUri,
      metadataState: nfts.metadataState,
      transferCount: nfts.transferCount,
    })
    .from(nfts)
    .where(and(eq(nfts.contract, contract), eq(nfts.tokenId, BigInt(tokenId))));
  return row;
}

async function readTransactionHash(db: Queryable, blockNumber: number, index: number): Promise<Hex> {
  const [row] = await db
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, blockNumber), eq(transactions.index, index)));
  if (!row) throw nftNotFound();
  return row.hash;
}

async function readProperties(
  db: Queryable,
  { collectionId, collectionItems }: CardRow,
  attributes: readonly { name: string; value: string }[],
): Promise<NftProperty[]> {
  const isAlone = collectionId === 0 || attributes.length === 0;
  const counts = isAlone
    ? []
    : await db
        .select()
        .from(nftTraits)
        .where(
          and(
            eq(nftTraits.collectionId, collectionId),
            inArray(
              sql`(${nftTraits.name}, ${nftTraits.value})`,
              attributes.map(({ name, value }) => sql`(${name}, ${value})`),
            ),
          ),
        );
  return attributes.map(({ name, value }) => {
    const count = counts.find((row) => row.name === name && row.value === value)?.count ?? null;
    const share = count === null || !collectionItems ? null : Math.min(1, count / collectionItems);
    return { name, value, count, share };
  });
}

/** Returns the listing since the token's last transfer, whether it can be bought or not. */
function toListing(row: CardRow, now: number): NftListing | null {
  const { priceWei, listedAt, expiresAt, feeBps, isBurnt } = row;
  if (isBurnt || priceWei === null || listedAt === null || expiresAt === null || feeBps === null) return null;
  return {
    seller: row.owner,
    price_wei: priceWei.toString(),
    listed_at: toWireTime(listedAt),
    expires_at: toWireTime(expiresAt),
    fee_bps: feeBps,
    is_approved: row.isApproved,
    is_expired: expiresAt.getTime() <= now,
    shares: toShares(row, priceWei, feeBps),
  };
}

// As in the contract: rounded down, and no royalty if the seller is its recipient.
function toShares(row: CardRow, priceWei: bigint, feeBps: number): NftListing['shares'] {
  const feeWei = (priceWei * BigInt(feeBps)) / BPS;
  const royaltyBps = row.creator === row.owner ? 0 : Math.min(row.royaltyBps, NFT_MAX_ROYALTY_BPS);
  const royaltyWei = (priceWei * BigInt(royaltyBps)) / BPS;
  return {
    fee_wei: feeWei.toString(),
    royalty_wei: royaltyWei.toString(),
    seller_wei: (priceWei - feeWei - royaltyWei).toString(),
  };
}
