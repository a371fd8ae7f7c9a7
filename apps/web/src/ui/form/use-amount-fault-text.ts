import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { AmountFault } from './parse-amount.ts';

/** The sentence for a text that is no amount. */
export function useAmountFaultText(): (fault: AmountFault, decimals: number) => string {
  const { t } = useTranslation('form');
  return (fault, decimals) =>
    fault === 'decimals' ? t('amount.decimals', { decimals }) : t('amount.number');
}
