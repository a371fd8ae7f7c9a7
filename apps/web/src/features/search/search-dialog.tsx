import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api-client.ts';
import { findPathOfSearch } from '../../lib/find-path-of-search.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { findPages } from './find-pages.ts';

/** A height, or something that begins like a hash or an address: looked up on the chain, not among the pages. */
const ON_CHAIN = /^(?:\d+|0x[0-9a-f]*)$/i;

/** Moves the focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
}

/** Search over everything, loaded with its first opening: pages by their words, the chain by height, hash or address. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => dialog.current!.showModal(), []);

  const close = () => dialog.current?.close();
  const isOnChain = ON_CHAIN.test(text.trim());
  const subject = { id: '', hash: '', address: '' };
  const pages = isOnChain
    ? []
    : findPages(text, (id) => [
        t(`common:pages.${id}.nav`),
        t(`common:pages.${id}.title`, subject),
        t(`common:pages.${id}.description`),
      ]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      const path = pages[0]?.path ?? findPathOfSearch(await api.search(text.trim()));
      if (path === null) return setMessage(t('nothing', { text: text.trim() }));
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
        // A press on the ground behind it, or on a result.
        if (event.target === dialog.current || (event.target as Element).closest('a')) close();
      }}
    >
      <form role="search" onSubmit={(event) => void submit(event)}>
        <SearchIcon />
        <input
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
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
      {pages.length > 0 ? (
        <ul aria-label={t('pages')}>
          {pages.map(({ id, path }) => (
            <li key={id}>
              <Link to={localize(path)}>
                <b>{t(`common:pages.${id}.nav`)}</b>
                <span>{t(`common:pages.${id}.description`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p id="search-dialog-message" role="status">
        {message ?? (pages.length > 0 ? t('hint') : t('onChain'))}
      </p>
    </dialog>
  );
}
