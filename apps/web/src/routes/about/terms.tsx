import { TermsPage } from '../../features/legal/terms-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['legal'] };
export const clientLoader = catalogueLoader('legal');
export const loader = () => null;

/** `/terms`: the terms of use. */
export default function TermsRoute() {
  return <TermsPage />;
}
