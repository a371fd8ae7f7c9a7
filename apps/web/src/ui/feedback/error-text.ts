import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ApiError } from '../../lib/api/http.ts';

/** Returns the catalog's message for an error code; an unknown code gets the general one. */
export function useErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation();
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    return has(`errors.${code}`) ? t(`errors.${code as 'unexpected'}`) : t('errors.unexpected');
  };
}
