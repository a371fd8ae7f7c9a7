import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';

/** Returns the admin message for an error, or the general one. */
export function useAdminErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('administration');
  const general = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    return has(`errors.${code}`) ? t(`errors.${code as 'own_role'}`) : general(error);
  };
}
