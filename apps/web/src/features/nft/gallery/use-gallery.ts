import type { MarketNft } from '@nova/shared/nft/schemas';
import { useQuery } from '@tanstack/react-query';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { nftApi } from '../nft-api.ts';
import { nftKeys } from '../nft-keys.ts';

/** Number of NFTs requested. More than are shown, because some have no picture stored on this server. */
const READ = '12';

/** Returns the newest NFTs with a picture. Of several NFTs with the same picture, only one is returned. */
export function useGallery(count: number) {
  return useQuery({
    queryKey: [...nftKeys.all, 'gallery'],
    queryFn: async ({ signal }): Promise<MarketNft[]> => {
      const { items } = await nftApi.listNfts({ sort: 'newest', limit: READ }, signal);
      const pictured = items.filter(({ image }) => image !== null);
      return [...new Map(pictured.toReversed().map((nft) => [nft.image!.url, nft])).values()].toReversed();
    },
    // Pages that show different counts share the request.
    select: (nfts) => nfts.slice(0, count),
    staleTime: STALE_MS.account,
  });
}
