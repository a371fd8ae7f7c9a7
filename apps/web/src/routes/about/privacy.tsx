import { PrivacyPage } from '../../features/legal/privacy-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['legal'] };
export const clientLoader = catalogueLoader('legal');
export const loader = () => null;

/** `/privacy`: the stored personal data. */
export default function PrivacyRoute() {
  return <PrivacyPage />;
}
