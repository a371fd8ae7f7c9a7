import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Returns the message for an error; if the server reports an error in the input, its details too. */
export function useContractErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('contract');
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    if (error instanceof ApiError && code === 'invalid_input')
      return t('errors.invalid_input', { reason: error.message });
    return has(`errors.${code}`) ? t(`errors.${code as 'unexpected'}`) : t('errors.unexpected');
  };
}
