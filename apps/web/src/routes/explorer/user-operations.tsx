import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { UserOperationList } from '../../features/explorer/user-operation/user-operation-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/user-operations`: filters, cursor and page size are in the URL. */
export default function AllUserOperationsPage() {
  return (
    <ListPage isLive>
      <UserOperationList />
    </ListPage>
  );
}
