import { TeamPage } from '../../features/team/team-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['team'] };
export const clientLoader = catalogueLoader('team');
export const loader = () => null;

/** `/team`: who is responsible for what, by the keys they hold. */
export default function TeamRoute() {
  return <TeamPage />;
}
