import { Link } from 'react-router';
import { BeatChart } from '../../features/explorer/home/beat-chart.tsx';
import { LatestBlocksTable } from '../../features/explorer/block/blocks-table.tsx';
import { ExplorerSearch } from '../../features/explorer/home/explorer-search.tsx';
import { ExplorerStats } from '../../features/explorer/home/stats.tsx';
import { ExplorerNav } from '../../features/explorer/list/list-page.tsx';
import { LatestTransactions } from '../../features/explorer/home/latest-transactions.tsx';
import { FIRST_BLOCKS_SCRIPT } from '../../lib/live/first-blocks-script.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';

export const handle = {
  namespaces: ['explorer'],
  headScript: import.meta.env.SSR ? FIRST_BLOCKS_SCRIPT : '',
};
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

const LATEST_ROWS = 10;

/** `/explorer`: search, statistics, activity chart, and the latest blocks and transactions. */
export default function Explorer() {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <SectionBoundary>
        <ExplorerSearch />
      </SectionBoundary>
      <SectionBoundary>
        <ExplorerStats />
      </SectionBoundary>
      <div className="explorer-ways">
        <ExplorerNav />
      </div>
      <div className="columns mt-8">
        <SectionBoundary>
          <BeatChart />
        </SectionBoundary>
        <Panel
          title={t('latestBlocks')}
          end={<Link to={localize('/explorer/blocks')}>{t('allBlocks')}</Link>}
          className="of-8"
        >
          <LatestBlocksTable rows={LATEST_ROWS} />
        </Panel>
        <Panel
          title={t('latestTransactions')}
          end={<Link to={localize('/explorer/transactions')}>{t('allTransactions')}</Link>}
          className="of-4"
        >
          <LatestTransactions rows={LATEST_ROWS} />
        </Panel>
      </div>
    </div>
  );
}
