import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { NftChange } from '@nova/shared/nft/live';
import { useEffect } from 'react';
import { onRealtimeEvent } from '../../lib/realtime/realtime-events.ts';
import { applyNftChange, canBeListed, type ListedBy } from './apply-nft-change.ts';
import { nftKeys } from './nft-keys.ts';
import type { NftPages } from './market/use-market.ts';

const GATHER_MS = 1_000;

function changeLists(client: QueryClient, change: NftChange): void {
  for (const [key, data] of client.getQueriesData<NftPages>({ queryKey: nftKeys.lists })) {
    if (!data) continue;
    const query = key[2] as ListedBy;
    const pages = applyNftChange(data.pages, query, change);
    if (pages !== data.pages) client.setQueryData<NftPages>(key, { pages });
    // Marks an inactive list as stale, so that it contains the new NFTs when it is opened again.
    else if (canBeListed(query, change))
      void client.invalidateQueries({ queryKey: key, refetchType: 'none' });
  }
}

/**
 * Keeps lists and pages of NFTs up to date: a card that was sold or whose listing expired is updated or
 * removed immediately. Statistics of collections follow within a second.
 */
function follow(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onRealtimeEvent((event) => {
    if (event.type !== 'nft') return;
    changeLists(client, event.nft);
    void client.invalidateQueries({ queryKey: nftKeys.one(event.nft.tokenId) });
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: nftKeys.collections });
    }, GATHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export function useFollowNfts(): void {
  const client = useQueryClient();
  useEffect(() => follow(client), [client]);
}

/** Calls the listener with each token that may have entered the list while it is shown. */
export function useNewcomers(query: ListedBy | null, onNewcomer: (tokenId: string) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    if (query === null) return undefined;
    return onRealtimeEvent((event) => {
      if (event.type !== 'nft' || !canBeListed(query, event.nft)) return;
      const { tokenId } = event.nft;
      const known = client.getQueryData<NftPages>(nftKeys.list(query));
      const isShown = known?.pages.some(({ items }) => items.some((nft) => nft.token_id === tokenId));
      if (known && !isShown) onNewcomer(tokenId);
    });
  }, [client, query, onNewcomer]);
}
