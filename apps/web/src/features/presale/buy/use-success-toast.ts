import { BONUS_PERCENT } from '@nova/shared/presale/constants';
import type { Receipt } from '@nova/shared/presale/purchase';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { formatNac } from '../amounts.tsx';
import { isEnded } from '../receipt/use-receipt.ts';

/** Purchases that were told by a toast; coming back to the page tells none again. */
const shown = new Set<string>();

/** What a purchase has brought. */
export interface Success {
  /** Id of its receipt, or the transaction on our chain. */
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

/** Says once, by a toast with the way to the receipt, that a purchase has brought its coins. */
export function useSuccessToast(success: Success): void {
  const showOnce = useToastOnce();
  const first = useRef(success);
  useEffect(() => showOnce.current(first.current), [showOnce]);
}

/**
 * The same for a purchase that is followed, by card, over the bridge or simulated: told when its coins come while
 * somebody looks, or have come since. An old receipt tells nothing.
 * @param isAwaited it was under way when this browser saw it last
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
