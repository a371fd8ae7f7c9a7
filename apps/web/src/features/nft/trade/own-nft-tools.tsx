import type { MarketNft } from '@nova/shared/nft/schemas';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import type { NftClient } from '../nft-client.ts';
import { useFormatPrice } from '../use-format-price.ts';
import { useNftTransaction, type NftTransactionRun } from './use-nft-transaction.ts';
import { useNft } from '../market/use-market.ts';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

const ListDialog = lazyPart(async () => (await import('./list-dialog.tsx')).ListDialog);

/** The dialog needs more data than a card has. */
function OfferOf({
  tokenId,
  transaction,
  onClose,
}: {
  tokenId: string;
  transaction: NftTransactionRun;
  onClose: () => void;
}) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  const formatPrice = useFormatPrice();
  const { data: nft } = useNft(tokenId);
  if (!nft) return null;
  // The card may leave the list with its new state, so a toast reports it.
  const reportListed = (priceWei: bigint) =>
    showToast({
      tone: 'done',
      title: t('done.list', { price: formatPrice(priceWei) }),
      link: { label: t('made.seeListing'), to: localize(`/nft/${tokenId}`) },
    });
  return <ListDialog nft={nft} transaction={transaction} onClose={onClose} onListed={reportListed} />;
}

/** Actions below a card of the user's own NFT: list, change the price, unlist. */
export function OwnNftTools({ nft, client }: { nft: MarketNft; client: NftClient }) {
  const { t } = useTranslation('nft');
  const transaction = useNftTransaction(client);
  const [isOpen, setIsOpen] = useState(false);
  const isListed = nft.price_wei !== null;
  return (
    <div className="own-tools">
      <span className="row">
        <Button
          isSmall
          disabled={transaction.isRunning}
          onClick={() => {
            transaction.reset();
            setIsOpen(true);
          }}
        >
          {t(isListed ? 'trade.change' : 'trade.list')}
        </Button>
        {isListed ? (
          <Button
            isSmall
            variant="quiet"
            isBusy={transaction.isRunning}
            onClick={() => void transaction.run({ kind: 'cancel', tokenId: nft.token_id })}
          >
            {t('trade.cancel')}
          </Button>
        ) : null}
      </span>
      {isOpen ? null : <NftTransactionNote state={transaction.state} />}
      <Suspense>
        {isOpen ? (
          <OfferOf tokenId={nft.token_id} transaction={transaction} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
