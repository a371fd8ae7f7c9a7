import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { legalValues } from './legal-values.ts';
import { LegalFrame } from './legal-frame.tsx';
import { PRIVACY_SECTIONS } from './legal-sections.ts';
import { OPERATOR } from './operator.ts';
import { SpeedConsent } from './speed-consent.tsx';
import { STORED_KEYS } from './stored-keys.ts';

function StoredTable() {
  const { t } = useTranslation('legal');
  return (
    <table className="data-table dense legal-table">
      <caption>{t('privacy.storage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('privacy.storage.key')}</th>
          <th scope="col">{t('privacy.storage.what')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_KEYS.map(({ key, text }) => (
          <tr key={key}>
            <th scope="row" className="num">
              <code>{key}</code>
            </th>
            <td>{t(`privacy.storage.${text}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `/privacy`: the stored personal data, derived from the code. */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const stats = legalValues(language);
  const { name, email } = OPERATOR;
  const responsible =
    name !== null && email !== null
      ? t('privacy.operator', { name, email })
      : t('privacy.operatorNotProvided');
  return (
    <LegalFrame
      title={t('privacy.title')}
      lede={t('privacy.lede')}
      sections={PRIVACY_SECTIONS.map((section) => ({
        id: section.id,
        title: t(`privacy.sections.${section.id}`),
        content: (
          <>
            {section.id === 'visit' ? <p>{responsible}</p> : null}
            {section.parts.map((part) => (
              <p key={part}>{t(`privacy.paragraphs.${part}`, stats)}</p>
            ))}
            {'hasTable' in section ? <StoredTable /> : null}
            {section.id === 'speed' ? <SpeedConsent /> : null}
          </>
        ),
      }))}
    />
  );
}
