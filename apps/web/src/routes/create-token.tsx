import { CreateTokenPage } from '../features/token/create-page.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { TOKEN_WAYS } from './token-wallet.ts';

export const handle = { namespaces: ['token', 'form'] };
export const clientLoader = catalogueLoader('token', 'form');
export const loader = () => null;

/** `/create-token`: by the wallet, or for an account without one. */
export default function CreateToken() {
  return <CreateTokenPage ways={TOKEN_WAYS} />;
}
