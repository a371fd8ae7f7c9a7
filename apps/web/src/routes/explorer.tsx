import { useTranslation } from '../lib/i18n/use-translation.ts';
import { LatestBlocksTable } from '../features/explorer/blocks-table.tsx';
import { ExplorerSearch } from '../features/explorer/explorer-search.tsx';
import { ExplorerFigures } from '../features/explorer/figures.tsx';
import { LatestTransactions } from '../features/explorer/latest-transactions.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { SectionBoundary } from '../ui/section-boundary.tsx';
import { Panel } from '../ui/panel.tsx';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

const LATEST_ROWS = 10;

/** `/explorer`: search, the chain's figures, the latest blocks and transactions. */
export default function Explorer() {
  const { t } = useTranslation('explorer');
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <ExplorerSearch />
      <SectionBoundary>
        <ExplorerFigures />
      </SectionBoundary>
      <div className="columns mt-12">
        <Panel title={t('latestBlocks')} className="of-8">
          <LatestBlocksTable rows={LATEST_ROWS} />
        </Panel>
        <Panel title={t('latestTransactions')} className="of-4">
          <LatestTransactions />
        </Panel>
      </div>
    </div>
  );
}
