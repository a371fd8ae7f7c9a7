import type { NftReportPage } from '@nova/shared/nft/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

export type NftReportEntry = NftReportPage['items'][number];

const PAGE_SIZE = 10;

/** Returns the reports about NFTs, newest first, in pages. */
export function useNftReports() {
  return useInfiniteQuery({
    queryKey: [...adminKeys.all, 'nft reports'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestAsAdmin<NftReportPage>(`nft-reports?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** `hide` removes the NFT from every list, `show` restores it, `dismiss` closes its reports. */
export type Moderation = 'hide' | 'show' | 'dismiss';

export async function moderateNft({ token_id: id, reason }: NftReportEntry, step: Moderation): Promise<void> {
  if (step === 'hide') await requestAsAdmin(`nfts/${id}/hidden`, { method: 'PUT', body: { reason } });
  else if (step === 'show') await requestAsAdmin(`nfts/${id}/hidden`, { method: 'DELETE' });
  else await requestAsAdmin(`nfts/${id}/reports`, { method: 'DELETE' });
}
