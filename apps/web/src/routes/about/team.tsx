import { TeamPage } from '../../features/team/team-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['team'] };
export const clientLoader = catalogueLoader('team');
export const loader = () => null;

/** `/team`: responsibilities by the keys they require. */
export default function TeamRoute() {
  return <TeamPage />;
}
