import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { Strip } from '../../ui/trace/strip/strip.tsx';
import { KIT_ENTRIES } from './kit-entries.ts';
import { KitSection } from './kit-section.tsx';
import { useKitTexts } from './kit-texts.ts';
import './kit.css';

/** Every UI component in every state, in both themes and, under its two URLs, in both languages. */
export function KitPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const texts = useKitTexts();
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <h1>{t('pages.kit.title')}</h1>
          <p className="lede">{t('pages.kit.description')}</p>
        </div>
        <nav className="kit-contents" aria-label={texts.contents}>
          {KIT_ENTRIES.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title[language]}
            </a>
          ))}
          <a href="#strip">{texts.sections.strip}</a>
        </nav>
        <div className="kit">
          {KIT_ENTRIES.map((entry) => (
            <SectionBoundary key={entry.id}>
              <KitSection entry={entry} />
            </SectionBoundary>
          ))}
        </div>
      </div>
      <section id="strip" className="kit-strip" aria-labelledby="strip-title">
        <div className="wrap">
          <h2 id="strip-title">
            <a href="#strip">{texts.sections.strip}</a>
          </h2>
          <p className="muted">{texts.notes.strip}</p>
        </div>
        <Strip />
      </section>
    </>
  );
}
