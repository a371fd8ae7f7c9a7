import { NFT_SEARCH_MAX_CHARS } from '@nova/shared/nft/constants';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { countFilters, MARKET_SORTS, type MarketSort } from './market-filters.ts';
import { useMarketFilters } from './use-market-filters.ts';

/** Milliseconds after the last key: long enough to finish a word, short enough to feel immediate. */
const TYPING_MS = 250;

/** The search field; its text is written to the URL when typing pauses. */
function Search() {
  const { t } = useTranslation('nft');
  const { filters, change } = useMarketFilters();
  const { q } = filters;
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  if (seen !== q) {
    // The URL lags behind the field; any other value of the URL replaces the field's text.
    setSeen(q);
    setSent(q);
    if (q !== sent) setText(q);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (typed: string) => {
    clearTimeout(timer.current);
    setSent(typed);
    latest.current({ q: typed }, true);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), TYPING_MS);
  };
  return (
    <form
      className="nft-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <SearchIcon />
      <input
        className="input"
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        maxLength={NFT_SEARCH_MAX_CHARS}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}

function Sort() {
  const { t } = useTranslation('nft');
  const { filters, change } = useMarketFilters();
  return (
    <select
      className="input select nft-sort"
      aria-label={t('sort.label')}
      value={filters.sort}
      onChange={(event) => change({ sort: event.target.value as MarketSort })}
    >
      {MARKET_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}

/**
 * Opens the filters on screens without room beside the list; their code loads on click. The click is painted
 * first, because the browser restyles the whole page for the dialog's styles.
 */
function FilterButton() {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { filters } = useMarketFilters();
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const open = async () => {
    try {
      await afterPaint();
      const { FilterSheet } = await import('./filter-sheet.tsx');
      setSheet(() => FilterSheet);
    } catch {
      showToast({ tone: 'error', title: t('filters.failed') });
    }
  };
  const count = countFilters(filters);
  return (
    <>
      <Button className="nft-filter-button" onClick={() => void open()}>
        {t('filters.title')}
        {count > 0 ? <span className="count">{formatInteger(count, language)}</span> : null}
      </Button>
      {Sheet ? <Sheet onClose={() => setSheet(null)} /> : null}
    </>
  );
}

/** Search, filters on small screens, and the sort order. */
export function MarketTools() {
  return (
    <div className="nft-tools">
      <Search />
      <FilterButton />
      <Sort />
    </div>
  );
}
