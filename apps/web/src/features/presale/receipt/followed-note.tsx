import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Hex } from 'viem';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { readFollowed, unfollowPurchase } from './followed-purchase.ts';
import { PurchaseState } from './purchase-state.tsx';
import { useDeliveryToast } from '../buy/use-success-toast.ts';
import { isEnded, useReceipt } from './use-receipt.ts';

function Followed({ address, id }: { address: Hex; id: string }) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { data: receipt } = useReceipt(id);
  const isOver = receipt !== undefined && isEnded(receipt.status);
  useDeliveryToast(receipt, true);
  useEffect(() => {
    // The result was shown, so the next visit does not show it again.
    if (isOver) unfollowPurchase(address);
  }, [address, isOver]);
  if (!receipt) return null;
  return (
    <Note step={<Link to={localize(`/presale/receipt/${id}`)}>{t('done.receipt')}</Link>}>
      {t('followed', { paid: formatUsdt(BigInt(receipt.usdt_amount), language) })}{' '}
      <PurchaseState purchase={receipt} />
    </Note>
  );
}

/** Status of the last payment made elsewhere, also after a reload. */
export function FollowedNote({ address }: { address: Hex }) {
  const [id] = useState(() => readFollowed(address));
  return id === null ? null : <Followed address={address} id={id} />;
}
