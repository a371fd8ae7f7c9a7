import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { Suspense, useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { nftApi } from '../nft-api.ts';
import { useNftName } from '../nft-name.ts';
import { useShareNft } from '../use-share-nft.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

const NftReport = lazyPart(async () => (await import('./nft-report.tsx')).NftReport);

/** Menu to share, reload the metadata, or report. The last two require a login. */
export function NftMenu({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const session = useStore(sessionStore, null);
  const nameOf = useNftName();
  const share = useShareNft();
  const [isReporting, setIsReporting] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    try {
      await nftApi.refresh(nft.token_id);
      showToast({ tone: 'done', title: t('refresh.done'), text: t('refresh.text') });
    } catch {
      showToast({ tone: 'error', title: t('refresh.failed') });
    } finally {
      setIsRefreshing(false);
    }
  };
  const asUser = (click: () => void) => () => (session ? click() : requestWalletPopover());
  return (
    <div className="row nft-menu">
      <Button isSmall onClick={() => void share(nameOf(nft), location.href)}>
        {t('share.submit')}
      </Button>
      <Button isSmall variant="quiet" isBusy={isRefreshing} onClick={asUser(() => void refresh())}>
        {t('refresh.submit')}
      </Button>
      <Button isSmall variant="quiet" onClick={asUser(() => setIsReporting(true))}>
        {t('report.open')}
      </Button>
      <Suspense>
        {isReporting ? <NftReport tokenId={nft.token_id} onClose={() => setIsReporting(false)} /> : null}
      </Suspense>
    </div>
  );
}
