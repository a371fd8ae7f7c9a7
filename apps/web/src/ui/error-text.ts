import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/http.ts';

/** The catalogue's sentence for an error's code; an unknown code gets the general one. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    return i18n.exists(`errors.${code}`) ? t(`errors.${code as 'unexpected'}`) : t('errors.unexpected');
  };
}
