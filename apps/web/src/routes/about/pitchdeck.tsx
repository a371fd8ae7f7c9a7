import { PitchdeckPage } from '../../features/pitchdeck/pitchdeck-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['pitchdeck', 'whitepaper'] };
export const clientLoader = catalogueLoader('pitchdeck', 'whitepaper');
export const loader = () => null;

/** `/pitchdeck`: Nova in eighteen slides. */
export default function PitchdeckRoute() {
  return <PitchdeckPage />;
}
