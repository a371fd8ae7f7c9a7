import { ContactPage } from '../../features/contact/contact-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['contact', 'form'] };
export const clientLoader = catalogueLoader('contact', 'form');
export const loader = () => null;

/** `/kontakt`: a message to the operator. */
export default function KontaktRoute() {
  return <ContactPage />;
}
