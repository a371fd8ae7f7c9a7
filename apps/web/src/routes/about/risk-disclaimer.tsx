import { RiskPage } from '../../features/risk/risk-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['risk'] };
export const clientLoader = catalogueLoader('risk');
export const loader = () => null;

/** `/risk-disclaimer`: the risks, and the confirmation that a purchase requires. */
export default function RiskDisclaimerRoute() {
  return <RiskPage />;
}
