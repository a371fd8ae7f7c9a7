import { FaqPage } from '../../features/faq/faq-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['faq'] };
export const clientLoader = catalogueLoader('faq');
export const loader = () => null;

/** `/faq`: searchable questions and answers, each with its own URL. */
export default function FaqRoute() {
  return <FaqPage />;
}
