import { useEffect, useRef, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { findPageOfRoute, type PageId } from '../../../lib/site/page-registry.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LiveState } from '../../../ui/feedback/live-state.tsx';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';

/** Lists of the explorer that link to each other, most frequently used first. */
const LISTS = [
  { id: 'blocks', path: '/explorer/blocks' },
  { id: 'transactions', path: '/explorer/transactions' },
  { id: 'pendingTransactions', path: '/explorer/pending' },
  { id: 'actions', path: '/explorer/actions' },
  { id: 'transfers', path: '/explorer/transfers' },
  { id: 'internalTransactions', path: '/explorer/internal' },
  { id: 'userOperations', path: '/explorer/user-operations' },
  { id: 'advancedFilter', path: '/explorer/filter' },
  { id: 'eventSearch', path: '/explorer/events' },
  { id: 'tokens', path: '/explorer/tokens' },
  { id: 'accounts', path: '/explorer/accounts' },
  { id: 'topContracts', path: '/explorer/top-contracts' },
  { id: 'verifiedContracts', path: '/explorer/verified-contracts' },
  { id: 'orphanedBlocks', path: '/explorer/orphaned-blocks' },
  { id: 'charts', path: '/explorer/charts' },
  { id: 'explorerTools', path: '/explorer/tools' },
] as const satisfies readonly { id: PageId; path: string }[];

/** Links between the explorer's lists; the current one is marked. */
export function ExplorerNav() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const id = findPageOfRoute(useMatches().at(-1)?.id ?? '')?.id;
  const bar = useRef<HTMLElement>(null);
  // On a phone the links scroll sideways; the current one must be on the screen.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !current || !id) return;
    bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [id]);
  return (
    <nav ref={bar} className="explorer-nav" aria-label={t('lists')}>
      {LISTS.map((list) => (
        <ButtonLink
          key={list.id}
          variant="quiet"
          isSmall
          to={localize(list.path)}
          aria-current={id === list.id ? 'page' : undefined}
        >
          {t(`site:pages.${list.id}.nav`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** A page with one list: its title, whether it is live, and links to the other lists. */
export function ListPage({ isLive = false, children }: { isLive?: boolean; children: ReactNode }) {
  const { t } = useTranslation('explorer');
  const page = findPageOfRoute(useMatches().at(-1)?.id ?? '');
  const id = (page?.id ?? 'blocks') as 'blocks';
  return (
    <div className="wrap list-page">
      <div className="page-head">
        <Breadcrumb />
        <div className="title-line">
          <h1>{t(`site:pages.${id}.nav`)}</h1>
          {isLive ? <LiveState reading="waiting" /> : null}
        </div>
        <p className="lede">{t(`site:pages.${id}.description`)}</p>
        <ExplorerNav />
      </div>
      <SectionBoundary>{children}</SectionBoundary>
    </div>
  );
}
