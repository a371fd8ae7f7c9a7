import { MyTokensPage } from '../features/token/my-tokens-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { TOKEN_WAYS } from './token-wallet.ts';

export const handle = { namespaces: ['token', 'form'] };
export const clientLoader = catalogueLoader('token', 'form');
export const loader = () => null;

/** `/my-tokens`: place and number of rows are in the URL. */
export default function MyTokens() {
  return <MyTokensPage ways={TOKEN_WAYS} />;
}
