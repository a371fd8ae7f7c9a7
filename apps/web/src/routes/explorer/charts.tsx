import { Charts } from '../../features/explorer/charts/charts.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer'] };
export const clientLoader = catalogueLoader('explorer');
export const loader = () => null;

/** `/explorer/charts`: daily statistics of the chain. */
export default function ChartsPage() {
  return (
    <ListPage>
      <Charts />
    </ListPage>
  );
}
