import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the condition for a token whose texts an administrator has hidden. Written by the feature `token`.
 */
export function isHiddenToken(address: AnyPgColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from app.hidden_tokens hidden where hidden.token = ${address})`;
}

/** Returns the condition for an NFT that an administrator has hidden. Written by the feature `nft`. */
export function isHiddenNft(contract: AnyPgColumn | SQL, tokenId: AnyPgColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select from app.hidden_nfts hidden join chain.contracts ours on ours.name = 'NovaNFT'
    where hidden.token_id = ${tokenId} and ours.address = ${contract})`;
}
