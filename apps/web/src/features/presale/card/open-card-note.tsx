import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { PurchaseState } from '../receipt/purchase-state.tsx';
import { removeCard, readCard, type StoredCard } from './stored-card.ts';
import { useDeliveryToast } from '../buy/use-success-toast.ts';
import { isEnded, useReceipt } from '../receipt/use-receipt.ts';

function OpenCard({ userId, card, isCancelled }: { userId: string; card: StoredCard; isCancelled: boolean }) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { data: receipt } = useReceipt(card.id);
  const isOver = receipt !== undefined && isEnded(receipt.status);
  useDeliveryToast(receipt, true);
  useEffect(() => {
    // The result was shown, so the next visit does not show it again.
    if (isOver) removeCard(userId);
  }, [userId, isOver]);
  if (!receipt) return null;
  const { status, usdt_amount: units, expires_at: until } = receipt;
  const paid = formatUsdt(BigInt(units), language);
  if (status === 'quoted' && until !== null) {
    return (
      <Note
        step={
          <a className="button small" href={card.url}>
            {t('card.continue')}
          </a>
        }
      >
        {t('card.open', { paid, until: formatClock(Date.parse(until)).slice(0, 5) })}
      </Note>
    );
  }
  // The page already shows this message.
  if (isCancelled) return null;
  return (
    <Note step={<Link to={localize(`/presale/receipt/${card.id}`)}>{t('done.receipt')}</Link>}>
      {t('card.followed', { paid })} <PurchaseState purchase={receipt} />
    </Note>
  );
}

/** A card payment whose page was closed: a link to return to it, or its result. */
export function OpenCardNote({ userId, isCancelled }: { userId: string; isCancelled: boolean }) {
  const [card] = useState(() => readCard(userId));
  return card === null ? null : <OpenCard userId={userId} card={card} isCancelled={isCancelled} />;
}
