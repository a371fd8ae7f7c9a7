import { SEARCH_TEXT_MAX } from '@nova/shared/explorer/constants';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api-client.ts';
import { toSearchHits } from '../../lib/search/to-search-hits.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { recentHits } from '../../lib/search/recent-hits.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { HitList } from './hit-list.tsx';
import { findPages, type FoundPage } from './find-pages.ts';
import { useChainHits } from './use-chain-hits.ts';

/** A height, or the start of a hash or an address: searched on the chain instead of among the pages. */
const ON_CHAIN = /^(?:#?\d+|0x[0-9a-f]*|https?:.*)$/i;

/** Moves the focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
}

/** Recent searches, shown while the field is empty. */
function Recent() {
  const { t } = useTranslation('search');
  const hits = useSyncExternalStore(recentHits.subscribe, recentHits.get);
  if (hits.length === 0) return null;
  return (
    <section className="search-recent">
      <header>
        <h2>{t('recent')}</h2>
        <button type="button" onClick={recentHits.clear}>
          {t('forget')}
        </button>
      </header>
      <HitList title={t('recent')} hits={hits} />
    </section>
  );
}

function Pages({ pages }: { pages: readonly FoundPage[] }) {
  const { t } = useTranslation('search');
  const { localize } = useLanguage();
  if (pages.length === 0) return null;
  return (
    <ul aria-label={t('pages')}>
      {pages.map(({ id, path }) => (
        <li key={id}>
          <Link to={localize(path)}>
            <b>{t(`site:pages.${id}.nav`)}</b>
            <span>{t(`site:pages.${id}.description`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useFoundPages(text: string): readonly FoundPage[] {
  const { t } = useTranslation('search');
  if (ON_CHAIN.test(text)) return [];
  const subject = { id: '', hash: '', address: '' };
  return findPages(text, (id) => [
    t(`site:pages.${id}.nav`),
    t(`site:pages.${id}.title`, subject),
    t(`site:pages.${id}.description`),
  ]);
}

/** Site-wide search, loaded when first opened: pages by text, the chain by identifier or name. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => dialog.current!.showModal(), []);

  const close = () => dialog.current?.close();
  const text = typed.trim();
  const isTooLong = text.length > SEARCH_TEXT_MAX;
  const pages = useFoundPages(text);
  const hits = useChainHits(isTooLong ? '' : text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text === '' || isTooLong) return;
    try {
      const found = pages.length > 0 ? [] : hits.length > 0 ? hits : toSearchHits(await api.search(text));
      const path = pages[0]?.path ?? found[0]?.path;
      if (path === undefined) return setMessage(t('nothing', { text }));
      if (found[0]) recentHits.add(found[0]);
      close();
      await navigate(localize(path));
    } catch (error) {
      setMessage(errorText(error));
    }
  };
  return (
    <dialog
      ref={dialog}
      className="floating search-dialog"
      aria-label={t('title')}
      onClose={onClose}
      onKeyDown={moveFocus}
      onClick={(event) => {
        // A click on the backdrop or on a result.
        if (event.target === dialog.current || (event.target as Element).closest('a')) close();
      }}
    >
      <form role="search" onSubmit={(event) => void submit(event)}>
        <SearchIcon />
        <input
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMessage(null);
          }}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('title')}
          aria-describedby="search-dialog-message"
          placeholder={t('placeholder')}
        />
        <kbd>Esc</kbd>
      </form>
      {text === '' ? <Recent /> : null}
      <Pages pages={pages} />
      {text !== '' && hits.length > 0 ? <HitList title={t('found')} hits={hits} /> : null}
      <p id="search-dialog-message" role="status">
        {isTooLong
          ? t('tooLong', { max: SEARCH_TEXT_MAX })
          : (message ?? (pages.length > 0 ? t('hint') : t('onChain')))}
      </p>
    </dialog>
  );
}
