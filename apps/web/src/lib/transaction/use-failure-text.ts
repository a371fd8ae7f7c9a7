import { useTranslation } from '../i18n/use-translation.ts';
import type { TransactionFailure } from './transaction-failure.ts';

/**
 * Why a transaction did not happen, in a sentence. Features say first what they know better: a refusal of their
 * contracts, or a reason that the specification words for them. Pages with transactions load the namespace.
 */
export function useFailureText(): (failure: TransactionFailure) => string {
  const { t } = useTranslation('transaction');
  return ({ reason, detail }) => t(`reasons.${reason}`, { detail: detail || t('tryAgain') });
}
