import { PendingList } from '../../features/explorer/chain-lists/pending-list.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/pending`: the pool and the server’s own transactions. */
export default function PendingTransactionsPage() {
  return (
    <ListPage isLive>
      <PendingList />
    </ListPage>
  );
}
