import { RiskPage } from '../../features/risk/risk-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['risk'] };
export const clientLoader = catalogueLoader('risk');
export const loader = () => null;

/** `/risk-disclaimer`: what can go wrong, and the confirmation that a purchase asks for. */
export default function RiskDisclaimerRoute() {
  return <RiskPage />;
}
