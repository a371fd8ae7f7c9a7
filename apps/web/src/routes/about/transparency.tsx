import { TransparencyPage } from '../../features/transparency/transparency-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['transparency'] };
export const clientLoader = catalogueLoader('transparency');
export const loader = () => null;

/** `/transparency`: allocations, locks, owners and contracts, proven from the chain. */
export default function TransparencyRoute() {
  return <TransparencyPage />;
}
