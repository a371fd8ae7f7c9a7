import { TopContractList } from '../../features/explorer/chain-lists/contract-lists.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/top-contracts`: the period is in the URL. */
export default function TopContractsPage() {
  return (
    <ListPage isLive>
      <TopContractList />
    </ListPage>
  );
}
