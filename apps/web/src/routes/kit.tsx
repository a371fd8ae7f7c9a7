import { KitPage } from '../features/kit/kit-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['explorer', 'energy', 'form', 'guard'] };
export const clientLoader = catalogueLoader('explorer', 'energy', 'form', 'guard');
export const loader = () => null;

/** `/kit`: every component in every state, in both themes. Not built for the production network. */
export default function Kit() {
  return <KitPage />;
}
