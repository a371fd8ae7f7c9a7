import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useReading } from './use-reading.ts';
import { WHITEPAPER_SECTIONS } from './whitepaper-sections.ts';

const SECTION_IDS = WHITEPAPER_SECTIONS.map(({ id }) => id);

/** Table of contents that marks the current section; on phones a sticky line with section and progress. */
export function Contents() {
  const { t } = useTranslation('whitepaper');
  const { section, percent } = useReading();
  return (
    <nav className="beside-contents wp-contents" aria-label={t('contents')}>
      <p className="wp-now">
        <span>{t(`sections.${section}`)}</span>
        <span className="num">{t('progress', { percent })}</span>
      </p>
      <div className="wp-progress" aria-hidden="true">
        <span style={{ scale: `${percent / 100} 1` }} />
      </div>
      <ol className="beside-links">
        {SECTION_IDS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === section ? 'location' : undefined}>
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
