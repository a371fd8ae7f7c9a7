import type { Pool } from 'pg';

/**
 * Inserts NFTs of the market with the numbers 1 to `count`, "Nova 1" and so on, not for sale, as the indexer
 * would write them.
 */
export async function insertMarketNfts(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into chain.market_nfts (token_id, collection_id, creator, owner, is_burnt, is_premium, royalty_bps,
       minted_block_number, minted_tx_index, minted_at, state, is_approved, name)
     select n, 0, decode(repeat('aa', 20), 'hex'), decode(repeat('bb', 20), 'hex'), false, false, 0, n, 0, now(),
       'not_for_sale', false, 'Nova ' || n
     from generate_series(1, $1::integer) n`,
    [count],
  );
}
