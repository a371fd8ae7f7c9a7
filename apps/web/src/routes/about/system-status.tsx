import { StatusPage } from '../../features/status/status-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['status'] };
export const clientLoader = catalogueLoader('status');
export const loader = () => null;

/** `/system-status`: health of the four services, incidents and maintenance. */
export default function SystemStatusRoute() {
  return <StatusPage />;
}
