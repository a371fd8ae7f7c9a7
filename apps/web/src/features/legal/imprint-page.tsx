import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { Definition } from '../../ui/panel.tsx';
import { LegalFrame } from './legal-frame.tsx';
import { OPERATOR } from './operator.ts';

/** Operator details that need no address format or link. */
const PLAIN = ['phone', 'register', 'vatId', 'responsible'] as const;

function OperatorLines() {
  const { t } = useTranslation('legal');
  const { localize } = useLanguage();
  const orNotProvided = (value: ReactNode) => value ?? <span className="untold">{t('notProvided')}</span>;
  const { name, address, email } = OPERATOR;
  return (
    <>
      <dl className="definitions">
        <Definition name={t('imprint.name')}>{orNotProvided(name)}</Definition>
        <Definition name={t('imprint.address')}>
          {orNotProvided(
            address.length === 0
              ? null
              : address.map((line) => (
                  <span key={line} className="legal-line">
                    {line}
                  </span>
                )),
          )}
        </Definition>
        <Definition name={t('imprint.email')}>
          {orNotProvided(email === null ? null : <a href={`mailto:${email}`}>{email}</a>)}
        </Definition>
        {PLAIN.map((id) => (
          <Definition key={id} name={t(`imprint.${id}`)}>
            {orNotProvided(OPERATOR[id])}
          </Definition>
        ))}
      </dl>
      <p>
        <Link to={localize('/kontakt')}>{t('imprint.write')}</Link>
      </p>
    </>
  );
}

/** `/imprint`: the operator of this instance, as configured at build time. */
export function ImprintPage() {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  return (
    <LegalFrame
      title={t('site:pages.imprint.title')}
      lede={t('site:pages.imprint.description')}
      sections={[
        { id: 'operator', title: t('imprint.operator'), content: <OperatorLines /> },
        {
          id: 'site',
          title: t('imprint.site'),
          content: <p>{t('imprint.siteText', siteStats(language))}</p>,
        },
        { id: 'names', title: t('imprint.names'), content: <p>{t('imprint.namesText')}</p> },
        { id: 'software', title: t('imprint.software'), content: <p>{t('imprint.softwareText')}</p> },
      ]}
    />
  );
}
