import type { RewardType } from '@nova/shared/energy/catalogue';
import type { Translate } from '../../lib/i18n/translate.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Formats the cooldown between two credits: "4 h", "none". */
export function pauseOf({ cooldownSeconds: pause }: RewardType, t: Translate<'whitepaper'>): string {
  if (pause === 0) return t('prices.none');
  if (pause >= HOUR) return t('prices.hours', { count: pause / HOUR });
  if (pause >= MINUTE) return t('prices.minutes', { count: pause / MINUTE });
  return t('prices.seconds', { count: pause });
}

/** Formats the cap: "3 a day", "once". */
export function capOf({ dailyCap, lifetimeCap }: RewardType, t: Translate<'whitepaper'>): string {
  if (lifetimeCap === 1) return t('prices.once');
  return dailyCap === 0 ? t('prices.none') : t('prices.perDay', { count: dailyCap });
}
