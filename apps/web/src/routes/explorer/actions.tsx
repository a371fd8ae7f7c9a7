import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { ActionList } from '../../features/explorer/list/action-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/actions`: filters, cursor and page size are in the URL. */
export default function AllActionsPage() {
  return (
    <ListPage isLive>
      <ActionList />
    </ListPage>
  );
}
