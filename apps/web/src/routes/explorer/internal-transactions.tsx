import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { InternalList } from '../../features/explorer/transaction/internal-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/internal`: filters, cursor and page size are in the URL. */
export default function AllInternalTransactionsPage() {
  return (
    <ListPage isLive>
      <InternalList />
    </ListPage>
  );
}
