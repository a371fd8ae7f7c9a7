import { useRef } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link, useMatches } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { findPageOfRoute, listNavPages, type NavPlace, type PageId } from '../../lib/site/page-registry.ts';
import { saleState } from '../../lib/live/sale-mark.ts';
import { SITE_LINKS } from '../../lib/site/site-links.ts';
import { Icon } from '../icons.tsx';
import { NavMenu } from './nav-menu.tsx';
import { useOverflowing } from './use-overflowing.ts';

/** The entry that follows the NFT menu. */
const AFTER_NFT: PageId = 'token';

/** Returns the page whose navigation entry is marked: the current one or its parent. */
function useCurrentPage(): { current: PageId | null; isExact: (id: PageId) => boolean } {
  const page = findPageOfRoute(useMatches().at(-1)?.id ?? '');
  const current = (page?.parent ?? page?.id ?? null) as PageId | null;
  return { current, isExact: (id) => page?.id === id };
}

/**
 * Link to a page, marked if it is current; the presale's shows the state of the sale. Home is an icon in the
 * bar and a word elsewhere.
 */
export function NavLink({
  id,
  isIcon = false,
  isHidden = false,
}: {
  id: PageId;
  isIcon?: boolean;
  isHidden?: boolean;
}) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { current, isExact } = useCurrentPage();
  const mark = useStore(saleState, null);
  const page = findPageOfRoute(`en-${id}`)!;
  const name = t(`pages.${id}.nav`);
  return (
    <Link
      to={localize(page.path)}
      className={isHidden ? 'spilled' : undefined}
      aria-label={isIcon ? name : undefined}
      aria-current={isExact(id) ? 'page' : current === id ? 'true' : undefined}
    >
      {isIcon ? <Icon name="home" /> : name}
      {id === 'presale' ? (
        // Reserves the space before the state is known, or the bar would move under the pointer.
        <span className="tag-now" data-mark={mark}>
          {t(`nav.sale.${mark ?? 'open'}`)}
        </span>
      ) : null}
    </Link>
  );
}

export function NavLinksOf({ place }: { place: NavPlace }) {
  return listNavPages(place).map(({ id }) => <NavLink key={id} id={id} />);
}

/** Link to the community's own site in a new tab; hidden if none is configured. */
export function CommunityLink() {
  const { t } = useTranslation();
  if (!SITE_LINKS.community) return null;
  return (
    <a href={SITE_LINKS.community} target="_blank" rel="noreferrer">
      {t('nav.community')} <span aria-hidden="true">↗</span>
      <span className="sr">({t('nav.newTab')})</span>
    </a>
  );
}

/** Articles: above the bar where there is room, otherwise under "More". */
export function ReadNav() {
  const { t } = useTranslation();
  return (
    <nav className="read" aria-label={t('nav.read')}>
      <NavLinksOf place="read" />
      <CommunityLink />
    </nav>
  );
}

function NftMenu({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const { current, isExact } = useCurrentPage();
  const isCurrent = current === 'nftMarketplace' || listNavPages('nft').some(({ id }) => isExact(id));
  return (
    <NavMenu label={t('nav.nft')} isCurrent={isCurrent} className={isHidden ? 'spilled' : ''}>
      <NavLinksOf place="nft" />
    </NavMenu>
  );
}

/**
 * The bar's entries; those that do not fit move to "More", last first (requirement 326). Needs the language
 * as key, because other words have other widths.
 */
export function MainNav() {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const spilled = useOverflowing(bar);
  const entries = listNavPages('main').flatMap(({ id }) =>
    id === AFTER_NFT ? (['nft', id] as const) : [id],
  );
  const isHidden = (index: number) => index >= entries.length - spilled;
  return (
    <nav className="main" aria-label={t('nav.main')}>
      <div className="entries" ref={bar}>
        {entries.map((id, index) => (
          <span key={id}>
            {id === 'nft' ? (
              <NftMenu isHidden={isHidden(index)} />
            ) : (
              <NavLink id={id} isIcon={id === 'home'} isHidden={isHidden(index)} />
            )}
          </span>
        ))}
      </div>
      <NavMenu label={t('nav.more')} className={spilled > 0 ? 'more' : 'more narrow'}>
        {entries.map((id, index) =>
          !isHidden(index) ? null : id === 'nft' ? (
            <NavLinksOf key={id} place="nft" />
          ) : (
            <NavLink key={id} id={id} />
          ),
        )}
        <span className="narrow-only">
          <NavLinksOf place="read" />
          <CommunityLink />
        </span>
      </NavMenu>
    </nav>
  );
}
