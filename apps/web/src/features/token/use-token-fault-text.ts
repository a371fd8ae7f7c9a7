import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { TokenFault } from './token-fault.ts';
import { TOKEN_REFUSALS } from './token-refusals.ts';

/** Why something stopped, in a sentence. */
export function useTokenFaultText(): (error: unknown) => string {
  const { t } = useTranslation('token');
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof TokenFault) return t(`faults.${error.reason}`, { detail: error.detail });
    const code = error instanceof ApiError ? TOKEN_REFUSALS.find((each) => each === error.code) : undefined;
    return code ? t(`refusals.${code}`) : errorText(error);
  };
}
