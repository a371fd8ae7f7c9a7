import { ActivityList } from '../../features/explorer/chain-lists/activity-list.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/filter`: one list over everything, whose filters are in the URL. */
export default function AdvancedFilterPage() {
  return (
    <ListPage isLive>
      <ActivityList />
    </ListPage>
  );
}
