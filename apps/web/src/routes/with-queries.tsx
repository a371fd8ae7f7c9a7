import { Outlet } from 'react-router';
import { QueryProvider } from '../lib/queries/query-provider.tsx';

/** Wraps every page with queries; see `routes.ts`. */
export default function WithQueries() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
