import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api-client.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../../lib/latest-blocks.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { findPathOfSearch } from '../../lib/find-path-of-search.ts';

function SearchHint() {
  const { t } = useTranslation('explorer');
  const block = useLatestBlocks().data?.find((each) => each.action);
  return (
    <p className="search-hint">
      {t('search.hintBefore')} <kbd>/</kbd> {t('search.hintAfter')}
      {block?.action ? (
        <>
          {' '}
          {t('search.tryLatest')} <BlockLink number={block.number} hash={block.hash} />
          <Address address={block.action.account} />
        </>
      ) : null}
    </p>
  );
}

/** Search by height, hash or address; leads to the page of what was found. `/` anywhere on the page leads here. */
export function ExplorerSearch() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const text = input.current!.value.trim();
    if (text === '') return input.current!.focus();
    setIsBusy(true);
    setMessage(null);
    try {
      const path = findPathOfSearch(await api.search(text));
      if (path) await navigate(localize(path));
      else setMessage(t('search.nothing', { text }));
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <form className="search" role="search" onSubmit={(event) => void search(event)}>
        <SearchIcon />
        <input
          ref={input}
          className="input"
          name="q"
          data-slash
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search.label')}
          aria-describedby="search-message"
          placeholder={t('search.placeholder')}
        />
        <Button look="solid" type="submit" isBusy={isBusy}>
          {t('search.submit')}
        </Button>
      </form>
      <div id="search-message" role="status">
        {message ? <p className="search-hint search-message">{message}</p> : null}
      </div>
      {message ? null : <SearchHint />}
    </>
  );
}
