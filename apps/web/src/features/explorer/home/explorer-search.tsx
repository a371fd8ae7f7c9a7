import { SEARCH_TEXT_MAX } from '@nova/shared/explorer/constants';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { api } from '../../../lib/api/api-client.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { Button } from '../../../ui/button.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { toSearchHits } from '../../../lib/search/to-search-hits.ts';
import { recentHits, type RecentHit } from '../../../lib/search/recent-hits.ts';

const NO_HITS: readonly RecentHit[] = [];
const MOST_RECENT = 3;

function SearchHint() {
  const { t } = useTranslation('explorer');
  const block = useLatestBlocks().data?.find((each) => each.action);
  return (
    <p className="search-hint">
      <span className="of-keyboards">
        {t('search.hintBefore')} <kbd>/</kbd> {t('search.hintAfter')}
      </span>
      {block?.action ? (
        <>
          {' '}
          {t('search.tryLatest')} <BlockLink number={block.number} hash={block.hash} />
          <NamedAddress address={block.action.account} />
        </>
      ) : null}
      <RecentHint />
    </p>
  );
}

/** Lists several tokens with the same name, because names are not unique and the user has to choose. */
function Matches({ hits }: { hits: readonly RecentHit[] }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return (
    <div className="search-matches">
      <p>{t('search.several', { count: hits.length })}</p>
      <ul>
        {hits.map((find) => (
          <li key={find.path}>
            <Link className="find" to={localize(find.path)} onClick={() => recentHits.add(find)}>
              <b>
                <bdi>{find.label}</bdi>
              </b>
              <span className="num faint">{shortenHex(find.path.split('/').at(-1)!)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the results of recent searches. */
function RecentHint() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const hits = useSyncExternalStore(recentHits.subscribe, recentHits.get, () => NO_HITS);
  if (hits.length === 0) return null;
  return (
    <span className="search-recents">
      {t('search.recent')}
      {hits.slice(0, MOST_RECENT).map(({ path, label }) => (
        <Link key={path} className="entity" to={localize(path)}>
          <bdi>{label}</bdi>
        </Link>
      ))}
    </span>
  );
}

/**
 * Searches by height, hash, address, token name, action ID or pasted link and opens the page of the result.
 * Pressing `/` anywhere on the page focuses the field.
 */
export function ExplorerSearch() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [matches, setMatches] = useState<readonly RecentHit[]>([]);

  const search = async (text: string) => {
    setMatches([]);
    if (text.length > SEARCH_TEXT_MAX) return setMessage(t('search.tooLong', { max: SEARCH_TEXT_MAX }));
    setIsBusy(true);
    setMessage(null);
    try {
      const hits = toSearchHits(await api.search(text));
      if (hits.length > 1) return setMatches(hits);
      if (!hits[0]) return setMessage(t('search.nothing', { text }));
      recentHits.add(hits[0]);
      await navigate(localize(hits[0].path));
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current!.value.trim();
    if (text === '') input.current!.focus();
    else void search(text);
  };
  const searchOnce = useRef(search);
  // An external link, such as a search engine's search field, contains the search text.
  useEffect(() => {
    const text = new URLSearchParams(location.search).get('q')?.trim();
    if (!text) return;
    input.current!.value = text;
    void searchOnce.current(text);
  }, []);
  return (
    <>
      <form className="search" role="search" onSubmit={submit}>
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
        <Button variant="solid" type="submit" isBusy={isBusy}>
          {t('search.submit')}
        </Button>
      </form>
      <div id="search-message" role="status">
        {message ? <p className="search-hint search-message">{message}</p> : null}
        {matches.length > 0 ? <Matches hits={matches} /> : null}
      </div>
      {message || matches.length > 0 ? null : <SearchHint />}
    </>
  );
}
