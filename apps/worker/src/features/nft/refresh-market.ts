import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toHex } from '@nova/runtime/hex-bytes';

/** State of a token that counters and live events depend on. */
export interface TokenListingState {
  readonly tokenId: number;
  readonly collectionId: number;
  readonly creator: Hex;
  readonly owner: Hex;
  readonly isBurnt: boolean;
  readonly state: 'not_for_sale' | 'listed' | 'bought' | 'removed';
  readonly priceWei: string | null;
  readonly expiresAt: Date | null;
}

interface StandingRow {
  token_id: string;
  collection_id: string;
  creator: Buffer;
  owner: Buffer;
  is_burnt: boolean;
  state: TokenListingState['state'];
  price_wei: string | null;
  expires_at: Date | null;
}

const COLUMNS =
  'nft.token_id, nft.collection_id, nft.creator, nft.owner, nft.is_burnt, nft.state, nft.price_wei, nft.expires_at';

/** Returns the states of these tokens and locks their rows until the transaction ends. */
export async function lockTokens(
  client: ClientBase,
  tokenIds: readonly number[],
): Promise<Map<number, TokenListingState>> {
  const { rows } = await client.query<StandingRow>(
    `select ${COLUMNS} from chain.market_nfts nft where token_id = any($1::bigint[]) order by token_id for update`,
    [tokenIds],
  );
  return toActionStatuses(rows);
}

/** Recomputes the states of these tokens from the stored events, whether events were added or removed. */
export async function refreshTokens(
  client: ClientBase,
  tokenIds: readonly number[],
): Promise<Map<number, TokenListingState>> {
  const { rows } = await client.query<StandingRow>({
    name: 'refresh market',
    text: REFRESH,
    values: [tokenIds],
  });
  return toActionStatuses(rows);
}

function toActionStatuses(rows: readonly StandingRow[]): Map<number, TokenListingState> {
  return new Map(
    rows.map((row) => [
      Number(row.token_id),
      {
        tokenId: Number(row.token_id),
        collectionId: Number(row.collection_id),
        creator: toHex(row.creator),
        owner: toHex(row.owner),
        isBurnt: row.is_burnt,
        state: row.state,
        priceWei: row.price_wei,
        expiresAt: row.expires_at,
      },
    ]),
  );
}

// Mirrors the rule of the contract, with chain positions instead of counters: a listing is valid until the
// token moves or the listing is canceled or sold. A transfer clears the approval of the token, but not the
// owner's approval for all tokens.
const REFRESH = `
  update chain.market_nfts nft set
    owner = coalesce(moved."to", '\\x${'00'.repeat(20)}'::bytea),
    is_burnt = moved.kind = 'burnt',
    state = case
      when moved.kind = 'burnt' then 'not_for_sale'
      when offer.is_alive and offer.kind = 'listed' and approval.is_given then 'listed'
      when offer.kind = 'sold' and moved.is_of_sale then 'bought'
      when offer.is_alive and offer.kind = 'cancelled' then 'removed'
      else 'not_for_sale'
    end,
    price_wei = case when offer.is_alive and offer.kind = 'listed' then offer.price_wei end,
    listed_block_number = case when offer.is_alive and offer.kind = 'listed' then offer.block_number end,
    listed_log_index = case when offer.is_alive and offer.kind = 'listed' then offer.log_index end,
    listed_at = case when offer.is_alive and offer.kind = 'listed' then offer.timestamp end,
    expires_at = case when offer.is_alive and offer.kind = 'listed' then offer.expires_at end,
    fee_bps = case when offer.is_alive and offer.kind = 'listed' then offer.fee_bps end,
    -- False without a listing, when the approval is neither read nor updated.
    is_approved = coalesce(offer.is_alive and offer.kind = 'listed', false) and approval.is_given,
    last_sale_wei = sale.price_wei,
    last_sale_block_number = sale.block_number,
    last_sale_log_index = sale.log_index
  from unnest($1::bigint[]) as touched (token_id)
  cross join lateral (
    select kind, "to", is_of_sale, block_number, log_index from chain.nft_events event
    where event.token_id = touched.token_id and kind in ('minted', 'transferred', 'burnt')
    order by block_number desc, log_index desc limit 1
  ) moved
  left join lateral (
    select kind, price_wei, expires_at, fee_bps, block_number, log_index, timestamp,
      (block_number, log_index) > (moved.block_number, moved.log_index) as is_alive
    from chain.nft_events event
    where event.token_id = touched.token_id and kind in ('listed', 'cancelled', 'sold')
    order by block_number desc, log_index desc limit 1
  ) offer on true
  left join lateral (
    select price_wei, block_number, log_index from chain.nft_events event
    where event.token_id = touched.token_id and kind = 'sold'
    order by block_number desc, log_index desc limit 1
  ) sale on true
  cross join lateral (
    select coalesce((
      select is_approved from chain.nft_approvals single
      where single.token_id = touched.token_id
        and (single.block_number, single.log_index) > (moved.block_number, moved.log_index)
      order by block_number desc, log_index desc limit 1
    ), false) or coalesce((
      select is_approved from chain.nft_approvals every
      where every.owner = moved."to" and every.token_id is null
      order by block_number desc, log_index desc limit 1
    ), false) as is_given
  ) approval
  where nft.token_id = touched.token_id
  returning ${COLUMNS}`;
