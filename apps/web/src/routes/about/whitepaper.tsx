import { WhitepaperPage } from '../../features/whitepaper/whitepaper-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['whitepaper'] };
export const clientLoader = catalogueLoader('whitepaper');
export const loader = () => null;

/** `/whitepaper`: what Nova is, in eight sections. */
export default function WhitepaperRoute() {
  return <WhitepaperPage />;
}
