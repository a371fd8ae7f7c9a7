import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../../lib/site/use-site-values.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Fold } from './fold.tsx';

/** The six most frequent questions (requirement 63). */
export const FIRST_QUESTIONS = ['what', 'fees', 'convert', 'phases', 'which', 'audit'] as const;

/** Six expandable questions, and a link to all of them. @param all total number of questions */
export function Questions({ all }: { all: number }) {
  const { t } = useTranslation('sections');
  const { t: faq } = useTranslation('faq');
  const { language, localize } = useLanguage();
  const values = useSiteValues();
  return (
    <Fold
      id="faq"
      variant="questions"
      title={t('questions.title')}
      line={t('questions.fold', { count: FIRST_QUESTIONS.length })}
    >
      <div className="first-questions">
        {FIRST_QUESTIONS.map((id) => (
          <details key={id}>
            <summary>{faq(`questions.${id}.question`)}</summary>
            <p>{faq(`questions.${id}.answer`, values)}</p>
          </details>
        ))}
      </div>
      <ButtonLink to={localize('/faq')}>
        {t('questions.all', { count: formatInteger(all, language) })}
      </ButtonLink>
    </Fold>
  );
}
