import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { AccountList } from '../../features/explorer/token/token-lists.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/accounts`: filters, cursor and page size are in the URL. */
export default function TopAccountsPage() {
  return (
    <ListPage>
      <AccountList />
    </ListPage>
  );
}
