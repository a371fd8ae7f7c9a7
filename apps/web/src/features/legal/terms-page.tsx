import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { LegalFrame } from './legal-frame.tsx';
import { TERMS_SECTIONS } from './legal-sections.ts';
import { OPERATOR } from './operator.ts';

/** `/terms`: the terms of use. */
export function TermsPage() {
  const { t } = useTranslation('legal');
  const values = useSiteValues();
  const { country } = OPERATOR;
  const law =
    country === null ? t('terms.paragraphs.lawNotProvided') : t('terms.paragraphs.lawText', { country });
  return (
    <LegalFrame
      title={t('terms.title')}
      lede={t('terms.lede')}
      sections={[
        ...TERMS_SECTIONS.map(({ id, part }) => ({
          id,
          title: t(`terms.sections.${id}`),
          content: <p>{t(`terms.paragraphs.${part}`, values)}</p>,
        })),
        { id: 'law', title: t('terms.sections.law'), content: <p>{law}</p> },
      ]}
    />
  );
}
