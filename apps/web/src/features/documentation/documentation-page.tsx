import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageId } from '../../lib/site/page-registry.ts';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { DocumentLinks } from './document-links.tsx';
import { DocumentSearch } from './document-search.tsx';
import { DOCUMENT_ID, languageOfDocument, readDocument } from './documents.ts';
import { ReleaseSlot } from './release-slot.tsx';
import { useDocumentClicks, useReadMark } from './use-document.ts';
import './documentation.css';

/** The document, whose language can differ from the page's; clicks on its links and buttons bubble up to here. */
function DocumentText({ html }: { html: { readonly __html: string } }) {
  const onClick = useDocumentClicks();
  useReadMark();
  return (
    <div
      id={DOCUMENT_ID}
      className="doc-body"
      onClick={onClick}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

/**
 * One page of the documentation: the repository's text,
 * rendered at build time, with search and table of contents.
 */
export function DocumentationPage({ id }: { id: PageId }) {
  const { t } = useTranslation('documentation');
  const { language } = useLanguage();
  const html = useMemo(() => ({ __html: readDocument(id, t, language) }), [id, t, language]);
  return (
    <div className="wrap">
      <div className="page-head doc-head">
        <Breadcrumb />
        <h1>{t(`site:pages.${id}.title`, { id: '', hash: '', address: '' })}</h1>
        <p className="lede">{t(`site:pages.${id}.description`)}</p>
      </div>
      <div className="beside doc">
        <aside className="beside-contents">
          <DocumentSearch />
          <DocumentLinks id={id} />
          <p className="small muted">
            {t(languageOfDocument(id, language) === language ? 'source' : 'sourceEnglish')}
          </p>
          <ReleaseSlot />
        </aside>
        <DocumentText key={language} html={html} />
      </div>
    </div>
  );
}
