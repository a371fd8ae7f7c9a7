import { useParams } from 'react-router';
import { NftView } from '../../features/explorer/token/nft-view.tsx';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { useNft } from '../../features/explorer/token/use-tokens.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer');

/** `/explorer/token/:address/:id`: one NFT as recorded on the chain. */
export default function NftItemPage() {
  const { t } = useTranslation('explorer');
  const { address = '', id: tokenId = '' } = useParams();
  const { data: nft, error, refetch } = useNft(address.toLowerCase(), tokenId);
  if (error && !nft) {
    return <NotHere error={error} missingText={t('nft.notFoundText')} onRetry={() => void refetch()} />;
  }
  return nft ? <NftView nft={nft} /> : <SkeletonDetail />;
}
