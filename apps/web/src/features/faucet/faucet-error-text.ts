import { DRIPS_PER_NETWORK } from '@nova/shared/faucet/constants';
import { ApiError } from '../../lib/api/http.ts';
import { formatClock, formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Returns the faucet's message for an error: which budget is used up, and when the faucet pays out again. */
export function useFaucetErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('faucet');
  const { language } = useLanguage();
  const timeOf = (nextAt: unknown): string => {
    const at = typeof nextAt === 'string' ? Date.parse(nextAt) : Number(nextAt);
    if (!Number.isFinite(at) || at === 0) return t('errors.soon');
    return t('errors.at', { time: `${formatDay(at, language)}, ${formatClock(at).slice(0, 5)}` });
  };
  return (error) => {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    if (error instanceof ApiError && code === 'faucet_cooldown')
      return t('errors.faucet_cooldown', { time: timeOf(error.details['nextAt']) });
    if (error instanceof ApiError && code === 'faucet_busy') {
      const { nextAt, budget } = error.details;
      const time = timeOf(nextAt);
      return budget === 'network'
        ? t('errors.networkUsedUp', { most: DRIPS_PER_NETWORK, time })
        : t('errors.dayUsedUp', { time });
    }
    return has(`errors.${code}`) ? t(`errors.${code as 'unexpected'}`) : t('errors.unexpected');
  };
}
