import { FaucetPage } from '../../features/faucet/faucet-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['faucet', 'form'] };
export const clientLoader = catalogueLoader('faucet', 'form');
export const loader = () => null;

/** `/faucet`: gas for a new wallet, and test coins in development. */
export default function FaucetRoute() {
  return (
    <FaucetPage
      onTap={async ({ token, to, coins }) => {
        const { tapTestUsdt } = await import('../../features/wallet/tap-test-usdt.ts');
        return tapTestUsdt(token, to, coins);
      }}
    />
  );
}
