import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { readServerError } from '../../lib/transaction/server-failure.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../lib/transaction/use-failure-text.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { TOKEN_REFUSALS } from './token-refusals.ts';

/** Returns a function that explains an error in a sentence. */
export function useTokenErrorText(): (error: unknown) => string {
  const { t } = useTranslation('token');
  const errorText = useErrorText();
  const failureText = useFailureText();
  return (error) => {
    if (error instanceof TransactionFailure)
      return error.refusal === 'contractMissing' ? t('errors.contractMissing') : failureText(error);
    if (error instanceof ApiError && error.code === 'chain_refused')
      return failureText(readServerError(error));
    const code = error instanceof ApiError ? TOKEN_REFUSALS.find((each) => each === error.code) : undefined;
    return code ? t(`refusals.${code}`) : errorText(error);
  };
}
