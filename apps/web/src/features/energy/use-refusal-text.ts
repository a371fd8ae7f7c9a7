import type { RefusalReason } from '@nova/shared/energy/schemas';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { explainRefusal } from './track/explain-refusal.ts';

/** Returns a function that explains why nothing was awarded and when the action counts again. */
export function useRefusalText(): (reason: RefusalReason, nextAt: string | null) => string {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  return (reason, nextAt) => explainRefusal(t, language, { reason, nextAt });
}
