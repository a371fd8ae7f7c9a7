import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { TokenList } from '../../features/explorer/token/token-lists.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/tokens`: filters, cursor and page size are in the URL. */
export default function AllTokensPage() {
  return (
    <ListPage>
      <TokenList />
    </ListPage>
  );
}
