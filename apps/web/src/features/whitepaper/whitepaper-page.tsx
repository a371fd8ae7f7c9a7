import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import type { ReactNode } from 'react';
import { localizePath } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { SiteValues } from '../../lib/site/site-values.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BlockDiagram } from './block-diagram.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { Comparison } from './comparison.tsx';
import { Contents } from './contents.tsx';
import { Holdings } from './holdings.tsx';
import { Purposes } from './purposes.tsx';
import { RoadmapTable } from './roadmap-table.tsx';
import { ARTICLE_ID } from './use-reading.ts';
import { ActionPathDiagram } from './action-path-diagram.tsx';
import {
  WHITEPAPER_SECTIONS,
  type DrawingId,
  type ParagraphId,
  type WhitepaperSection,
} from './whitepaper-sections.ts';
import './whitepaper.css';

const DRAWINGS: Readonly<Record<`figure:${DrawingId}`, () => ReactNode>> = {
  'figure:comparison': Comparison,
  'figure:way': ActionPathDiagram,
  'figure:block': BlockDiagram,
  'figure:holdings': Holdings,
  'figure:purposes': Purposes,
  'figure:catalogue': CatalogueTable,
  'figure:roadmap': RoadmapTable,
};

function Part({ part, values }: { part: ParagraphId | `figure:${DrawingId}`; values: SiteValues }) {
  const { t } = useTranslation('whitepaper');
  if (part in DRAWINGS) {
    const Drawing = DRAWINGS[part as `figure:${DrawingId}`];
    return <Drawing />;
  }
  return <p>{t(`paragraphs.${part as ParagraphId}`, values)}</p>;
}

function Section({ section: { id, parts }, values }: { section: WhitepaperSection; values: SiteValues }) {
  const { t } = useTranslation('whitepaper');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts.map((part) => (
        <Part key={part} part={part} values={values} />
      ))}
    </section>
  );
}

/**
 * `/whitepaper`: eight sections in full, a table of contents
 * that follows the reader, and drawings with text alternatives.
 */
export function WhitepaperPage() {
  const { t } = useTranslation('whitepaper');
  const { language, localize } = useLanguage();
  const values = useSiteValues();
  const other = language === 'en' ? 'de' : 'en';
  return (
    <div className="wrap">
      <div className="page-head wp-head">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <div className="row">
          <a className="button" href={localizePath('/whitepaper.pdf', language)} hrefLang={language}>
            {t('pdf')}
          </a>
          <a
            className="button quiet"
            href={localizePath('/whitepaper.pdf', other)}
            hrefLang={other}
            lang={other}
          >
            {t('otherPdf')}
          </a>
        </div>
      </div>
      <div className="beside wp">
        <Contents />
        <article id={ARTICLE_ID} className="wp-text">
          {WHITEPAPER_SECTIONS.map((section) => (
            <Section key={section.id} section={section} values={values} />
          ))}
          <div className="wp-end">
            <p>
              <b>{t('end.title')}.</b> {t('end.text', { points: rewardTypeOf('whitepaper_read').points })}
            </p>
            <ButtonLink to={localize('/transparency')}>{t('end.next')}</ButtonLink>
          </div>
        </article>
      </div>
    </div>
  );
}
