import { useTranslation } from '../i18n/use-translation.ts';
import type { TransactionFailure } from './transaction-failure.ts';

/**
 * Returns a function that explains a failed transaction in a sentence. Features first handle what they know
 * better: errors of their contracts, or reasons worded by the specification. Pages with transactions load the
 * namespace.
 */
export function useFailureText(): (failure: TransactionFailure) => string {
  const { t } = useTranslation('transaction');
  return ({ reason, detail }) => t(`reasons.${reason}`, { detail: detail || t('tryAgain') });
}
