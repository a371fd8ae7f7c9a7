import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { BlockList } from '../../features/explorer/block/block-list.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/blocks`: filters, cursor and page size are in the URL. */
export default function AllBlocksPage() {
  return (
    <ListPage isLive>
      <BlockList />
    </ListPage>
  );
}
