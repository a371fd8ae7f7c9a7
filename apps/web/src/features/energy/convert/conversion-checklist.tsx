import { formatInteger } from '../../../lib/format/format-number.ts';
import type { ConversionCondition } from '@nova/shared/energy/conversion-schemas';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SealState } from '../../../ui/feedback/seal-state.tsx';

/** Link to the page where a missing condition can be met, if there is one. */
function ConditionLink({ name }: { name: ConversionCondition['name'] }) {
  const { t } = useTranslation('energy');
  const { localize } = useLanguage();
  if (name === 'person') return <Link to={localize('/settings')}>{t('convert.ways.person')}</Link>;
  if (name === 'not_suspended')
    return <Link to={localize('/settings')}>{t('convert.ways.not_suspended')}</Link>;
  if (name === 'allowance') return <Link to={localize('/presale')}>{t('convert.ways.allowance')}</Link>;
  if (name === 'points') return <a href="#earn-more">{t('convert.ways.points')}</a>;
  return null;
}

/** Every condition, the missing ones first: a filled square is met, an empty one is missing. */
export function ConversionChecklist({ conditions }: { conditions: readonly ConversionCondition[] }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  return (
    <ul className="checklist" aria-label={t('convert.checklist')}>
      {conditions
        .toSorted((a, b) => Number(a.is_met) - Number(b.is_met))
        .map(({ name, is_met: isMet, have, need }) => (
          <li key={name} className={isMet ? 'met' : undefined}>
            <SealState shape={isMet ? 'sealed' : 'idle'}>
              {t(`convert.conditions.${name}`, {
                have: formatInteger(have ?? 0, language),
                need: formatInteger(need ?? 0, language),
              })}
              <span className="sr">, {t(isMet ? 'convert.met' : 'convert.missing')}</span>
            </SealState>
            {isMet ? null : <ConditionLink name={name} />}
          </li>
        ))}
    </ul>
  );
}
