import { NFTS_CHANNEL, type NftChange } from '@nova/shared/nft/live';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import type { LiveEvent } from '../../sync/feature-handler.ts';
import type { MarketRows } from './collect-market.ts';
import type { TokenListingState } from './refresh-market.ts';

/** Listing states of tokens before and after a range of blocks. */
export interface MarketChange {
  readonly before: ReadonlyMap<number, TokenListingState>;
  readonly after: ReadonlyMap<number, TokenListingState>;
}

/** Returns the events for open pages: each token once, with its last change. */
export function listMarketEvents({ events }: MarketRows, { before, after }: MarketChange): LiveEvent[] {
  const actions = new Map(
    // The transfer that belongs to a sale is reported as the sale.
    events.filter(({ isOfSale }) => isOfSale !== true).map(({ tokenId, kind }) => [tokenId, kind]),
  );
  return [...after.values()].flatMap((standing) => {
    const was = before.get(standing.tokenId)?.state === 'listed';
    const is = standing.state === 'listed';
    const action = actions.get(standing.tokenId);
    if (action === 'listed') return toLiveEvent(standing, was ? 'price_changed' : 'listed');
    if (action !== undefined) return toLiveEvent(standing, action);
    return was === is ? [] : toLiveEvent(standing, is ? 'relisted' : 'delisted');
  });
}

/** Returns one token change as an event of the public channel. */
export function toLiveEvent(standing: TokenListingState, change: NftChange['change']): LiveEvent {
  const { tokenId, collectionId, creator, owner, isBurnt, state, priceWei, expiresAt } = standing;
  const isListed = state === 'listed';
  const data: RealtimeEvent = {
    type: 'nft',
    nft: {
      tokenId: String(tokenId),
      change,
      collectionId: collectionId === 0 ? null : String(collectionId),
      creator,
      owner: isBurnt ? null : owner,
      state,
      priceWei: isListed ? priceWei : null,
      expiresAt: isListed && expiresAt ? expiresAt.toISOString() : null,
    },
  };
  return { channel: NFTS_CHANNEL, data };
}
