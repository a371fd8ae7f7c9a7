import { BONUS_PERCENT } from '@nova/shared/presale/constants';
import type { Receipt } from '@nova/shared/presale/purchase';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { formatNac } from '../amounts.tsx';
import { isEnded } from '../receipt/use-receipt.ts';

/** Purchases already announced by a toast, so that returning to the page announces none again. */
const shown = new Set<string>();

/** Result of a purchase. */
export interface Success {
  /** ID of its receipt, or the transaction on Nova. */
  readonly id: string;
  readonly baseWei: bigint;
  readonly bonusWei: bigint;
}

function useToastOnce() {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const showOnce = ({ id, baseWei, bonusWei }: Success) => {
    if (shown.has(id)) return;
    shown.add(id);
    const coins = formatNac(baseWei + bonusWei, language);
    const title =
      bonusWei > 0n
        ? t('done.toastBonus', { coins, percent: String(BONUS_PERCENT) })
        : t('done.toast', { coins });
    showToast({
      tone: 'done',
      title,
      link: { label: t('done.receipt'), to: localize(`/presale/receipt/${id}`) },
    });
  };
  const latest = useRef(showOnce);
  useEffect(() => {
    latest.current = showOnce;
  });
  return latest;
}

/** Announces the delivery of a purchase once, by a toast with a link to the receipt. */
export function useSuccessToast(success: Success): void {
  const showOnce = useToastOnce();
  const first = useRef(success);
  useEffect(() => showOnce.current(first.current), [showOnce]);
}

/**
 * Announces a purchase by card, from Ethereum or simulated when its coins arrive while the page is open, or
 * have arrived since. Old receipts are not announced.
 * @param isAwaited whether it was pending when this browser last saw it
 */
export function useDeliveryToast(receipt: Receipt | undefined, isAwaited: boolean): void {
  const showOnce = useToastOnce();
  const wasPending = useRef(false);
  useEffect(() => {
    if (receipt === undefined) return;
    const { id, method, status, nova_tokens: base, bonus_tokens: bonus } = receipt;
    if (isAwaited || !isEnded(status)) wasPending.current = true;
    if (status !== 'completed' || method === 'usdt' || !wasPending.current) return;
    showOnce.current({ id, baseWei: BigInt(base), bonusWei: BigInt(bonus) });
  }, [receipt, isAwaited, showOnce]);
}
