import { OrphanedBlockList } from '../../features/explorer/chain-lists/orphaned-list.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/orphaned-blocks`: cursor and page size are in the URL. */
export default function OrphanedBlocksPage() {
  return (
    <ListPage isLive>
      <OrphanedBlockList />
    </ListPage>
  );
}
