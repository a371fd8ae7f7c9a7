import { useParams } from 'react-router';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { TokenView } from '../../features/explorer/token/token-page.tsx';
import { useToken } from '../../features/explorer/token/use-tokens.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';

export const clientLoader = catalogueLoader('explorer', 'form');

/** `/explorer/token/:address`: an ERC-20 token or an NFT collection. */
export default function TokenPage() {
  const { t } = useTranslation('explorer');
  const { address: text = '' } = useParams();
  const { data: token, error, refetch } = useToken(text.toLowerCase());
  if (error && !token) {
    return <NotHere error={error} missingText={t('token.notFoundText')} onRetry={() => void refetch()} />;
  }
  return token ? <TokenView token={token} /> : <SkeletonDetail />;
}
