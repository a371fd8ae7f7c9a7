import { TokenDashboardPage } from '../features/token/token-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { TOKEN_WAYS } from './token-wallet.ts';

export const handle = { namespaces: ['token', 'form'] };
export const clientLoader = catalogueLoader('token', 'form');
export const loader = () => null;

/** `/token`: the token dashboard. */
export default function TokenDashboard() {
  return <TokenDashboardPage ways={TOKEN_WAYS} />;
}
