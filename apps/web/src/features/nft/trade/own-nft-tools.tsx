import type { MarketNft } from '@nova/shared/nft/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DeedNote } from './deed-note.tsx';
import type { NftWays } from '../nft-ways.ts';
import { useDeed, type DeedRun } from './use-deed.ts';
import { useNft } from '../market/use-market.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

/** The dialog wants to know more than a card does. */
function OfferOf({ tokenId, deed, onClose }: { tokenId: string; deed: DeedRun; onClose: () => void }) {
  const { data: nft } = useNft(tokenId);
  return nft ? <ListDialog nft={nft} deed={deed} onClose={onClose} /> : null;
}

/** Below one's own card: put it up for sale, change its price, take it back. */
export function OwnNftTools({ nft, ways }: { nft: MarketNft; ways: NftWays }) {
  const { t } = useTranslation('nft');
  const deed = useDeed(ways);
  const [isOpen, setIsOpen] = useState(false);
  const isListed = nft.priceWei !== null;
  return (
    <div className="own-tools">
      <span className="row">
        <Button
          isSmall
          disabled={deed.isRunning}
          onClick={() => {
            deed.reset();
            setIsOpen(true);
          }}
        >
          {t(isListed ? 'trade.change' : 'trade.list')}
        </Button>
        {isListed ? (
          <Button
            isSmall
            look="quiet"
            isBusy={deed.isRunning}
            onClick={() => void deed.run({ kind: 'cancel', tokenId: nft.tokenId })}
          >
            {t('trade.cancel')}
          </Button>
        ) : null}
      </span>
      {isOpen ? null : <DeedNote state={deed.state} />}
      <Suspense>
        {isOpen ? <OfferOf tokenId={nft.tokenId} deed={deed} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
