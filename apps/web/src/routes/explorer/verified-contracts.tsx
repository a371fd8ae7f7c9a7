import { VerifiedContractList } from '../../features/explorer/chain-lists/contract-lists.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/verified-contracts`: filter, cursor and page size are in the URL. */
export default function VerifiedContractsPage() {
  return (
    <ListPage isLive>
      <VerifiedContractList />
    </ListPage>
  );
}
