import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { listPageAndChildren } from '../../lib/site/page-registry.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { languageOfDocument } from './documents.ts';
import { findSections, type FoundSection, type SearchedSection } from './find-sections.ts';

const PAGES = listPageAndChildren('documentation');

function FoundList({ found }: { found: readonly FoundSection[] }) {
  const { t } = useTranslation('documentation');
  const { language, localize } = useLanguage();
  return (
    <ol className="doc-found">
      {found.map(({ page: id, anchor, title, excerpt }) => {
        const page = PAGES.find((each) => each.id === id)!;
        return (
          <li key={`${id} ${anchor}`} lang={languageOfDocument(id, language)}>
            <Link to={`${localize(page.path)}#${anchor}`}>
              <b>{title}</b>
            </Link>
            <span className="small faint">{t(`site:pages.${page.id}.nav`)}</span>
            <span className="small muted">{excerpt}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface SearchData {
  readonly language: Language;
  readonly sections: readonly SearchedSection[];
}

/** Searches all documents; the search data loads when the field receives focus. */
export function DocumentSearch() {
  const { t } = useTranslation('documentation');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [data, setData] = useState<SearchData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = useDeferredValue(text);
  const sections = data?.language === language ? data.sections : null;
  const found = useMemo(() => findSections(wanted, sections ?? []), [wanted, sections]);
  const load = (of: Language) => {
    if (sections) return;
    const fetchSections = async () => {
      try {
        const { default: read } = await (of === 'de'
          ? import('virtual:documentation/search/de')
          : import('virtual:documentation/search/en'));
        setData({ language: of, sections: read });
        setHasFailed(false);
      } catch {
        setHasFailed(true);
      }
    };
    void fetchSections();
  };
  const reload = useEffectEvent((of: Language) => {
    if (text !== '') load(of);
  });
  useEffect(() => reload(language), [language]);
  const isRequested = wanted.trim() !== '';
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="doc-search">
        <SearchIcon />
        <input
          className="input"
          type="search"
          data-slash
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onFocus={() => load(language)}
          onChange={(event) => {
            setText(event.target.value);
            load(language);
          }}
        />
      </div>
      <p className="small muted" role="status">
        {hasFailed ? t('searchFailed') : isRequested && sections ? t('found', { count: found.length }) : ''}
      </p>
      {isRequested && sections ? <FoundList found={found} /> : null}
    </form>
  );
}
