import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { TransferList } from '../../features/explorer/token/transfer-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/transfers`: filters, cursor and page size are in the URL. */
export default function AllTransfersPage() {
  return (
    <ListPage isLive>
      <TransferList />
    </ListPage>
  );
}
