import type { NftReportPage } from '@nova/shared/nft/moderation';
import { requestAsAdmin } from '../admin-api.ts';

export type NftReportEntry = NftReportPage['items'][number];

/** `hide` removes the NFT from every list, `show` restores it, `dismiss` closes its reports. */
export type Moderation = 'hide' | 'show' | 'dismiss';

export async function moderateNft({ token_id: id, reason }: NftReportEntry, step: Moderation): Promise<void> {
  if (step === 'hide') await requestAsAdmin(`nfts/${id}/hidden`, { method: 'PUT', body: { reason } });
  else if (step === 'show') await requestAsAdmin(`nfts/${id}/hidden`, { method: 'DELETE' });
  else await requestAsAdmin(`nfts/${id}/reports`, { method: 'DELETE' });
}
