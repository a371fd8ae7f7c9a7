import { ImprintPage } from '../../features/legal/imprint-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['legal'] };
export const clientLoader = catalogueLoader('legal');
export const loader = () => null;

/** `/imprint`: the operator of this instance. */
export default function ImprintRoute() {
  return <ImprintPage />;
}
