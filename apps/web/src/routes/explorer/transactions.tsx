import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { TransactionList } from '../../features/explorer/transaction/transaction-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/transactions`: filters, cursor and page size are in the URL. */
export default function AllTransactionsPage() {
  return (
    <ListPage isLive>
      <TransactionList />
    </ListPage>
  );
}
