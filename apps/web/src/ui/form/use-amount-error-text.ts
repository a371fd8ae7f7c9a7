import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { AmountError } from './parse-amount.ts';

/** Returns the message for an invalid amount. */
export function useAmountErrorText(): (error: AmountError, decimals: number) => string {
  const { t } = useTranslation('form');
  return (error, decimals) =>
    error === 'decimals' ? t('amount.decimals', { decimals }) : t('amount.number');
}
