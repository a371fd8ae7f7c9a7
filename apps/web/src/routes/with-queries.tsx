import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/queries/query-provider.tsx';

/** Around every page that reads by queries; see `routes.ts`. */
export default function WithQueries() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
