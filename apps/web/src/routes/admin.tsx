import { AdminPage } from '../features/admin/admin-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['admin', 'administration', 'status', 'contact', 'form'] };
export const clientLoader = catalogueLoader('admin', 'administration', 'status', 'contact', 'form');
export const loader = () => null;

/** `/admin` and `/admin-dashboard`, one screen (requirement 311). */
export default function AdminRoute() {
  return <AdminPage />;
}
