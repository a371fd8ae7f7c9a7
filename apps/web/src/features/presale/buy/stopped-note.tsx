import { Link } from 'react-router';
import type { Catalogues } from '../../../lib/i18n/namespaces.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isDeclined } from '../../../lib/transaction/is-declined.ts';
import type { FailureReason, TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatNac, formatUsdt } from '../amounts.tsx';

/** Returns a function that explains why a purchase has stopped. */
export function useStoppedText(): (error: TransactionFailure) => string {
  const { t, has } = useTranslation('presale');
  const { language } = useLanguage();
  const failureText = useFailureText();
  return (failure) => {
    const { reason, refusal, values: stats, detail } = failure;
    // An unknown contract error is shown like a reverted transaction.
    const name = reason === 'refused' ? refusal || 'reverted' : reason;
    if (!has(`stopped.${name}`)) return failureText(failure);
    const [first = 0n, second = 0n] = stats;
    return t(`stopped.${name as keyof Catalogues['presale']['stopped']}`, {
      detail: detail || t('stopped.tryAgain'),
      first: String(first),
      left: formatUsdt(second, language),
      coins: formatNac(first, language),
    });
  };
}

/** Failed payments; with every other reason, no payment was made. */
const FAILED = new Set<FailureReason>(['refused', 'reverted', 'lost', 'wallet']);

/** What failed, that nothing was lost, and the next step if there is one. */
export function StoppedNote({
  error,
  isPayment = true,
}: {
  error: TransactionFailure;
  /** False if nothing had to be paid. */
  isPayment?: boolean;
}) {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  const text = useStoppedText()(error);
  if (isDeclined(error)) {
    return (
      <Note>
        <b>{text}.</b> {t('stopped.nothingSent')}
      </Note>
    );
  }
  const way =
    error.reason === 'insufficientFunds' ? (
      <Link to={localize('/faucet')}>{t('buy.faucetGas')}</Link>
    ) : undefined;
  return (
    <Note tone="error" step={way}>
      {isPayment && FAILED.has(error.reason) ? <b>{t('stopped.title')}. </b> : null}
      {text} {isPayment ? t('stopped.safe') : null}
    </Note>
  );
}
