import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';

/** Returns the message for an error of notes or the watchlist, or the general one. */
export function useWatchlistErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('watchlist');
  const general = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    return has(`errors.${code}`) ? t(`errors.${code as 'note_limit'}`) : general(error);
  };
}
