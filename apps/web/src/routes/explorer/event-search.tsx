import { EventSearch } from '../../features/explorer/chain-lists/event-search.tsx';
import { ListPage } from '../../features/explorer/list/list-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'records'] };
export const clientLoader = catalogueLoader('explorer', 'records');
export const loader = () => null;

/** `/explorer/events`: events of all contracts, whose filters are in the URL. */
export default function EventSearchPage() {
  return (
    <ListPage isLive>
      <EventSearch />
    </ListPage>
  );
}
