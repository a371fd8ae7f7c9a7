import type { ReactNode } from 'react';
import { LOCALE } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IS_DEVELOPMENT_SITE } from '../../lib/site/site-links.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { LEGAL_EDITION } from './legal-sections.ts';
import { OPERATOR } from './operator.ts';
import './legal.css';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface LegalFrameProps {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly LegalSection[];
}

/**
 * Layout of the legal pages: table of contents, text,
 * missing operator details, and the date of the last change.
 */
export function LegalFrame({ title, lede, sections }: LegalFrameProps) {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="wrap">
      <div className="page-head legal-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <div className="beside legal">
        <nav className="beside-contents legal-contents" aria-label={t('contents')}>
          <ol className="beside-links">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="legal-text">
          {OPERATOR.name === null ? <Note>{t('noOperator')}</Note> : null}
          {IS_DEVELOPMENT_SITE ? <Note>{t('development')}</Note> : null}
          {sections.map(({ id, title: name, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {content}
            </section>
          ))}
          <p className="small faint">
            {t('terms.edition', { day: day.format(new Date(`${LEGAL_EDITION}T00:00:00Z`)) })}
          </p>
        </article>
      </div>
    </div>
  );
}
