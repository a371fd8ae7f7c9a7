import { AuthPage } from '../../features/account/log-in/auth-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['account', 'form'] };
export const clientLoader = catalogueLoader('account', 'form');
export const loader = () => null;

/** `/auth`: login and registration. */
export default function Auth() {
  return <AuthPage />;
}
