import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatUsdt } from '../amounts.tsx';
import { PURCHASE_FEE_WEI, type OrderError } from './check-order.ts';

/** Returns a function that explains the validation error of an order. */
export function useOrderErrorText(phase: number): (error: OrderError) => string {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  return (error) =>
    t(`errors.${error.kind}`, {
      decimals: String(USDT_DECIMALS),
      phase: String(phase),
      limit: 'limit' in error ? formatUsdt(error.limit, language) : '',
      fee: formatAmount(PURCHASE_FEE_WEI, NATIVE_COIN.decimals, language),
    });
}
