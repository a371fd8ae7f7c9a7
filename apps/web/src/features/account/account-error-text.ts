import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatCountdown } from '../../lib/format/format-time.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';

// Copied from `COMMON_ERRORS`, because that module would load zod as well.
const RATE_LIMITED = 'rate_limited';
const UNAVAILABLE = 'unavailable';

/** Returns the account's message for a failed request; a rate limit includes its waiting time. */
export function useAccountErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('account');
  const general = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return general(error);
    const seconds = error.details['retryAfterSeconds'];
    if (error.code === RATE_LIMITED && typeof seconds === 'number')
      return t('errors.rateLimited', { time: `${formatCountdown(seconds * 1000)} min` });
    if (error.code === UNAVAILABLE && typeof seconds === 'number') return t('errors.busy', { seconds });
    return has(`errors.${error.code}`) ? t(`errors.${error.code as 'link_invalid'}`) : general(error);
  };
}
